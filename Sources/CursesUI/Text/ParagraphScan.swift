/// Finds the paragraph around a place in a long text by scanning bytes.
struct ParagraphScan {
    /// The number of bytes before the paragraph, or before the start of the search if the search starts within the
    /// paragraph.
    private(set) var start: Int
    /// The place after the line end of the paragraph, or the end of the text.
    private(set) var end: LongText.Place
    /// Whether the whole paragraph is left-to-right.
    private(set) var goesFromLeftToRight = true
    private var isComplete = false

    /// Searches for the paragraph around `place`, starting at `first`, which must not be after `place`.
    init(of text: LongText, around place: LongText.Place, from first: LongText.Place) {
        start = first.before
        end = first
        for run in first.run..<text.content.runs.count where !isComplete {
            var string = text.content.runs[run].text
            let skipped = run == first.run ? first.byte : 0
            let read = string.withUTF8 { scan($0, from: skipped, place: place.before, before: end.before - skipped) }
            end = LongText.Place(run: run, byte: read, before: end.before + read - skipped)
            if read == string.utf8.count { end = LongText.Place(run: run + 1, byte: 0, before: end.before) }
        }
    }

    /// Reads a run up to its end, or up to the end of the paragraph.
    ///
    /// - Parameter before: the number of bytes before the run.
    /// - Returns: the byte offset in the run at which the scan ends.
    private mutating func scan(
        _ bytes: UnsafeBufferPointer<UInt8>, from first: Int, place: Int, before: Int
    ) -> Int {
        var index = first
        while index < bytes.count {
            // No line end and no right-to-left scalar starts with one of these bytes.
            if (0x0E..<0xC2).contains(bytes[index]) {
                index += 1
                continue
            }
            let lineEnd = LineEnd.length(bytes, at: index)
            guard lineEnd > 0 else {
                if goesFromLeftToRight, Self.goesFromRightToLeft(bytes, at: index) { goesFromLeftToRight = false }
                index += 1
                continue
            }
            index += lineEnd
            if before + index > place {
                isComplete = true
                return index
            }
            start = before + index
            goesFromLeftToRight = true
        }
        return index
    }

    /// Returns whether the scalar at an index can make a part of the text right-to-left.
    static func goesFromRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        func byte(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
        let value: UInt32
        // Scalars with other first bytes belong to left-to-right scripts.
        switch bytes[index] {
        case 0xD6...0xDF: value = UInt32(bytes[index] & 0x1F) << 6 | byte(1)
        case 0xE0, 0xE2, 0xEF: value = UInt32(bytes[index] & 0xF) << 12 | byte(1) << 6 | byte(2)
        case 0xF0: value = byte(1) << 12 | byte(2) << 6 | byte(3)
        default: return false
        }
        return Unicode.Scalar(value).map { BidiAlgorithm.isNeeded(for: CollectionOfOne($0)) } ?? false
    }
}
