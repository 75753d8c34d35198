import CursesUITesting

/// Sends the values of a marble diagram through a pipeline, and draws the output as a marble diagram.
///
/// A column is 100 ms. A digit is a value, `|` the end, `x` a failure, `-` nothing. Events in the same column
/// are in parentheses. The output has as many columns as `until` specifies.
func marbles<P: Publisher>(
    _ input: String,
    until columns: Int,
    through pipeline: (AnyPublisher<Int, MarbleError>, TestScheduler) -> P
) -> String {
    let scheduler = TestScheduler()
    let source = PassthroughSubject<Int, MarbleError>()
    var output = [String](repeating: "", count: columns)
    func draw(_ mark: String) {
        output[Int(scheduler.now.offset / .milliseconds(100))] += mark
    }
    let subscription = pipeline(source.eraseToAnyPublisher(), scheduler).sink(
        receiveCompletion: {
            if case .failure = $0 { draw("x") } else { draw("|") }
        },
        receiveValue: { draw("\($0)") }
    )
    let marks = Array(input)
    for column in 0..<columns {
        switch column < marks.count ? marks[column] : "-" {
        case "|": source.send(completion: .finished)
        case "x": source.send(completion: .failure(MarbleError()))
        case let mark: mark.wholeNumberValue.map(source.send)
        }
        if column + 1 < columns { scheduler.advance(by: .milliseconds(100)) }
    }
    subscription.cancel()
    return output.map { $0.isEmpty ? "-" : $0.count == 1 ? $0 : "(\($0))" }.joined()
}

struct MarbleError: Error {}
