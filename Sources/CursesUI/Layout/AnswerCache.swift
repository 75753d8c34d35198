/// Caches the results that a layout node has returned, such as its size for each proposal.
struct AnswerCache<Question: Equatable, Answer> {
    struct Entry {
        let question: Question
        let answer: Answer
    }

    private(set) var entries: [Entry] = []
    /// Whether no answer has been dropped to make space for a new one.
    private(set) var isComplete = true
    /// The index of the entry that is replaced next.
    private var oldest = 0

    /// A parent proposes few sizes: the smallest, the largest, the ideal and the final size. A stack along the other
    /// axis proposes each of these for every length that it tries. If an answer has been dropped, the node cannot tell
    /// whether its answers have changed, and its parent is laid out as well. So the capacity is large, and only limits
    /// the memory of views that are measured again and again.
    private static var capacity: Int { 64 }
    /// The number of different questions that most nodes receive.
    private static var few: Int { 4 }

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }

    subscript(question: Question) -> Answer? {
        entries.first { $0.question == question }?.answer
    }

    /// Stores the answer to a new question.
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
