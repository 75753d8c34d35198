import CursesUI

extension Recipe {
    /// Operators that let some values pass.
    @RecipeBuilder static var filtering: [Recipe] {
        Recipe(
            "filter",
            "Lets values pass that meet a condition.",
            a: "1---2---3---4---|",
            code: "a.filter { $0.isMultiple(of: 2) }"
        ) { a, b in
            a.filter { $0.isMultiple(of: 2) }
        }

        Recipe(
            "removeDuplicates",
            "Leaves out a value that equals the one before.",
            a: "1---1---2---2---1---|",
            code: "a.removeDuplicates()"
        ) { a, b in
            a.removeDuplicates()
        }

        Recipe(
            "first",
            "Sends the first value, and finishes.",
            a: "1---2---3---|",
            code: "a.first()"
        ) { a, b in
            a.first()
        }

        Recipe(
            "first(where:)",
            "Sends the first value that meets a condition, and finishes.",
            a: "1---2---3---|",
            code: "a.first { $0 > 1 }"
        ) { a, b in
            a.first { $0 > 1 }
        }

        Recipe(
            "last",
            "Sends the last value, once it is known to be the last.",
            a: "1---2---3---|",
            code: "a.last()"
        ) { a, b in
            a.last()
        }

        Recipe(
            "prefix",
            "Sends so many values, and finishes with the last of them.",
            a: "1---2---3---4---|",
            code: "a.prefix(3)"
        ) { a, b in
            a.prefix(3)
        }

        Recipe(
            "prefix(while:)",
            "Sends values until one does not meet a condition.",
            a: "1---2---3---1---|",
            code: "a.prefix { $0 < 3 }"
        ) { a, b in
            a.prefix { $0 < 3 }
        }

        Recipe(
            "prefix(untilOutputFrom:)",
            "Sends values until another publisher sends one.",
            a: "1---2---3---4---|", b: "----------x",
            code: "a.prefix(untilOutputFrom: b)"
        ) { a, b in
            a.prefix(untilOutputFrom: b)
        }

        Recipe(
            "dropFirst",
            "Leaves out so many values at the start.",
            a: "1---2---3---4---|",
            code: "a.dropFirst(2)"
        ) { a, b in
            a.dropFirst(2)
        }

        Recipe(
            "drop(while:)",
            "Leaves out values until one does not meet a condition.",
            a: "1---2---3---1---|",
            code: "a.drop { $0 < 3 }"
        ) { a, b in
            a.drop { $0 < 3 }
        }

        Recipe(
            "drop(untilOutputFrom:)",
            "Leaves out values until another publisher sends one.",
            a: "1---2---3---4---|", b: "------x---|",
            code: "a.drop(untilOutputFrom: b)"
        ) { a, b in
            a.drop(untilOutputFrom: b)
        }

        Recipe(
            "output(in:)",
            "Sends the values of a range of places.",
            a: "1---2---3---4---|",
            code: "a.output(in: 1...2)"
        ) { a, b in
            a.output(in: 1...2)
        }

        Recipe(
            "ignoreOutput",
            "Sends no value, but the end.",
            a: "1---2---3---|",
            code: "a.ignoreOutput()"
        ) { a, b in
            a.ignoreOutput()
        }
    }
}
