/// The explicit levels of a paragraph's scalars, and their classes under overrides (X1 to X8).
struct BidiExplicitLevels {
    private(set) var levels: [UInt8]
    private(set) var classes: [BidiClass]

    /// An entry of the directional status stack (X1).
    private struct Status {
        let level: UInt8
        var override: BidiClass?
        var isIsolate = false
    }

    private let paragraphLevel: UInt8
    private var stack: [Status] = []
    private var status: Status
    private var overflowIsolates = 0
    private var overflowEmbeddings = 0
    private var validIsolates = 0

    /// - Parameter classes: the classes of the scalars, without FSI (see ``BidiIsolates``).
    init(_ classes: [BidiClass], set: BidiClassSet, paragraphLevel: UInt8) {
        self.classes = classes
        self.paragraphLevel = paragraphLevel
        levels = [UInt8](repeating: paragraphLevel, count: classes.count)
        status = Status(level: paragraphLevel)
        guard set.intersects(.explicit) else { return }
        for index in classes.indices { take(classes[index], at: index) }
    }

    private mutating func take(_ element: BidiClass, at index: Int) {
        switch element {
        case .rle: embed(.rightToLeft, override: nil)  // X2
        case .lre: embed(.leftToRight, override: nil)  // X3
        case .rlo: embed(.rightToLeft, override: .r)  // X4
        case .lro: embed(.leftToRight, override: .l)  // X5
        case .rli:  // X5a
            assign(index)
            isolate(.rightToLeft)
        case .lri, .fsi:  // X5b
            assign(index)
            isolate(.leftToRight)
        case .pdi:  // X6a
            endIsolate()
            assign(index)
        case .pdf: endEmbedding()  // X7
        case .b: endParagraph()  // X8
        case .bn: break
        default: assign(index)  // X6
        }
    }

    private mutating func assign(_ index: Int) {
        levels[index] = status.level
        if let override = status.override { classes[index] = override }
    }

    /// Returns the next higher level for a direction; `nil` if the depth limit or an enclosing overflow prevents it.
    private func nextLevel(_ direction: BidiDirection) -> UInt8? {
        let next = status.level + (BidiDirection(level: status.level) == direction ? 2 : 1)
        return next <= BidiAlgorithm.maximumDepth && overflowIsolates == 0 && overflowEmbeddings == 0 ? next : nil
    }

    private mutating func push(_ next: Status) {
        stack.append(status)
        status = next
    }

    private mutating func pop() {
        if let last = stack.popLast() { status = last }
    }

    private mutating func embed(_ direction: BidiDirection, override: BidiClass?) {
        if let level = nextLevel(direction) {
            push(Status(level: level, override: override))
        } else if overflowIsolates == 0 {
            overflowEmbeddings += 1
        }
    }

    private mutating func isolate(_ direction: BidiDirection) {
        if let level = nextLevel(direction) {
            validIsolates += 1
            push(Status(level: level, isIsolate: true))
        } else {
            overflowIsolates += 1
        }
    }

    private mutating func endIsolate() {
        if overflowIsolates > 0 {
            overflowIsolates -= 1
        } else if validIsolates > 0 {
            // A PDI also ends the embeddings in its isolate.
            overflowEmbeddings = 0
            while !status.isIsolate { pop() }
            pop()
            validIsolates -= 1
        }
    }

    private mutating func endEmbedding() {
        guard overflowIsolates == 0 else { return }
        if overflowEmbeddings > 0 {
            overflowEmbeddings -= 1
        } else if !status.isIsolate {
            pop()
        }
    }

    private mutating func endParagraph() {
        stack.removeAll()
        status = Status(level: paragraphLevel)
        overflowIsolates = 0
        overflowEmbeddings = 0
        validIsolates = 0
    }
}
