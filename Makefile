# Nothing but Swift is needed: `make demo` and `make test` build what they use.
SWIFT ?= swift
ORACLE = $(SWIFT) run -c release --package-path Tests/ScannerOracle scanner-oracle
DIR ?= Sources

.PHONY: demo test oracle lint swift
.DEFAULT_GOAL := demo

# Lints the sample app that breaks its layers. Findings are what it is for, so exit code 1 is fine here.
demo: swift
	$(SWIFT) build -c release --product layerlint
	@echo '$$ layerlint samples/layered/broken'
	@.build/release/layerlint samples/layered/broken || { code=$$?; echo "exit code $$code"; test $$code -eq 1; }

# Everything that must hold before a change goes in.
test: swift
	$(SWIFT) build
	$(SWIFT) test
	$(SWIFT) test -c release --package-path Tests/ScannerOracle
	$(ORACLE) Sources Tests Rules samples .build/checkouts

# Facts of all Swift files below DIR against SwiftParser's: `make oracle DIR=path`
oracle: swift
	@test -e "$(DIR)" || { echo 'no such folder: $(DIR)'; exit 1; }
	$(ORACLE) "$(DIR)"

# Our own sources, by our own rules.
lint: swift
	$(SWIFT) build --product layerlint
	.build/debug/layerlint --strict

swift:
	@command -v $(SWIFT) >/dev/null || { \
	  echo 'Swift 6.1 or later is needed and was not found: install it from https://www.swift.org/install'; \
	  echo '(on macOS, Xcode brings it along), or say where it is: make SWIFT=/path/to/swift'; \
	  exit 1; }
