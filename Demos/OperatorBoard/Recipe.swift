import CursesUI

/// An operator, with its explanation, its Swift code as text, and the same code as a closure.
struct Recipe: Identifiable {
    typealias Numbers = PassthroughSubject<Int, Oops>
    typealias Letters = PassthroughSubject<String, Oops>
    typealias Cancellables = Set<AnyCancellable>

    let name: String
    /// The explanation, in one sentence.
    let explanation: String
    /// The automatic input of the rows.
    let a: Script
    let b: Script
    /// The code of `run`, as displayed.
    let code: String
    private let makeOutput: (Numbers, Letters, inout Cancellables) -> AnyPublisher<String, any Error>

    /// - Parameter run: creates the output from both rows. Anything that must live as long as the output is
    ///   stored in the third parameter.
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

    /// - Parameter run: creates the output from both rows.
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

    /// The number of ticks until both scripts, and any output after them, have ended.
    var length: Int { max(a.steps.count, b.steps.count, 30) }

    /// Returns the output for both rows, as labels of marbles.
    func output(
        _ a: Numbers, _ b: Letters, storingIn cancellables: inout Cancellables
    ) -> AnyPublisher<String, any Error> {
        makeOutput(a, b, &cancellables)
    }
}

/// Returns the label of a value on a marble. Tuples and arrays are written without blanks and commas.
private func label(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { label(of: $0.value) }.joined()
    switch mirror.displayStyle {
    case .tuple: return parts
    case .collection: return "[\(parts)]"
    default: return "\(value)"
    }
}
