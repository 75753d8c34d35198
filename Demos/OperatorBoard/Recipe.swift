import CursesUI

/// One operator: what it does, the Swift that shows it, and that Swift itself.
struct Recipe: Identifiable {
    typealias Numbers = PassthroughSubject<Int, Oops>
    typealias Letters = PassthroughSubject<String, Oops>
    typealias Cancellables = Set<AnyCancellable>

    let name: String
    /// One sentence.
    let explanation: String
    /// What the rows do by themselves.
    let a: Script
    let b: Script
    /// What `run` runs, as it is shown.
    let code: String
    private let makeOutput: (Numbers, Letters, inout Cancellables) -> AnyPublisher<String, any Error>

    /// - Parameter run: makes the output of both rows; what must live as long as the output goes into the
    ///   third parameter.
    init<P: Publisher>(
        _ name: String,
        _ explanation: String,
        a: Script = "",
        b: Script = "",
        code: String,
        storing run: @escaping (Numbers, Letters, inout Cancellables) -> P
    ) {
        self.name = name
        self.explanation = explanation
        self.a = a
        self.b = b
        self.code = code
        makeOutput = { a, b, cancellables in
            run(a, b, &cancellables)
                .map { label(of: $0) }
                .mapError { $0 as any Error }
                .eraseToAnyPublisher()
        }
    }

    /// - Parameter run: makes the output of both rows.
    init<P: Publisher>(
        _ name: String,
        _ explanation: String,
        a: Script = "",
        b: Script = "",
        code: String,
        run: @escaping (Numbers, Letters) -> P
    ) {
        self.init(name, explanation, a: a, b: b, code: code) { a, b, _ in run(a, b) }
    }

    var id: String { name }

    /// Ticks until both scripts have ended, and what goes by itself.
    var length: Int { max(a.steps.count, b.steps.count, 30) }

    /// The output of both rows, as labels of marbles.
    func output(
        _ a: Numbers, _ b: Letters, storingIn cancellables: inout Cancellables
    ) -> AnyPublisher<String, any Error> {
        makeOutput(a, b, &cancellables)
    }
}

/// A value as a marble shows it: tuples and arrays without blanks and commas.
private func label(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { label(of: $0.value) }.joined()
    switch mirror.displayStyle {
    case .tuple: return parts
    case .collection: return "[\(parts)]"
    default: return "\(value)"
    }
}
