# `make help` lists the goals. SwiftPM does the work; make only checks first that the system's packages are
# installed.

NAME = $(if $(filter bench,$(MAKECMDGOALS)),.*,ReactiveForm)

# The seconds that `make fuzz-bytes` spends on each kind of bytes.
SECONDS = 3600

# The folder whose `bin` gets the command.
PREFIX = $(HOME)/.local

# The duration of `make soak`, and the seed of its first run.
SOAK_MINUTES = 60
SOAK_SEED = 1

# The path at which a server has the site of `make docs`.
BASE = /

# The scope of `make fuzz`: all fuzzers, or ONLY one test, with other seeds (FROM) or a single one (SEED).
ONLY = FuzzTests
# Groups of tests run in separate processes: those that keep the main actor busy, those with servers and commands, whose
# timeouts would expire in the meantime, and those that count.
fuzzers = ^FuzzTests\.
# Tests with requests run one after the other: the time limit of a request would pass while a different test has
# the processors.
networked = ^(CursesUIImageTests|DocumentationSampleTests|GitHubCascadeTests)\.
# The allocations of a frame are counted where no app of a different test is alive.
counted = ^FrameCostTests\.
# Views use one processor, so the tests of CursesUI run in a process beside that of the rest.
views = ^CursesUITests\.
# A program in a terminal needs a processor, because its tests wait a limited time for each screen. So they have a
# process of their own, and one other beside them.
programs = ^EndToEndTests\.
others = $(fuzzers)|$(networked)|$(counted)

# Builds with special settings contain only the tests that they run, in build folders of their own.
rig = TerminalRig TestSupport
fuzz = CURSESUI_TEST_TARGETS="FuzzTests $(rig)"
fuzz_options = -c release -Xswiftc -enable-testing --scratch-path .build-fuzz
# Views use one processor, so as many processes as there are processors share the seeds; a single seed needs one.
fuzz_parts = $(if $(SEED),1,$(shell getconf _NPROCESSORS_ONLN))
sanitize = CURSESUI_TEST_TARGETS="CursesUICombineTests CursesUITerminalTests CursesUITests \
	CursesUITestingTests CursesUIImageTests FuzzTests $(rig)"
watched = $(sanitize) FUZZ=little
leaks = LSAN_OPTIONS='suppressions=$(CURDIR)/.ci/leaks'
threads_options = --sanitize=thread --scratch-path .build-tsan
addresses_options = --sanitize=address --scratch-path .build-asan

swift_files = find . -name '.build*' -prune -o -name '*.swift' -print0

.PHONY: help demo demos build test test-views test-rest test-programs test-fuzz fuzz fuzz-bytes soak conformance \
	sanitize sanitize-threads sanitize-addresses sanitize-memory minimal samples pictures docs bench tables install \
	format lint clean

help:
	@echo "make demo              builds and shows the reactive form (Control-C ends it)"
	@echo "make demo NAME=...     another demo"
	@echo "make demos             lists the demos"
	@echo "make build             builds the library and the demos"
	@echo "make test              builds and runs all tests; test-views, test-rest, test-programs and test-fuzz are parts"
	@echo "                       that it runs two at a time, and that need its build"
	@echo "make fuzz              tries random input, texts and views, in release (SEED=... FROM=... ONLY=...)"
	@echo "make fuzz-bytes        looks for bytes that C code does not stand, guided by coverage (SECONDS=...)"
	@echo "make soak              uses all programs at random for an hour (SOAK_MINUTES=... SOAK_SEED=... SOAK_ONLY=...)"
	@echo "make conformance       compares random frames with the screens of tmux and xterm"
	@echo "make sanitize          looks for data races, wrong addresses and leaks; its parts are"
	@echo "                       sanitize-threads, sanitize-addresses and sanitize-memory"
	@echo "make minimal           tries make demo and make test on a Debian that has little (takes root)"
	@echo "make samples           shows the sample projects in a terminal, through the command cursesui"
	@echo "make pictures          draws the pictures of the documentation anew, and records those that move"
	@echo "make docs              builds the documentation of all products, a site in .build/docs (BASE=... its path)"
	@echo "make bench             measures, in release (NAME=W1 a workload, NAME=bodies compile times, else a regular expression)"
	@echo "make tables            makes the Unicode tables (UNICODE_DATA=..., CLDR_DATA=... other folders of the databases)"
	@echo "make install           puts the command cursesui into ~/.local/bin (PREFIX=... instead of ~/.local)"
	@echo "make format            writes all Swift files in the format of .swift-format"
	@echo "make lint              names what is not in that format, and changes nothing"
	@echo "make clean             removes what was built"
	@echo "make help              shows this"
	@echo
	@echo "Packages that are missing are named, and installed if you agree. INSTALL=1 agrees, INSTALL=0 does not."

# 130 is the status of a program that Control-C has ended.
demo:
	@.ci/require
	@test -d "Demos/$(NAME)" || { echo "There is no demo named $(NAME); these are:"; $(MAKE) -s demos; exit 1; } >&2
	@test -d .build || echo "The first build takes a few minutes."
	@swift run $(NAME) || [ $$? -eq 130 ]

