/// The answers that a layout node has given, for the questions it was asked.
struct AnswerCache<Question: Equatable, Answer> {
    struct Entry {
        let question: Question
        let answer: Answer
    }

    private(set) var entries: [Entry] = []
    /// Whether no answer was forgotten to make room for another.
    private(set) var isComplete = true
    /// Which entry gives way to the next one.
    private var oldest = 0

    /// A parent asks for few sizes: the smallest, the largest, the ideal and the one it settles on. A stack
    /// along the other axis asks each of these for every part of its length that it tries. Where one is
    /// forgotten, nobody knows any more whether the answers have changed, and the parent is laid out as well:
    /// so no more than a limit for the memory of a view that is asked without end.
    private static var capacity: Int { 64 }
    /// What most nodes are asked.
    private static var few: Int { 4 }

    var isEmpty: Bool { entries.isEmpty }

    subscript(question: Question) -> Answer? {
        entries.first { $0.question == question }?.answer
    }

    /// Remembers the answer to a question that is not known yet.
    mutating func insert(_ answer: Answer, for question: Question) {
        let entry = Entry(question: question, answer: answer)
        if entries.count < Self.capacity {
            if entries.isEmpty { entries.reserveCapacity(Self.few) }
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.capacity
            isComplete = false
        }
    }
}
