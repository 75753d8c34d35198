import CursesUI

extension Recipe {
    /// Operators that transform values.
    @RecipeBuilder static var transforming: [Recipe] {
        Recipe(
            "map",
            "Makes another value of each.",
            a: "1---2---3---4---|",
            code: "a.map { $0 * 10 }"
        ) { a, b in
            a.map { $0 * 10 }
        }

        Recipe(
            "compactMap",
            "Makes another value of each, and leaves out what is nil.",
            b: "a---g---f---z---|",
            code: "b.compactMap { Int($0, radix: 16) }"
        ) { a, b in
            b.compactMap { Int($0, radix: 16) }
        }

        Recipe(
            "replaceNil",
            "Puts a value in the place of nil.",
            a: "1---2---3---|",
            code: """
                a.map { $0 == 2 ? nil : $0 }
                    .replaceNil(with: 0)
                """
        ) { a, b in
            a.map { $0 == 2 ? nil : $0 }
                .replaceNil(with: 0)
        }

        Recipe(
            "scan",
            "Sends what has come of all values so far.",
            a: "1---2---3---4---|",
            code: "a.scan(0) { $0 + $1 }"
        ) { a, b in
            a.scan(0) { $0 + $1 }
        }

        Recipe(
            "collect(count)",
            "Gathers values, so many at a time.",
            a: "1--2--3--4--5--|",
            code: "a.collect(2)"
        ) { a, b in
            a.collect(2)
        }

        Recipe(
            "flatMap",
            "Makes a publisher of each value (threeTimes sends it every 0.4 s) and sends what all of them send.",
            a: "1-----2------------|",
            code: "a.flatMap(threeTimes)"
        ) { a, b in
            a.flatMap(threeTimes)
        }

        Recipe(
            "switchToLatest",
            "Listens to the newest publisher (threeTimes sends a number every 0.4 s) and cancels the one before.",
            a: "1-----2------------|",
            code: "a.map(threeTimes).switchToLatest()"
        ) { a, b in
            a.map(threeTimes).switchToLatest()
        }
    }
}
