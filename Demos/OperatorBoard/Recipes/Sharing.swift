import CursesUI

extension Recipe {
    /// Subjects, and operators that share one subscription.
    @RecipeBuilder static var sharing: [Recipe] {
        Recipe(
            "PassthroughSubject",
            "Who subscribes late (here with the first of B) gets what comes from then on.",
            a: "1---2---3---4---|", b: "------x",
            code: """
                let subject = PassthroughSubject<Int, Oops>()
                a.subscribe(subject).store(in: &cancellables)
                return b.first().flatMap { _ in subject }
                """
        ) { a, b, cancellables in
            let subject = PassthroughSubject<Int, Oops>()
            a.subscribe(subject).store(in: &cancellables)
            return b.first().flatMap { _ in subject }
        }

        Recipe(
            "CurrentValueSubject",
            "Who subscribes late (here with the first of B) gets the current value at once.",
            a: "1---2---3---4---|", b: "------x",
            code: """
                let subject = CurrentValueSubject<Int, Oops>(0)
                a.subscribe(subject).store(in: &cancellables)
                return b.first().flatMap { _ in subject }
                """
        ) { a, b, cancellables in
            let subject = CurrentValueSubject<Int, Oops>(0)
            a.subscribe(subject).store(in: &cancellables)
            return b.first().flatMap { _ in subject }
        }

        Recipe(
            "share",
            "The work above is done once for all subscribers: both get the same count.",
            a: "1---1---1---|",
            code: """
                var count = 0
                let counted = a.map { _ in
                    count += 1
                    return count
                }
                .share()
                return counted.zip(counted)
                """
        ) { a, b in
            var count = 0
            let counted = a.map { _ in
                count += 1
                return count
            }
            .share()
            return counted.zip(counted)
        }

        Recipe(
            "not shared",
            "Without share the work is done for each subscriber: they count on together.",
            a: "1---1---1---|",
            code: """
                var count = 0
                let counted = a.map { _ in
                    count += 1
                    return count
                }
                return counted.zip(counted)
                """
        ) { a, b in
            var count = 0
            let counted = a.map { _ in
                count += 1
                return count
            }
            return counted.zip(counted)
        }

        Recipe(
            "multicast",
            "Shares through a subject: who comes late (times ten) gets the current value of this one.",
            a: "1-----2---------3---|", b: "---------x",
            code: """
                let shared = a
                    .multicast { CurrentValueSubject(0) }
                    .autoconnect()
                let late = b.first().flatMap { _ in
                    shared.map { $0 * 10 }
                }
                return shared.merge(with: late)
                """
        ) { a, b in
            let shared =
                a
                .multicast { CurrentValueSubject(0) }
                .autoconnect()
            let late = b.first().flatMap { _ in
                shared.map { $0 * 10 }
            }
            return shared.merge(with: late)
        }

        Recipe(
            "makeConnectable",
            "Starts when it is told to: autoconnect tells it at the first subscriber.",
            a: "1---2---3---|",
            code: """
                a.replaceError(with: 0)
                    .makeConnectable()
                    .autoconnect()
                """
        ) { a, b in
            a.replaceError(with: 0)
                .makeConnectable()
                .autoconnect()
        }
    }
}
