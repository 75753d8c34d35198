import CursesUITerminal

/// The writing directions of the parts of a text: the embedding levels of its clusters, by paragraph. Each paragraph
/// has its own base direction.
struct TextDirections: Sendable {
    private struct Paragraph {
        let clusters: Range<Int>
        let levels: BidiParagraph
        /// The index in the paragraph of the first scalar of each cluster.
        let starts: [Int]
    }

    private let paragraphs: [Paragraph]

    /// Resolves the directions of a text; the result is `nil` if the whole text is left-to-right.
    ///
    /// - Parameters:
    ///   - clusters: the clusters of the text, one for each of its characters.
    ///   - fallback: the direction of a paragraph without letters.
    init?(_ text: StyledText, _ clusters: [MeasuredText.Cluster], fallback: LayoutDirection) {
        var paragraphs: [Paragraph] = []
        var scalars: [Unicode.Scalar] = []
        var starts: [Int] = []
        var first = 0
        var cluster = 0
        func endParagraph() {
            let levels = BidiParagraph(scalars, direction: .natural(fallback: BidiDirection(fallback)))
            paragraphs.append(Paragraph(clusters: first..<cluster, levels: levels, starts: starts))
            scalars.removeAll(keepingCapacity: true)
            starts.removeAll(keepingCapacity: true)
            first = cluster
        }
        for run in text.runs {
            for character in run.text where cluster < clusters.count {
                starts.append(scalars.count)
                scalars += character.unicodeScalars
                cluster += 1
                if clusters[cluster - 1].kind == .lineEnd { endParagraph() }
            }
        }
        endParagraph()
        guard paragraphs.contains(where: { $0.levels.level != 0 || $0.levels.levels.contains { $0 != 0 } }) else {
            return nil
        }
        self.paragraphs = paragraphs
    }

    private func paragraph(of cluster: Int) -> Paragraph {
        var (low, high) = (0, paragraphs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if paragraphs[middle].clusters.lowerBound <= cluster { low = middle } else { high = middle }
        }
        return paragraphs[low]
    }

    /// Returns whether the paragraph that contains a cluster is right-to-left.
    func isRightToLeft(at cluster: Int) -> Bool { level(at: cluster) == 1 }

    /// Returns the levels of the clusters of a line.
    func levels(of line: Range<Int>) -> [UInt8] {
        guard !line.isEmpty else { return [] }
        let paragraph = paragraph(of: line.lowerBound)
        let first = paragraph.clusters.lowerBound
        let starts = paragraph.starts[(line.lowerBound - first)..<min(line.upperBound - first, paragraph.starts.count)]
        let end =
            line.upperBound - first < paragraph.starts.count
            ? paragraph.starts[line.upperBound - first] : paragraph.levels.levels.count
        return paragraph.levels.levels(ofUnitsAt: starts, in: starts[starts.startIndex]..<end)
    }

    /// Returns the level of the paragraph that contains a cluster.
    func level(at cluster: Int) -> UInt8 { paragraph(of: cluster).levels.level }
}

extension BidiDirection {
    init(_ direction: LayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
