import CursesUI

extension Recipe {
    /// Operators that handle failures.
    @RecipeBuilder static var failing: [Recipe] {
        Recipe(
            "tryMap",
            "Makes another value of each; an error that it throws ends the stream.",
            a: "1---2---7---3---|",
            code: "a.tryMap(atMostThree)"
        ) { a, b in
            a.tryMap(atMostThree)
        }

        Recipe(
            "catch",
            "Goes on with another publisher after a failure.",
            a: "1---2---!", b: "--x---y---z---|",
            code: "a.map(String.init).catch { _ in b }"
        ) { a, b in
            a.map(String.init).catch { _ in b }
        }

        Recipe(
            "tryCatch",
            "Goes on with another publisher after a failure; an error thrown meanwhile ends the stream.",
            a: "1---2---!",
            code: """
                a.tryCatch { _ in
                    try [3, 2].map(atMostThree).publisher
                }
                """
        ) { a, b in
            a.tryCatch { _ in
                try [3, 2].map(atMostThree).publisher
            }
        }

        Recipe(
            "replaceError",
            "Sends a value in the place of a failure, and finishes.",
            a: "1---2---!",
            code: "a.replaceError(with: 0)"
        ) { a, b in
            a.replaceError(with: 0)
        }

        Recipe(
            "retry",
            "Subscribes again after a failure, so many times.",
            a: "1---7---2---8---3---|",
            code: "a.tryMap(atMostThree).retry(1)"
        ) { a, b in
            a.tryMap(atMostThree).retry(1)
        }

        Recipe(
            "delay, retry",
            "Tries four times in all, each failure a little later.",
            code: """
                var number = 7
                return Deferred {
                    number -= 1
                    return Just(number).tryMap(atMostThree)
                }
                .delay(
                    for: .seconds(0.4), scheduler: RunLoop.main
                )
                .retry(3)
                """
        ) { a, b in
            var number = 7
            return Deferred {
                number -= 1
                return Just(number).tryMap(atMostThree)
            }
            .delay(
                for: .seconds(0.4), scheduler: RunLoop.main
            )
            .retry(3)
        }

        Recipe(
            "mapError",
            "Makes another error of a failure.",
            a: "1---2---!",
            code: "a.mapError { _ in URLError(.timedOut) }"
        ) { a, b in
            a.mapError { _ in URLError(.timedOut) }
        }
    }
}