# The first line of the documentation comment of each demo's app.
demos:
	@for demo in Demos/*/; do \
		name=$$(basename "$$demo"); \
		about=$$(sed -n '/^\/\/\/ /{s///p;q;}' "$$demo$${name}App.swift"); \
		printf '%-20s  %s\n' "$$name" "$$about"; \
	done

build:
	@.ci/require command
	swift build

test:
	@.ci/require test
	@$(MAKE) -s lint
	swift build --build-tests
	@$(MAKE) -s -j 2 test-views test-rest test-programs test-fuzz
	swift test --skip-build --no-parallel --filter '$(networked)'
	swift test --skip-build --filter '$(counted)'
	Tests/Consumer/check

# The parts of `make test` that do not disturb each other.
test-views:
	.ci/lines swift test --skip-build --ignore-lock --filter '$(views)'

test-rest:
	.ci/lines swift test --skip-build --ignore-lock --skip '$(views)|$(programs)|$(others)'

test-programs:
	.ci/lines swift test --skip-build --ignore-lock --filter '$(programs)'

test-fuzz:
	.ci/lines swift test --skip-build --ignore-lock --filter '$(fuzzers)'

fuzz:
	@.ci/require test
	$(fuzz) swift build --build-tests $(fuzz_options)
	Tests/CoverageFuzz/run
	@seq 0 $$(($(fuzz_parts) - 1)) | xargs -P $(fuzz_parts) -I{} \
		env $(fuzz) FUZZ=full FUZZ_SEED='$(SEED)' FUZZ_FROM='$(FROM)' FUZZ_PART={}/$(fuzz_parts) \
		swift test --skip-build --ignore-lock $(fuzz_options) --filter '$(ONLY)'

# Inputs that are found wrong are kept, and tried by `make fuzz`.
fuzz-bytes:
	@.ci/require test
	Tests/CoverageFuzz/run '$(SECONDS)'

soak:
	@.ci/require test
	swift build --build-tests
	SOAK_MINUTES='$(SOAK_MINUTES)' SOAK_SEED='$(SOAK_SEED)' SOAK_ONLY='$(SOAK_ONLY)' \
		swift test --skip-build --filter EndToEndTests.EndToEnd/Soak

conformance:
	@.ci/require conformance
	CURSESUI_TEST_TARGETS="CursesUITerminalTests $(rig)" swift build --build-tests
	CURSESUI_TEST_TARGETS="CursesUITerminalTests $(rig)" CONFORMANCE=full \
		swift test --skip-build --filter CursesUITerminalTests.TerminalDriver/Conformance

sanitize: sanitize-threads sanitize-addresses sanitize-memory

sanitize-threads:
	@.ci/require test
	$(sanitize) swift build --build-tests $(threads_options)
	$(watched) TSAN_OPTIONS='halt_on_error=1' swift test --skip-build $(threads_options) --skip '$(others)'
	$(watched) TSAN_OPTIONS='halt_on_error=1' swift test --skip-build $(threads_options) --no-parallel --filter '$(networked)'
	$(watched) TSAN_OPTIONS='halt_on_error=1' swift test --skip-build $(threads_options) --filter '$(fuzzers)'

# The leak sanitizer reports the memory that is left when the tests have ended.
sanitize-addresses:
	@.ci/require test
	$(sanitize) swift build --build-tests $(addresses_options)
	$(watched) $(leaks) swift test --skip-build $(addresses_options) --skip '$(others)'
	$(watched) $(leaks) swift test --skip-build $(addresses_options) --no-parallel --filter '$(networked)'
	$(watched) $(leaks) swift test --skip-build $(addresses_options) --filter '$(fuzzers)'

# Memory is measured in a process of its own.
sanitize-memory:
	@.ci/require test
	swift build --build-tests
	LEAKS=measure swift test --skip-build --no-parallel --filter 'FuzzTests.LeakTests|DemoTests.GrowthTests'

minimal:
	@.ci/minimal

samples:
	@.ci/require test
	swift build --product cursesui
	Tests/Samples/check

# Still pictures are drawn by the tests that compare them; the scripts in Tests/Recordings record those that move.
pictures:
	@.ci/require test
	swift build --build-tests
	CURSESUI_RECORD=failed swift test --skip-build --filter 'DocumentationPictureTests|DocumentationSampleTests|/picture'
	@for script in Tests/Recordings/*.keys; do \
		for background in '' --light; do \
			.build/debug/cursesui record $$background --format animation \
				--output Sources/CursesUI/CursesUI.docc/Resources "$$script" || exit; \
		done; \
	done

docs:
	@.ci/require
	@.ci/docs '$(BASE)'

bench:
	@.ci/require test
	@Benchmarks/run '$(NAME)'

# The database is in the package unicode-data, or in the folder that UNICODE_DATA names.
tables:
	@Tests/Tools/tables
	@Tests/Tools/plurals

# The program knows the folder that it was built in, which the packages that it writes name. It waits for the compiler
# and for other programs, so it is built without optimizations, which take several times as long: what other goals have
# built is then used here.
install:
	@.ci/require command
	@test -d .build || echo "The first build takes a few minutes."
	swift build --product cursesui
	@mkdir -p '$(PREFIX)/bin'
	@install '.build/debug/cursesui' '$(PREFIX)/bin/cursesui'
	@echo "cursesui is in $(PREFIX)/bin."
	@case ":$$PATH:" in *':$(PREFIX)/bin:'*) ;; *) echo "That folder is not in PATH." ;; esac

format:
	@$(swift_files) | xargs -0 swift format format --in-place --parallel

lint:
	@$(swift_files) | xargs -0 swift format lint --strict --parallel

clean:
	rm -rf .build .build-fuzz .build-tsan .build-asan Benchmarks/.build Benchmarks/.build-static
