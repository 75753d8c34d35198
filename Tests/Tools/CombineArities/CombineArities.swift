import Foundation

/// Generates the files of the operators that Combine declares for two publishers, for three publishers, and so on.
@main
enum CombineArities {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        func write(_ text: String, _ name: String) throws {
            let url = folder.appendingPathComponent(name)
            let all = "// Made by Tests/Tools/arities.\n\n" + text
            if (try? String(contentsOf: url, encoding: .utf8)) != all {
                try all.write(to: url, atomically: true, encoding: .utf8)
            }
        }
        try write(family(.zip), "Zip.swift")
        try write(family(.combineLatest), "CombineLatest.swift")
        for count in 2...8 {
            let parts = [structure(.merge, count), mergeMore(count)].filter { !$0.isEmpty }
            try write(parts.joined(separator: "\n"), "\(Family.merge.name(count)).swift")
        }
        try write(mergeMethods(), "Publisher+Merge.swift")
    }

    /// Returns the types for two to four publishers, and the methods that create them.
    private static func family(_ family: Family) -> String {
        let structures = (2...4).map { structure(family, $0) }.joined(separator: "\n")
        let methods = (2...4).map { method(family, $0) + "\n\n" + transformingMethod(family, $0) }
        return structures + "\nextension Publisher {\n" + methods.joined(separator: "\n\n") + "\n}\n"
    }
}

/// A kind of operator.
enum Family: String {
    case zip = "Zip", combineLatest = "CombineLatest", merge = "Merge"

    func name(_ count: Int) -> String { count == 2 ? rawValue : "\(rawValue)\(count)" }

    /// Returns a phrase that describes the values that the operator sends and names its publishers.
    func purpose(of publishers: String) -> String {
        switch self {
        case .zip: "tuples of the values of \(publishers), matched in order"
        case .combineLatest: "the newest values of \(publishers) whenever any of them sends"
        case .merge: "every value of \(publishers) as it arrives"
        }
    }
}

private let numbers = ["", "one", "two", "three", "four", "five", "six", "seven", "eight"]
private let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
private let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

private func list(_ items: [String]) -> String { items.joined(separator: ", ") }

/// Returns a `where` clause with one requirement per line.
private func clause(_ requirements: [String], indent: String) -> String {
    "\(indent)where\n" + requirements.map { "\(indent)    \($0)" }.joined(separator: ",\n") + "\n"
}

/// Returns the public type of an operator with `count` publishers.
func structure(_ family: Family, _ count: Int) -> String {
    let types = Array(letters.prefix(count))
    let names = types.map { $0.lowercased() }
    let pairs = Array(zip(types, types.dropFirst()))
    var requirements = types.map { "\($0): Publisher" } + pairs.map { "\($0).Failure == \($1).Failure" }
    if family == .merge { requirements += pairs.map { "\($0).Output == \($1).Output" } }
    let output = family == .merge ? "A.Output" : "(" + list(types.map { "\($0).Output" }) + ")"
    let properties = zip(ordinals, zip(names, types)).map { ordinal, property in
        "        /// The \(ordinal) publisher.\n        public let \(property.0): \(property.1)\n"
    }.joined(separator: "\n")
    return """
        extension Publishers {
            /// A publisher that sends \(family.purpose(of: "\(numbers[count]) publishers")).
            public struct \(family.name(count))<\(list(types))>: Publisher
        \(clause(requirements, indent: "    "))    {
                public typealias Output = \(output)
                public typealias Failure = A.Failure

        \(properties)
                /// Creates a publisher that sends \(family.purpose(of: "\(numbers[count]) publishers")).
                @inlinable
                public init(\(list(zip(names, types).map { "_ \($0): \($1)" }))) {
        \(names.map { "            self.\($0) = \($0)" }.joined(separator: "\n"))
                }

                @inlinable
                public func receive<S>(subscriber: S)
                where S: Subscriber, \(types[count - 1]).Failure == S.Failure, S.Input == \(output) {
                    let combined = CombinedSubscription(subscriber, name: "\(family.rawValue)")
        \(body(family, names, types).map { "            \($0)" }.joined(separator: "\n"))
                }
            }
        }

        extension Publishers.\(family.name(count)): Equatable
        where \(list(types.map { "\($0): Equatable" })) {}

        """
}

/// Returns the statements with which an operator attaches its publishers.
private func body(_ family: Family, _ names: [String], _ types: [String]) -> [String] {
    switch family {
    case .zip:
        types.map { "let queue\($0) = ZipQueue<\($0).Output>()" }
            + [
                "let combine: () -> S.Input? = {",
                "    guard \(list(types.map { "!queue\($0).isEmpty" })) else { return nil }",
                "    return (\(list(types.map { "queue\($0).popFirst()" })))",
                "}",
                "let isExhausted = { \(types.map { "queue\($0).isExhausted" }.joined(separator: " || ")) }",
                "combined.onRequest = { [unowned combined] in combined.requestFromAll($0) }",
                "subscriber.receive(subscription: combined)",
            ]
            + zip(names, types).map { "combined.attachZipped(\($0), queue\($1), combine, isExhausted)" }
    case .combineLatest:
        types.map { "let newest\($0) = NewestValue<\($0).Output>()" }
            + [
                "let combine: () -> S.Input? = {",
                "    guard \(list(zip(names, types).map { "let \($0) = newest\($1).value" })) else {",
                "        return nil",
                "    }",
                "    return (\(list(names)))",
                "}",
                "combined.onRequest = { [unowned combined] in combined.requestFromAll($0) }",
                "let unfinished = Unfinished(\(names.count))",
                "subscriber.receive(subscription: combined)",
            ]
            + zip(names, types).map { "combined.attachLatest(\($0), newest\($1), unfinished, combine)" }
    case .merge:
        [
            "combined.requestUnlimitedOnce()",
            "subscriber.receive(subscription: combined)",
            "let unfinished = Unfinished(\(names.count))",
        ] + names.map { "combined.attachMerged(\($0), unfinished)" }
    }
}

