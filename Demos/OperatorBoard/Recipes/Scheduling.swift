import CursesUI

extension Recipe {
    /// Operators that determine where and when values are delivered.
    @RecipeBuilder static var scheduling: [Recipe] {
        Recipe(
            "receive(on:)",
            "Moves values to another place; here to a queue, and back to the main run loop.",
            a: "1---2---3---|",
            code: """
                a.receive(on: DispatchQueue(label: "work"))
                    .map { $0 * $0 }
                    .receive(on: RunLoop.main)
                """
        ) { a, b in
            a.receive(on: DispatchQueue(label: "work"))
                .map { $0 * $0 }
                .receive(on: RunLoop.main)
        }

        Recipe(
            "subscribe(on:)",
            "Subscribes in another place, where what is slow there does no harm.",
            code: """
                Deferred { (1...3).publisher }
                    .subscribe(on: DispatchQueue.global())
                    .receive(on: RunLoop.main)
                """
        ) { a, b in
            Deferred { (1...3).publisher }
                .subscribe(on: DispatchQueue.global())
                .receive(on: RunLoop.main)
        }

        Recipe(
            "ImmediateScheduler",
            "Runs all at once: a stand-in where waiting is not wanted.",
            a: "1---2---3---|",
            code: "a.receive(on: ImmediateScheduler.shared)"
        ) { a, b in
            a.receive(on: ImmediateScheduler.shared)
        }

        Recipe(
            "Timer",
            "Sends the date again and again, on a run loop.",
            code: """
                Timer.publish(
                    every: 0.5, on: .main, in: .common
                )
                .autoconnect()
                .scan(0) { count, _ in count + 1 }
                .prefix(6)
                """
        ) { a, b in
            Timer.publish(
                every: 0.5, on: .main, in: .common
            )
            .autoconnect()
            .scan(0) { count, _ in count + 1 }
            .prefix(6)
        }
    }
}
