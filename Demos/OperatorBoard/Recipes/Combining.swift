import CursesUI

extension Recipe {
    /// Operators that combine several publishers into one.
    @RecipeBuilder static var combining: [Recipe] {
        Recipe(
            "combineLatest",
            "Sends the newest values of both, whenever one of them is new.",
            a: "1-------2-------3---|", b: "----a-------b-------|",
            code: "a.combineLatest(b)"
        ) { a, b in
            a.combineLatest(b)
        }

        Recipe(
            "merge",
            "Sends the values of both as they come.",
            a: "1-------2-------3---|", b: "----a-------b-------|",
            code: "a.map(String.init).merge(with: b)"
        ) { a, b in
            a.map(String.init).merge(with: b)
        }

        Recipe(
            "zip",
            "Sends pairs: the first values of both, the second ones, and so on.",
            a: "1---2---3-----------|", b: "------a-----b-----c-|",
            code: "a.zip(b)"
        ) { a, b in
            a.zip(b)
        }

        Recipe(
            "prepend",
            "Sends values before the first.",
            a: "----1---2---|",
            code: "a.prepend(8, 9)"
        ) { a, b in
            a.prepend(8, 9)
        }

        Recipe(
            "append",
            "Sends values after the last.",
            a: "1---2-------|",
            code: "a.append(8, 9)"
        ) { a, b in
            a.append(8, 9)
        }

        Recipe(
            "append(publisher)",
            "Goes on with another publisher when the first has finished.",
            a: "1---2---|", b: "--x---y---z---|",
            code: "a.map(String.init).append(b)"
        ) { a, b in
            a.map(String.init).append(b)
        }
    }
}