// MARK: zip and combineLatest

private let others = ["P", "Q", "R"]

/// Returns the code for the other publishers of a method: the parameters, the arguments, and the requirements of the
/// types.
private func parameters(_ count: Int) -> (parameters: [String], arguments: [String], requirements: [String]) {
    let types = Array(others.prefix(count - 1))
    let names = count == 2 ? ["other"] : (1..<count).map { "publisher\($0)" }
    let failures = zip(["Self"] + types, types).map { "\($0).Failure == \($1).Failure" }
    return (
        zip(names, types).map { "_ \($0): \($1)" }, names, types.map { "\($0): Publisher" } + failures
    )
}

private func publishers(_ count: Int) -> String {
    "this publisher and \(count == 2 ? "another" : "\(numbers[count - 1]) others")"
}

private func method(_ family: Family, _ count: Int) -> String {
    let types = Array(others.prefix(count - 1))
    let (parameters, arguments, requirements) = parameters(count)
    let result = "Publishers.\(family.name(count))<\(list(["Self"] + types))>"
    let name = family.rawValue.prefix(1).lowercased() + family.rawValue.dropFirst()
    return """
            /// Sends \(family.purpose(of: publishers(count))).
            @inlinable
            public func \(name)<\(list(types))>(
        \(parameters.map { "        \($0)" }.joined(separator: ",\n"))
            ) -> \(result)
        \(clause(requirements, indent: "    "))    {
                Publishers.\(family.name(count))(\(list(["self"] + arguments)))
            }
        """
}

private func transformingMethod(_ family: Family, _ count: Int) -> String {
    let types = Array(others.prefix(count - 1))
    let (parameters, arguments, requirements) = parameters(count)
    let all = ["Self"] + types
    let result = "Publishers.Map<Publishers.\(family.name(count))<\(list(all))>, T>"
    let name = family.rawValue.prefix(1).lowercased() + family.rawValue.dropFirst()
    let transform = "_ transform: @escaping (\(list(all.map { "\($0).Output" }))) -> T"
    return """
            /// Applies a closure to \(family.purpose(of: publishers(count))).
            @inlinable
            public func \(name)<\(list(types + ["T"]))>(
        \((parameters + [transform]).map { "        \($0)" }.joined(separator: ",\n"))
            ) -> \(result)
        \(clause(requirements, indent: "    "))    {
                Publishers.\(family.name(count))(\(list(["self"] + arguments)))
                    .map { transform(\(list((0..<count).map { "$0.\($0)" }))) }
            }
        """
}

// MARK: merge

private func mergeRequirements(_ types: [String]) -> [String] {
    types.flatMap { ["\($0): Publisher", "\($0).Output == Output", "\($0).Failure == Failure"] }
}

/// Returns the methods that add publishers to a merge of `count` publishers.
private func mergeMore(_ count: Int) -> String {
    let own = Array(letters.prefix(count))
    guard count < 8 else { return "" }
    let methods = (1...8 - count).map { more in
        let types = more == 1 ? ["P"] : (1...more).map { "P\($0)" }
        let names = more == 1 ? ["other"] : (1...more).map { "publisher\($0)" }
        let parameters = zip(names, types).enumerated().map { index, parameter in
            "\(index == 0 ? "with" : "_") \(parameter.0): \(parameter.1)"
        }
        let result = Family.merge.name(count + more)
        return """
                /// Merges \(numbers[more]) more publisher\(more == 1 ? "" : "s").
                @inlinable
                public func merge<\(list(types))>(
            \(parameters.map { "        \($0)" }.joined(separator: ",\n"))
                ) -> Publishers.\(result)<\(list(own + types))>
            \(clause(mergeRequirements(types), indent: "    "))    {
                    Publishers.\(result)(\(list(own.map { $0.lowercased() } + names)))
                }
            """
    }
    return "extension Publishers.\(Family.merge.name(count)) {\n" + methods.joined(separator: "\n\n") + "\n}\n"
}

private func mergeMethods() -> String {
    let same = """
            /// Sends every value of this publisher and another of the same type as it arrives.
            @inlinable
            public func merge(with other: Self) -> Publishers.MergeMany<Self> {
                Publishers.MergeMany([self, other])
            }
        """
    let methods = (2...8).map { count in
        let types = count == 2 ? ["P"] : Array(letters[1..<count])
        let names = count == 2 ? ["other"] : types.map { $0.lowercased() }
        let parameters = zip(names, types).enumerated().map { index, parameter in
            "\(index == 0 ? "with" : "_") \(parameter.0): \(parameter.1)"
        }
        let name = Family.merge.name(count)
        return """
                /// Sends \(Family.merge.purpose(of: publishers(count))).
                @inlinable
                public func merge<\(list(types))>(
            \(parameters.map { "        \($0)" }.joined(separator: ",\n"))
                ) -> Publishers.\(name)<\(list(["Self"] + types))>
            \(clause(mergeRequirements(types), indent: "    "))    {
                    Publishers.\(name)(\(list(["self"] + names)))
                }
            """
    }
    return "extension Publisher {\n" + ([same] + methods).joined(separator: "\n\n") + "\n}\n"
}
