import CursesUI

extension Recipe {
    /// Operators that depend on time.
    @RecipeBuilder static var timing: [Recipe] {
        Recipe(
            "debounce",
            "Sends a value when no other has followed for a time.",
            a: "1-2-3---------4-----5--6----------|",
            code: """
                a.debounce(
                    for: .seconds(0.5), scheduler: RunLoop.main
                )
                """
        ) { a, b in
            a.debounce(
                for: .seconds(0.5), scheduler: RunLoop.main
            )
        }

        Recipe(
            "throttle, latest",
            "Sends at most one value in a time: the newest.",
            a: "012---34-5--6-----------|",
            code: """
                a.throttle(
                    for: .seconds(0.5),
                    scheduler: RunLoop.main, latest: true
                )
                """
        ) { a, b in
            a.throttle(
                for: .seconds(0.5),
                scheduler: RunLoop.main, latest: true
            )
        }

        Recipe(
            "throttle, first",
            "Sends at most one value in a time: the first.",
            a: "012---34-5--6-----------|",
            code: """
                a.throttle(
                    for: .seconds(0.5),
                    scheduler: RunLoop.main, latest: false
                )
                """
        ) { a, b in
            a.throttle(
                for: .seconds(0.5),
                scheduler: RunLoop.main, latest: false
            )
        }

        Recipe(
            "delay",
            "Sends everything later, the end too.",
            a: "1---2-3---|",
            code: """
                a.delay(
                    for: .seconds(0.8), scheduler: RunLoop.main
                )
                """
        ) { a, b in
            a.delay(
                for: .seconds(0.8), scheduler: RunLoop.main
            )
        }

        Recipe(
            "collect by time",
            "Gathers the values of each period.",
            a: "1--2--3----4--5--6---|",
            code: "a.collect(.byTime(RunLoop.main, .seconds(1)))"
        ) { a, b in
            a.collect(.byTime(RunLoop.main, .seconds(1)))
        }

        Recipe(
            "timeout",
            "Ends when nothing has come for a time.",
            a: "1----2----3-----------------4---|",
            code: """
                a.timeout(
                    .seconds(1), scheduler: RunLoop.main
                )
                """
        ) { a, b in
            a.timeout(
                .seconds(1), scheduler: RunLoop.main
            )
        }

        Recipe(
            "measureInterval",
            "Tells how long each value has kept us waiting.",
            a: "----1---------2------3-----|",
            code: """
                a.measureInterval(using: RunLoop.main).map {
                    String(format: "%.1f", $0.timeInterval)
                }
                """
        ) { a, b in
            a.measureInterval(using: RunLoop.main).map {
                String(format: "%.1f", $0.timeInterval)
            }
        }
    }
}
