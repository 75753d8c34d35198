import CursesUI

extension Recipe {
    /// Operators that reduce all values to one.
    @RecipeBuilder static var reducing: [Recipe] {
        Recipe(
            "reduce",
            "Sends what has come of all values, at the end.",
            a: "1---2---3---|",
            code: "a.reduce(0) { $0 + $1 }"
        ) { a, b in
            a.reduce(0) { $0 + $1 }
        }

        Recipe(
            "collect",
            "Sends all values in one array, at the end.",
            a: "1---2---3---|",
            code: "a.collect()"
        ) { a, b in
            a.collect()
        }

        Recipe(
            "count",
            "Sends the number of values, at the end.",
            a: "7---8---9---|",
            code: "a.count()"
        ) { a, b in
            a.count()
        }

        Recipe(
            "max",
            "Sends the greatest value, at the end.",
            a: "1---7---3---|",
            code: "a.max()"
        ) { a, b in
            a.max()
        }

        Recipe(
            "contains",
            "Says whether a value comes, as soon as that is known.",
            a: "1---2---3---|",
            code: "a.contains(2)"
        ) { a, b in
            a.contains(2)
        }

        Recipe(
            "allSatisfy",
            "Says whether all values meet a condition, as soon as that is known.",
            a: "1---2---7---3---|",
            code: "a.allSatisfy { $0 < 5 }"
        ) { a, b in
            a.allSatisfy { $0 < 5 }
        }

        Recipe(
            "replaceEmpty",
            "Sends a value in the place of none.",
            a: "--------|",
            code: "a.replaceEmpty(with: 0)"
        ) { a, b in
            a.replaceEmpty(with: 0)
        }
    }
}
