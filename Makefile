# `make demo` needs Swift only. `make test` also needs Python 3, for the programs that read the reports.
SWIFT ?= swift
ORACLE = $(SWIFT) run -c release --package-path Tests/ScannerOracle scanner-oracle
DIR ?= Sources
# Debug information would make a clean build 5 % slower.
RELEASE = -c release -debug-info-format none $(PREFIX) $(UNCHECKED) $(STATIC)
# No path of this machine is in the binary, so that the same sources make the same bytes in any folder.
PREFIX = -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. -Xcc -ffile-prefix-map=$(CURDIR)=.
# Debug builds, where all tests run, check overlapping accesses: see docs/performance.md.
UNCHECKED = -Xswiftc -enforce-exclusivity=unchecked
# On Linux, link the libraries of Swift and C++ statically and at fixed addresses, if this toolchain has them and
# LLVM's linker: the program starts in half the time. Without frame pointers, code has one more register and two fewer
# instructions a call.
STATIC = $(shell usr=$$($(SWIFT) -print-target-info 2>/dev/null | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1|p'); \
  test "$$(uname -s)" = Linux && test -d "$$usr/lib/swift_static" && test -x "$$usr/bin/ld.lld" || exit 0; \
  echo --omit-frame-pointers --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker --no-pie -Xlinker --no-export-dynamic; \
  cxx=$$("$$usr/bin/clang" -print-file-name=libstdc++.a); test -f "$$cxx" || exit 0; \
  mkdir -p .build/static && ln -sf "$$cxx" .build/static \
  && echo -Xswiftc -L.build/static -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)

# Installs a Debian package. A new machine has no package lists yet.
debian = { command -v apt-get >/dev/null && { apt-get install -y $(1) || { apt-get update && apt-get install -y $(1); } \
  || { sudo apt-get update && sudo apt-get install -y $(1); }; }; }

.PHONY: demo test format generate oracle accuracy bench compare sanitize parse-only consumers dist reproducible faults edits fuzz fuzzer mutants bombs lint swift \
  libclang packages swiftpm agents bazel page-tests pictures editors editors-random editors-hostile bench-editor vscode
.DEFAULT_GOAL := demo

# Lints sample apps that break layers, MVC and MVP. Exit status 1 is expected, because they have findings.
demo: swift libclang
	$(SWIFT) build $(RELEASE) --product layerlint
	@for sample in layered mvc mvp; do \
	  echo; echo "$$ layerlint samples/$$sample/broken"; \
	  .build/release/layerlint samples/$$sample/broken || { code=$$?; echo "exit code $$code"; test $$code -eq 1; }; \
	done

# Everything that must pass before a change is merged.
test: swift libclang
	$(SWIFT) build --product layerlintPackageTests
	$(SWIFT) test --skip-build
	$(MAKE) consumers
	$(SWIFT) test -c release --package-path Tests/ScannerOracle
	$(ORACLE) Sources Tests samples .build/checkouts

# Formats all Swift files. `make format CHECK=1` fails if one is not formatted.
format: swift
	$(SWIFT) format $(if $(CHECK),lint --strict,format --in-place) --parallel --recursive Sources Tests Package.swift

# Writes all files that are made from Rules/. `make generate CHECK=1` fails if one is out of date.
generate: swift
	$(SWIFT) run --quiet generate $(if $(CHECK),--check)

# Compares the facts of all Swift files below DIR with SwiftParser's: `make oracle DIR=path`
oracle: swift
	@test -e "$(DIR)" || { echo 'no such folder: $(DIR)'; exit 1; }
	$(ORACLE) "$(DIR)"

# Compares our graph with the compiler's index, on four packages that are cloned and built in .build/accuracy.
accuracy: swift
	@command -v python3 >/dev/null || { echo 'python3 is needed for the arithmetic'; exit 1; }
	$(SWIFT) build $(RELEASE) --product layerlint
	$(SWIFT) build $(RELEASE) --product index-references
	@SWIFT=$(SWIFT) python3 Tests/Accuracy/measure.py .build/release/layerlint .build/release/index-references .build/accuracy $(LIST)

# Compares speed with other tools that read the same files: on synthetic apps, or `make bench DIR=path`.
# LINES=10000,20000 sets their sizes. P, which only parses with SwiftParser, needs `make parse-only` first, or
# PUREPARSE=program.
PUREPARSE ?= $(wildcard .build/parse-only/release/parse-only)
BENCH = .build/bench
bench: swift libclang $(BENCH)/others
	$(SWIFT) build $(RELEASE) --product layerlint
	PUREPARSE=$(PUREPARSE) PATH="$(CURDIR)/$(BENCH)/others/bin:$$PATH" python3 Tests/Bench/bench.py .build/release/layerlint $(BENCH) \
	  $(if $(LINES),--lines $(LINES)) $(if $(filter-out Sources,$(DIR)),"$(DIR)")

# Compares the CPU time of two builds: `make compare OLD=binary DIR=app`, or `make compare WITHOUT=UNCHECKED DIR=app`,
# which also builds without the options of that variable. See docs/performance.md.
compare: swift libclang
	@command -v python3 >/dev/null || { echo 'python3 is needed to measure'; exit 1; }
	@test -n "$(OLD)$(WITHOUT)" || { echo 'set OLD=path/to/layerlint or WITHOUT=UNCHECKED'; exit 1; }
	$(SWIFT) build $(RELEASE) --product layerlint
ifdef WITHOUT
	$(SWIFT) build $(subst $($(WITHOUT)),,$(RELEASE)) --product layerlint --scratch-path .build/without
endif
	python3 Tests/Bench/compare.py $(or $(OLD),.build/without/release/layerlint) .build/release/layerlint "$(DIR)"

# Runs the tests in a separate build with the address sanitizer, or with SANITIZER=thread.
# SUITES='NameTableTests|PackingTests' chooses suites. Leaks are not checked: some memory lives as long as the program.
# Swift has no sanitizer for undefined behaviour on Linux. Sanitizers reserve more addresses than the limits on memory
# allow, so that SANITIZED leaves those out.
SANITIZER ?= address
SUITES ?= .
SANITIZED = --sanitize=$(SANITIZER) --scratch-path .build/sanitize-$(SANITIZER) -Xswiftc -DSANITIZED
sanitize: swift libclang
	$(SWIFT) build --product layerlintPackageTests $(SANITIZED) -debug-info-format none
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --skip-build $(SANITIZED) --filter '$(SUITES)'

# ast-grep, from PyPI. `make bench` works without it too.
$(BENCH)/others:
	@command -v python3 >/dev/null || { echo 'python3 is needed to measure'; exit 1; }
	mkdir -p $(BENCH) && python3 -m venv $@
	$@/bin/pip install --quiet ast-grep-cli || echo 'ast-grep is left out: it could not be installed from PyPI'

# Builds P, which `make bench` compares with, from the sources of swift-syntax. It takes eight minutes, once.
parse-only: swift
	$(SWIFT) build -c release --package-path Tests/Bench/ParseOnly --scratch-path .build/parse-only

# Counts the instructions of a release build on worst-case projects. The tests do the same with smaller
# projects and a debug build. On Linux, `make` installs valgrind if the processor's counter cannot be read.
bombs: swift libclang
	$(SWIFT) build $(RELEASE) --product layerlint
	perf stat -e instructions:u true 2>&1 | grep -q '[0-9] *instructions' || command -v valgrind >/dev/null \
	  || test "$$(uname -s)" != Linux || $(call debian,valgrind)
	$(SWIFT) build --product layerlintPackageTests
	LAYERLINT_BINARY=$(CURDIR)/.build/release/layerlint $(SWIFT) test --skip-build --filter 'BombTests.workIsLinear' \
	  | grep -E 'growth|Suite|Test run'

# Runs the program while files, disks, limits and signals fail. FAULTS='links signals' chooses some.
faults: swift
	@command -v python3 >/dev/null || { echo 'python3 is needed'; exit 1; }
	$(SWIFT) build $(RELEASE) --product layerlint
	python3 Tests/Faults/faults.py .build/release/layerlint $(FAULTS)

# Edits apps at random and compares runs with and without a cache: `make edits DIR='app app' STEPS=1000`.
STEPS ?= 100
edits: swift libclang
	@command -v python3 >/dev/null || { echo 'python3 is needed'; exit 1; }
	$(SWIFT) build $(RELEASE) --product layerlint
	@for app in $(if $(filter-out Sources,$(DIR)),$(DIR),samples/*/*); do \
	  python3 Tests/Faults/edits.py .build/release/layerlint $$app $(STEPS) $(SEED) || exit 1; \
	done

# Lints small projects that libFuzzer makes of the samples, for TIME seconds, with all report formats, different numbers
# of threads, with libclang and without, with and without a cache, also a damaged one, after an edit, and in an editor
# server. FROM adds folders of code. An input that crashes, hangs or gives different reports is written to .build/fuzz:
# add it to Tests/Fuzz/failures, which every run starts with.
TIME ?= 60
FUZZ = .build/fuzz
FUZZER = $(FUZZ)/build/*/release/fuzz
fuzz: fuzzer
	mkdir -p $(FUZZ)/corpus
	$(FUZZER) $(FUZZ)/corpus $(FUZZ)/seeds Tests/Fuzz/inputs Tests/Fuzz/failures -dict=Tests/Fuzz/words.dict \
	  -artifact_prefix=$(FUZZ)/ -max_total_time=$(TIME) -timeout=60 -rss_limit_mb=4096 -max_len=60000 -print_final_stats=1 \
	  || { $(KEEP_INPUT); exit 1; }
KEEP_INPUT = cp /dev/shm/layerlint-fuzz/last-input $(FUZZ)/last-input; echo "the input is in $(FUZZ)/last-input"

fuzzer: swift libclang
	@command -v python3 >/dev/null || { echo 'python3 is needed to collect the inputs'; exit 1; }
	$(SWIFT) build -c release --package-path Tests/Fuzz --scratch-path $(FUZZ)/build -Xswiftc -sanitize=fuzzer \
	  -Xswiftc -enable-testing $(if $(STATIC),-Xswiftc -use-ld=lld) --product fuzz
	python3 Tests/Fuzz/seeds.py $(FUZZ)/seeds samples $(FROM)

# Damages files of the same small projects at random, many in each run, TIME seconds for each kind of input: most runs
# are cold, and every fourth is repeated with four threads and with a cache. SEED chooses other mutants.
KINDS ?= swift objectiveC libclang storyboard manifest project configuration baseline index cache
mutants: fuzzer
	@for kind in $(KINDS); do \
	  $(FUZZER) mutants $$kind $(TIME) $(SEED) $(FUZZ)/seeds Tests/Fuzz/inputs Tests/Fuzz/failures || { $(KEEP_INPUT); exit 1; }; \
	done

# Runs editors with `layerlint lsp`, each by a script: Neovim, Emacs with eglot, Vim with ALE, and a client from PyPI.
EDITORS = .build/editors
editors: swift $(EDITORS)/ready
	@for program in nvim:neovim emacs:emacs-nox,elpa-eglot vim:vim,vim-ale; do \
	  command -v "$${program%%:*}" >/dev/null || $(call debian,$$(echo "$${program#*:}" | tr , ' ')) \
	  || { echo "$${program%%:*} was not found: install it (Debian: apt-get install $${program#*:})"; exit 1; }; \
	done
	@test -n "$$ALE" -o -d /usr/share/vim-ale || $(call debian,vim-ale)
	$(SWIFT) build --product layerlint
	Tests/Editors/neovim.sh .build/debug/layerlint
	Tests/Editors/emacs.sh .build/debug/layerlint
	Tests/Editors/vim.sh .build/debug/layerlint
	LAYERLINT=$(CURDIR)/.build/debug/layerlint $(EDITORS)/bin/python -m pytest -q Tests/Editors/protocol

$(EDITORS)/ready: Tests/Editors/protocol/requirements.txt
	python3 -m venv $(EDITORS)
	$(EDITORS)/bin/pip install --quiet -r Tests/Editors/protocol/requirements.txt \
	  || { echo 'the protocol was NOT tested: its client could not be installed from PyPI'; exit 1; }
	touch $@

# Edits apps at random and compares with a fresh server every few edits: `make editors-random DIR='app app' EDITS=1000`.
EDITS ?= 300
SEED ?= 1
editors-random: swift libclang
	$(SWIFT) build $(RELEASE) --product layerlint
	@for app in $(if $(filter-out Sources,$(DIR)),$(DIR),samples/*/*); do \
	  python3 Tests/Editors/random_edits.py .build/release/layerlint $$app $(EDITS) $(SEED) || exit 1; \
	done

# Sends damaged messages to the server: `make editors-hostile MESSAGES=1000000`.
MESSAGES ?= 100000
editors-hostile: swift libclang
	$(SWIFT) build $(RELEASE) --product layerlint
	python3 Tests/Editors/hostile.py .build/release/layerlint samples/layered/broken $(MESSAGES) $(SEED)

# Measures the server: on synthetic apps, or `make bench-editor DIR=path`. LINES=300000,1000000 sets their sizes.
bench-editor: swift libclang
	$(SWIFT) build $(RELEASE) --product layerlint
	python3 Tests/Editors/bench.py .build/release/layerlint $(BENCH) $(if $(LINES),--lines $(LINES)) \
	  $(if $(filter-out Sources,$(DIR)),"$(DIR)")

# Tests the extension for VS Code with Node, and that the server supports what it uses.
vscode: swift
	@command -v node >/dev/null || $(call debian,nodejs) \
	  || { echo 'Node was not found: install it (Debian: apt-get install nodejs)'; exit 1; }
	$(SWIFT) build --product layerlint
	cd integrations/vscode && LAYERLINT=$(CURDIR)/.build/debug/layerlint node --test

# Reads every report format with a common program for it: Python packages in a virtual environment, and xmllint.
CONSUMERS = .build/consumers
consumers: swift $(CONSUMERS)/ready
	@command -v xmllint >/dev/null || $(call debian,libxml2-utils) \
	  || { echo 'xmllint was not found: install it (Debian: apt-get install libxml2-utils)'; exit 1; }
	$(SWIFT) build --product layerlint
	$(CONSUMERS)/bin/python Tests/Consumers/check.py .build/debug/layerlint samples/*/*/

$(CONSUMERS)/ready: Tests/Consumers/requirements.txt
	python3 -m venv $(CONSUMERS)
	$(CONSUMERS)/bin/pip install --quiet -r Tests/Consumers/requirements.txt \
	  || { echo 'the report formats were NOT checked: their readers could not be installed from PyPI'; exit 1; }
	touch $@

# Opens the HTML page in Chromium, and uses every view with mouse and keyboard; `make page-tests DIR=app` also on an app.
# CHROMIUM names the browser; PAGE_OUTPUT the folder for pictures, PAGE_PICTURES one with earlier pictures to compare.
PAGE = .build/page
page-tests: swift libclang $(PAGE)/ready
	$(SWIFT) build --product layerlint
	$(PAGE)/bin/python Tests/Page/check.py .build/debug/layerlint samples/layered/broken samples/mvc/broken \
	  samples/ownership/broken samples/coordinator/broken $(if $(filter-out Sources,$(DIR)),"$(DIR)")

# Makes the pictures of the documentation from a sample.
pictures: swift $(PAGE)/ready
	@command -v tmux >/dev/null || $(call debian,tmux) \
	  || { echo 'tmux was not found: install it (Debian: apt-get install tmux)'; exit 1; }
	@command -v nvim >/dev/null || $(call debian,neovim) \
	  || { echo 'Neovim was not found: install it (Debian: apt-get install neovim)'; exit 1; }
	$(SWIFT) build --product layerlint
	$(PAGE)/bin/python Tests/Editors/pictures.py .build/debug/layerlint samples/layered/broken docs/images
	$(PAGE)/bin/python Tests/Page/pictures.py .build/debug/layerlint samples/layered/broken docs/images

$(PAGE)/ready: Tests/Page/requirements.txt
	@command -v $${CHROMIUM:-chromium} >/dev/null || command -v google-chrome >/dev/null || $(call debian,chromium) \
	  || { echo 'Chromium was not found: install it (Debian: apt-get install chromium) or set CHROMIUM'; exit 1; }
	python3 -m venv $(PAGE)
	$(PAGE)/bin/pip install --quiet -r Tests/Page/requirements.txt \
	  || { echo 'the page was NOT checked: Playwright could not be installed from PyPI'; exit 1; }
	touch $@

# Builds the files of a release, see docs/ci.md: a binary that needs no Swift on the machine (on Linux with Swift's
# libraries linked in, on macOS for both processors), archives, an artifact bundle for SwiftPM and a Homebrew formula.
# Omits the hashes of object files' paths, which only incremental builds need.
UNHASHED = $(shell flag=-disable-incremental-llvm-codegen; \
  $(SWIFT)c -frontend -help-hidden 2>/dev/null | grep -q -e "$$flag" && echo -Xswiftc -Xfrontend -Xswiftc $$flag)
DIST = $(RELEASE) $(UNHASHED) --product layerlint $$(test "$$(uname -s)" = Linux || echo --arch arm64 --arch x86_64)
dist: export LAYERLINT_COMMIT = $(shell git describe --always --abbrev=12 --dirty --exclude '*' 2>/dev/null)
dist: swift
	@command -v python3 >/dev/null || { echo 'python3 is needed to pack the archives'; exit 1; }
	$(SWIFT) build $(DIST)
	.ci/dist "$$($(SWIFT) build $(DIST) --show-bin-path)/layerlint"

# Builds the release of the current commit in two clones, in folders with different names, and compares the bytes.
reproducible: swift
	.ci/reproducible

# Checks the files of a release, made from a debug build, and the recipes of docs/ci.md, with the programs that use
# them: shells, mandoc, Ruby, and the schemas in check-jsonschema from PyPI. Runs the page's path to a pull request.
PACKAGES = .build/packages
packages: swift $(PACKAGES)/ready
	@for tool in zsh fish mandoc ruby shellcheck; do command -v $$tool >/dev/null || $(call debian,$$tool) \
	  || { echo "$$tool was not found: install it (Debian: apt-get install $$tool)"; exit 1; }; done
	$(SWIFT) build --product layerlint
	$(PACKAGES)/bin/python Tests/Packages/check.py .build/debug/layerlint
	python3 Tests/Packages/first_pull_request.py .build/debug/layerlint

$(PACKAGES)/ready: Tests/Packages/requirements.txt
	python3 -m venv $(PACKAGES)
	$(PACKAGES)/bin/pip install --quiet -r Tests/Packages/requirements.txt \
	  || { echo 'the packages were NOT checked: check-jsonschema could not be installed from PyPI'; exit 1; }
	touch $@

# Builds and tests a sample package with the plugins and the test library of integrations/swiftpm.
swiftpm: swift
	$(SWIFT) build --product layerlint
	SWIFT=$(SWIFT) Tests/SwiftPackages/check.sh .build/debug/layerlint

# Lints the workspace of integrations/bazel/example with Bazel, in sandboxes, and checks which actions run after each
# change, and which results come from the disk cache. BAZEL names the program.
bazel: swift libclang
	@command -v $${BAZEL:-bazel} >/dev/null || $(call debian,bazel-bootstrap) \
	  || { echo 'Bazel was not found: install it (Debian: apt-get install bazel-bootstrap) or set BAZEL'; exit 1; }
	$(SWIFT) build --product layerlint
	python3 Tests/Bazel/check.py .build/debug/layerlint

# Calls the tools of `layerlint mcp` with the client from PyPI, on a sample or, with `make agents DIR=path`, an app.
AGENTS = .build/agents
agents: swift $(AGENTS)/ready
	$(SWIFT) build --product layerlint
	$(AGENTS)/bin/python Tests/Agents/client.py .build/debug/layerlint $(filter-out Sources,$(DIR))

$(AGENTS)/ready: Tests/Agents/requirements.txt
	python3 -m venv $(AGENTS)
	$(AGENTS)/bin/pip install --quiet -r Tests/Agents/requirements.txt \
	  || { echo 'the server was NOT asked: its client could not be installed from PyPI'; exit 1; }
	touch $@

# Lints our own sources with .layerlint.yml.
lint: swift
	$(SWIFT) build --product layerlint
	.build/debug/layerlint --strict

# Installs libclang if it is missing. Xcode and Swift toolchains include it, Debian has a package. Without it,
# Objective-C is read by its tokens only, and the tests of libclang fail.
libclang:
	@test -n "$$LIBCLANG_PATH" -o "$$(uname -s)" != Linux \
	  || ls "$$(dirname "$$(readlink -f "$$(command -v $(SWIFT))")")"/../lib/libclang.so >/dev/null 2>&1 \
	  || ldconfig -p | grep -q 'libclang[-.]' \
	  || $(call debian,libclang-dev) \
	  || echo 'libclang was not found: install it (Debian: apt-get install libclang-dev) or set LIBCLANG_PATH'

swift:
	@command -v $(SWIFT) >/dev/null || { \
	  echo 'Swift 6.1 or later is needed and was not found: install it from https://www.swift.org/install'; \
	  echo '(on macOS, Xcode includes it), or set its path: make SWIFT=/path/to/swift'; \
	  exit 1; }
