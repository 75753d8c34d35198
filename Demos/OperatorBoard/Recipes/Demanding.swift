import CursesUI

extension Recipe {
    /// Subscribers that request no more values than they can handle.
    @RecipeBuilder static var demanding: [Recipe] {
        Recipe(
            "flatMap(max 1)",
            "Asks for a value when the work on the last is done; a subject drops what comes between.",
            a: "1-2-3-4-5-6-----|",
            code: "a.flatMap(maxPublishers: .max(1), slowly)"
        ) { a, b in
            a.flatMap(maxPublishers: .max(1), slowly)
        }

        Recipe(
            "buffer",
            "Keeps what has not been asked for, here the newest two.",
            a: "1-2-3-4-5-6-----|",
            code: """
                a.buffer(
                    size: 2, prefetch: .byRequest,
                    whenFull: .dropOldest
                )
                .flatMap(maxPublishers: .max(1), slowly)
                """
        ) { a, b in
            a.buffer(
                size: 2, prefetch: .byRequest,
                whenFull: .dropOldest
            )
            .flatMap(maxPublishers: .max(1), slowly)
        }

        Recipe(
            "sequence",
            "A sequence waits until it is asked: nothing is lost.",
            code: """
                (1...5).publisher
                    .flatMap(maxPublishers: .max(1), slowly)
                """
        ) { a, b in
            (1...5).publisher
                .flatMap(maxPublishers: .max(1), slowly)
        }

        Recipe(
            "demand of 3",
            "A subscriber that asks for three values, and then for none.",
            a: "1---2---3---4---5---|",
            code: """
                let output = PassthroughSubject<Int, Oops>()
                a.subscribe(AnySubscriber {
                    $0.request(.max(3))
                } receiveValue: {
                    output.send($0)
                    return .none
                } receiveCompletion: {
                    output.send(completion: $0)
                })
                return output
                """
        ) { a, b in
            let output = PassthroughSubject<Int, Oops>()
            a.subscribe(
                AnySubscriber {
                    $0.request(.max(3))
                } receiveValue: {
                    output.send($0)
                    return .none
                } receiveCompletion: {
                    output.send(completion: $0)
                })
            return output
        }
    }
}
