/// The properties of a paragraph that its explicit levels depend on: the first strong characters of the paragraph and
/// of each isolate, and the pairs of isolate initiators and PDIs. They are all found in a single pass.
struct BidiIsolates {
    /// The direction of the paragraph's first strong character (P2).
    private(set) var firstStrong: BidiDirection?
    /// Whether each scalar is an isolate initiator with a matching PDI, or such a PDI (BD9). The array is empty if
    /// there are none.
    private(set) var isMatched: [Bool] = []

    /// An isolate initiator whose PDI has not been found yet.
    private struct Isolate {
        let index: Int
        /// Whether the initiator is an FSI whose direction depends on its first strong character (X5c), which has not
        /// been found yet.
        var isFirstStrong: Bool
        /// The number of open embeddings outside the isolate.
        let embeddings: Int
    }

    private var isolates: [Isolate] = []
    /// The open embeddings. An element is true if the embedding is an ignored override, whose PDF is ignored as well.
    private var embeddings: [Bool] = []

    /// Scans a paragraph. Each FSI in `classes` becomes LRI or RLI (X5c), and each ignored override becomes BN.
    init(_ classes: inout [BidiClass], set: BidiClassSet, overrides: BidiOverrides) {
        guard set.intersects(.explicit) else {
            firstStrong = Self.firstStrong(of: classes)
            return
        }
        if set.intersects(.isolates) { isMatched = [Bool](repeating: false, count: classes.count) }
        var isFirstParagraph = true
        for index in classes.indices {
            switch classes[index] {
            case .l: found(.leftToRight, in: &classes, isFirstParagraph: isFirstParagraph)
            case .r, .al: found(.rightToLeft, in: &classes, isFirstParagraph: isFirstParagraph)
            case .lri, .rli: open(index)
            case .fsi:
                classes[index] = .lri
                open(index, isFirstStrong: true)
            case .pdi: close(index)
            case .lre, .rle: embeddings.append(false)
            case .lro, .rlo:
                embeddings.append(overrides == .ignored)
                if overrides == .ignored { classes[index] = .bn }
            case .pdf where embeddings.count > isolates.last?.embeddings ?? 0:
                if embeddings.removeLast() { classes[index] = .bn }
            case .b:
                // Isolates and embeddings end with their paragraph (P1).
                isFirstParagraph = false
                isolates.removeAll()
                embeddings.removeAll()
            default: break
            }
        }
    }

    private static func firstStrong(of classes: [BidiClass]) -> BidiDirection? {
        for element in classes {
            switch element {
            case .l: return .leftToRight
            case .r, .al: return .rightToLeft
            case .b: return nil
            default: break
            }
        }
        return nil
    }

    private mutating func found(
        _ direction: BidiDirection, in classes: inout [BidiClass], isFirstParagraph: Bool
    ) {
        guard let last = isolates.indices.last else {
            if firstStrong == nil, isFirstParagraph { firstStrong = direction }
            return
        }
        guard isolates[last].isFirstStrong else { return }
        isolates[last].isFirstStrong = false
        if direction == .rightToLeft { classes[isolates[last].index] = .rli }
    }

    private mutating func open(_ index: Int, isFirstStrong: Bool = false) {
        isolates.append(Isolate(index: index, isFirstStrong: isFirstStrong, embeddings: embeddings.count))
    }

    private mutating func close(_ index: Int) {
        guard let isolate = isolates.popLast() else { return }
        isMatched[isolate.index] = true
        isMatched[index] = true
        embeddings.removeLast(embeddings.count - isolate.embeddings)
    }
}
