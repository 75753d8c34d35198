# `make help` tells what there is to do. The work is SwiftPM's; make only sees to it first that
# the system's packages are there.

NAME = $(if $(filter bench,$(MAKECMDGOALS)),.*,ReactiveForm)

.PHONY: help demo demos build test sanitize bench clean

help:
	@echo "make demo              builds and shows the reactive form (Control-C ends it)"
	@echo "make demo NAME=...     another demo"
	@echo "make demos             lists the demos"
	@echo "make build             builds the library and the demos"
	@echo "make test              builds and runs all tests"
	@echo "make sanitize          runs the tests of Combine under the thread sanitizer"
	@echo "make bench             measures, in release (NAME=... is a regular expression)"
	@echo "make clean             removes what was built"

# 130 is how a program ends by Control-C.
demo:
	@.ci/require
	@test -d "Demos/$(NAME)" || { echo "There is no demo named $(NAME); these are:"; $(MAKE) -s demos; exit 1; } >&2
	@swift run $(NAME) || [ $$? -eq 130 ]

# The first line of the documentation comment of each demo's app.
demos:
	@for demo in Demos/*/; do \
		name=$$(basename "$$demo"); \
		about=$$(sed -n '/^\/\/\/ /{s///p;q;}' "$$demo$${name}App.swift"); \
		printf '%-20s  %s\n' "$$name" "$$about"; \
	done

build:
	@.ci/require
	swift build

test:
	@.ci/require test
	swift build --build-tests
	swift test --skip-build
	Tests/Consumer/check

sanitize:
	@.ci/require test
	swift test --sanitize=thread --scratch-path .build-tsan --filter CursesUICombineTests

bench:
	@.ci/require
	swift package --package-path Benchmarks benchmark --no-progress --filter '$(NAME)'

clean:
	rm -rf .build .build-tsan Benchmarks/.build
