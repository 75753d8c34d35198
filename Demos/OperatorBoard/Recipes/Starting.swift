import CursesUI

extension Recipe {
    /// Publishers without an upstream.
    @RecipeBuilder static var starting: [Recipe] {
        Recipe(
            "Just",
            "Sends one value, and finishes.",
            code: "Just(5)"
        ) { a, b in
            Just(5)
        }

        Recipe(
            "Sequence",
            "Sends the elements of a sequence, and finishes.",
            code: "(0...3).publisher"
        ) { a, b in
            (0...3).publisher
        }

        Recipe(
            "Optional",
            "Sends a value if there is one, and finishes.",
            code: #"Int("7").publisher"#
        ) { a, b in
            Int("7").publisher
        }

        Recipe(
            "Empty",
            "Sends nothing, and finishes.",
            code: "Empty<Int, Never>()"
        ) { a, b in
            Empty<Int, Never>()
        }

        Recipe(
            "Fail",
            "Fails at once.",
            code: "Fail<Int, Oops>(error: Oops())"
        ) { a, b in
            Fail<Int, Oops>(error: Oops())
        }

        Recipe(
            "Future",
            "Sends one value when it is there, and finishes.",
            code: """
                Future<Int, Never> { promise in
                    let main = RunLoop.main
                    let later = main.now.advanced(by: 1)
                    main.schedule(after: later) {
                        promise(.success(5))
                    }
                }
                """
        ) { a, b in
            Future<Int, Never> { promise in
                let main = RunLoop.main
                let later = main.now.advanced(by: 1)
                main.schedule(after: later) {
                    promise(.success(5))
                }
            }
        }

        Recipe(
            "Deferred",
            "Makes a publisher for each subscriber, when it subscribes.",
            b: "------x",
            code: """
                let start = RunLoop.main.now
                let waited = Deferred {
                    Just(start.distance(to: RunLoop.main.now))
                }
                return b.first().flatMap { _ in waited }.map {
                    String(format: "%.1f", $0.timeInterval)
                }
                """
        ) { a, b in
            let start = RunLoop.main.now
            let waited = Deferred {
                Just(start.distance(to: RunLoop.main.now))
            }
            return b.first().flatMap { _ in waited }.map {
                String(format: "%.1f", $0.timeInterval)
            }
        }

        Recipe(
            "Record",
            "Plays what was recorded.",
            code: """
                Record<Int, Oops>(
                    output: [1, 2, 3],
                    completion: .failure(Oops())
                )
                """
        ) { a, b in
            Record<Int, Oops>(
                output: [1, 2, 3],
                completion: .failure(Oops())
            )
        }

        Recipe(
            "@Published",
            "Sends the value of a property: at once, and before each change.",
            a: "1---2---3---|",
            code: #"""
                let weather = Weather()
                a.replaceError(with: 0)
                    .assign(to: \.degrees, on: weather)
                    .store(in: &cancellables)
                return weather.$degrees
                """#
        ) { a, b, cancellables in
            let weather = Weather()
            a.replaceError(with: 0)
                .assign(to: \.degrees, on: weather)
                .store(in: &cancellables)
            return weather.$degrees
        }

        Recipe(
            "objectWillChange",
            "Fires before the change: the old value can still be read.",
            a: "1---2---3---|",
            code: #"""
                let weather = Weather()
                a.replaceError(with: 0)
                    .assign(to: \.degrees, on: weather)
                    .store(in: &cancellables)
                return weather.objectWillChange
                    .map { weather.degrees }
                """#
        ) { a, b, cancellables in
            let weather = Weather()
            a.replaceError(with: 0)
                .assign(to: \.degrees, on: weather)
                .store(in: &cancellables)
            return weather.objectWillChange
                .map { weather.degrees }
        }
    }
}
