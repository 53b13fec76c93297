# Nothing but Swift is needed: `make demo` and `make test` build what they use.
SWIFT ?= swift
ORACLE = $(SWIFT) run -c release --package-path Tests/ScannerOracle scanner-oracle
DIR ?= Sources
# Without debug information, which takes a twentieth of the time of a clean build.
RELEASE = -c release -debug-info-format none $(UNCHECKED) $(METADATA) $(STATIC)
# Overlapping accesses are checked in debug builds, where all tests run: see docs/performance.md.
UNCHECKED = -Xswiftc -enforce-exclusivity=unchecked
# Types are made from their parts instead of from their names, where this Swift knows how: to read a name the runtime looks through all
# thousands of conformances in the program, for each kind of dictionary with a key of ours.
METADATA = $(shell flag=-disable-concrete-type-metadata-mangled-name-accessors; \
  $(SWIFT)c -frontend -help-hidden 2>/dev/null | grep -q -e "$$flag" && echo -Xswiftc -Xfrontend -Xswiftc $$flag)
# On Linux with Swift's and C++'s libraries in it and at fixed places in memory, where this Swift has them to link and LLVM's
# linker: it starts in half the time. Without frame pointers it has one register more and two instructions less a call.
STATIC = $(shell usr=$$($(SWIFT) -print-target-info 2>/dev/null | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1|p'); \
  test "$$(uname -s)" = Linux && test -d "$$usr/lib/swift_static" && test -x "$$usr/bin/ld.lld" || exit 0; \
  echo --omit-frame-pointers --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker --no-pie -Xlinker --no-export-dynamic; \
  cxx=$$("$$usr/bin/clang" -print-file-name=libstdc++.a); test -f "$$cxx" || exit 0; \
  mkdir -p .build/static && ln -sf "$$cxx" .build/static \
  && echo -Xswiftc -L.build/static -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)

# Installs a package of Debian's. A bare machine has no list of them yet.
debian = { command -v apt-get >/dev/null && { apt-get install -y $(1) || { apt-get update && apt-get install -y $(1); } \
  || { sudo apt-get update && sudo apt-get install -y $(1); }; }; }

.PHONY: demo test generate oracle accuracy bench compare sanitize parse-only consumers dist lint editors swift libclang
.DEFAULT_GOAL := demo

# Lints sample apps that break their layers, MVC and MVP. Findings are what they are for, so exit code 1 is fine here.
demo: swift libclang
	$(SWIFT) build $(RELEASE) --product layerlint
	@for sample in layered mvc mvp; do \
	  echo; echo "$$ layerlint samples/$$sample/broken"; \
	  .build/release/layerlint samples/$$sample/broken || { code=$$?; echo "exit code $$code"; test $$code -eq 1; }; \
	done

# Everything that must hold before a change goes in.
test: swift libclang
	$(SWIFT) build
	$(SWIFT) test
	$(MAKE) consumers
	$(SWIFT) test -c release --package-path Tests/ScannerOracle
	$(ORACLE) Sources Tests samples .build/checkouts

# Everything that is made from the packs of Rules. `make generate CHECK=1` fails where something is out of date.
generate: swift
	$(SWIFT) run --quiet generate $(if $(CHECK),--check)

# Facts of all Swift files below DIR against SwiftParser's: `make oracle DIR=path`
oracle: swift
	@test -e "$(DIR)" || { echo 'no such folder: $(DIR)'; exit 1; }
	$(ORACLE) "$(DIR)"

# Our graph against the compiler's, on four packages that are cloned and built in .build/accuracy.
accuracy: swift
	@command -v python3 >/dev/null || { echo 'python3 is needed for the arithmetic'; exit 1; }
	$(SWIFT) build $(RELEASE) --product layerlint
	$(SWIFT) build $(RELEASE) --product index-references
	@SWIFT=$(SWIFT) python3 Tests/Accuracy/measure.py .build/release/layerlint .build/release/index-references .build/accuracy $(LIST)

# How fast it is, beside what else reads the same files: synthetic apps of ours, or `make bench DIR=path`. LINES=10000,20000 makes
# others. P, SwiftParser merely parsing, is there after `make parse-only`, or where PUREPARSE names such a program.
PUREPARSE ?= $(wildcard .build/parse-only/release/parse-only)
BENCH = .build/bench
bench: swift libclang $(BENCH)/others
	$(SWIFT) build $(RELEASE) --product layerlint
	PUREPARSE=$(PUREPARSE) PATH="$(CURDIR)/$(BENCH)/others/bin:$$PATH" python3 Tests/Bench/bench.py .build/release/layerlint $(BENCH) \
	  $(if $(LINES),--lines $(LINES)) $(if $(filter-out Sources,$(DIR)),"$(DIR)")

# The CPU time of two builds: `make compare OLD=binary DIR=app`, or `make compare WITHOUT=UNCHECKED DIR=app`, which builds a second one
# without the options of that variable. See docs/performance.md.
compare: swift libclang
	@command -v python3 >/dev/null || { echo 'python3 is needed to measure'; exit 1; }
	@test -n "$(OLD)$(WITHOUT)" || { echo 'say OLD=path/to/layerlint or WITHOUT=UNCHECKED'; exit 1; }
	$(SWIFT) build $(RELEASE) --product layerlint
ifdef WITHOUT
	$(SWIFT) build $(subst $($(WITHOUT)),,$(RELEASE)) --product layerlint --scratch-path .build/without
endif
	python3 Tests/Bench/compare.py $(or $(OLD),.build/without/release/layerlint) .build/release/layerlint "$(DIR)"

# The tests, in a build of their own, with the address sanitizer or SANITIZER=thread; SUITES='NameTableTests|PackingTests' chooses some.
# Swift has no sanitizer for undefined behaviour on Linux. What lasts as long as the program is not a leak.
SANITIZER ?= address
SUITES ?= .
SANITIZED = --sanitize=$(SANITIZER) --scratch-path .build/sanitize-$(SANITIZER)
sanitize: swift libclang
	$(SWIFT) build --build-tests $(SANITIZED) -debug-info-format none
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --skip-build $(SANITIZED) --filter '$(SUITES)'

# ast-grep, from PyPI: without it there are the other yardsticks.
$(BENCH)/others:
	@command -v python3 >/dev/null || { echo 'python3 is needed to measure'; exit 1; }
	mkdir -p $(BENCH) && python3 -m venv $@
	$@/bin/pip install --quiet ast-grep-cli || echo 'ast-grep is left out: it could not be had from PyPI'

# The yardstick P, made of swift-syntax's sources: eight minutes, once.
parse-only: swift
	$(SWIFT) build -c release --package-path Tests/Bench/ParseOnly --scratch-path .build/parse-only

# Editors that talk to `layerlint lsp`, run by scripts.
editors: swift
	@command -v nvim >/dev/null || $(call debian,neovim) \
	  || { echo 'Neovim was not found: install it (Debian: apt-get install neovim)'; exit 1; }
	$(SWIFT) build --product layerlint
	Tests/Editors/neovim.sh .build/debug/layerlint

# Every report format, read by programs that others use for it: Python packages in an environment of its own, and xmllint.
CONSUMERS = .build/consumers
consumers: swift $(CONSUMERS)/ready
	@command -v xmllint >/dev/null || $(call debian,libxml2-utils) \
	  || { echo 'xmllint was not found: install it (Debian: apt-get install libxml2-utils)'; exit 1; }
	$(SWIFT) build --product layerlint
	$(CONSUMERS)/bin/python Tests/Consumers/check.py .build/debug/layerlint samples/*/*/

$(CONSUMERS)/ready: Tests/Consumers/requirements.txt
	python3 -m venv $(CONSUMERS)
	$(CONSUMERS)/bin/pip install --quiet -r Tests/Consumers/requirements.txt \
	  || { echo 'the report formats were NOT checked: their readers could not be had from PyPI'; exit 1; }
	touch $@

# What a release hands out: one binary that needs no Swift where it runs (on Linux with Swift's libraries in it, on macOS for
# both processors), as an archive, as an artifact bundle for SwiftPM, and with a recipe for Homebrew.
DIST = -c release $(UNCHECKED) $(METADATA) --product layerlint $$(test "$$(uname -s)" = Linux && echo --static-swift-stdlib || echo --arch arm64 --arch x86_64)
dist: swift
	$(SWIFT) build $(DIST)
	@binary=$$($(SWIFT) build $(DIST) --show-bin-path)/layerlint && .ci/dist $$binary $$($$binary --version)

# Our own sources, by our own rules.
lint: swift
	$(SWIFT) build --product layerlint
	.build/debug/layerlint --strict

# Objective-C is read through libclang: Xcode and Swift's toolchains bring one, Debian has it as a package. Without any,
# Objective-C is read by its tokens, and the tests of libclang fail.
libclang:
	@test -n "$$LIBCLANG_PATH" -o "$$(uname -s)" != Linux \
	  || ls "$$(dirname "$$(readlink -f "$$(command -v $(SWIFT))")")"/../lib/libclang.so >/dev/null 2>&1 \
	  || ldconfig -p | grep -q 'libclang[-.]' \
	  || $(call debian,libclang-dev) \
	  || echo 'libclang was not found: install it (Debian: apt-get install libclang-dev) or set LIBCLANG_PATH'

swift:
	@command -v $(SWIFT) >/dev/null || { \
	  echo 'Swift 6.1 or later is needed and was not found: install it from https://www.swift.org/install'; \
	  echo '(on macOS, Xcode brings it along), or say where it is: make SWIFT=/path/to/swift'; \
	  exit 1; }
