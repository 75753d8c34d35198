import CursesUITerminal

/// The digits of a single-row text that roll from an old number to a new one.
@MainActor
struct RollingDigits {
    /// The digits of the old number, from the last to the first.
    private let old: [Int]
    private let countsDown: Bool
    private var progress: Tweener<Double>

    /// - Returns: `nil` if nothing rolls.
    init?(from old: String, to new: String, _ transition: ContentTransition, _ transaction: Transaction) {
        guard transaction.animation != nil, transition.rollsDigits else { return nil }
        let digits = Self.digits(of: new)
        self.old = Self.digits(of: old)
        guard !digits.isEmpty, digits != self.old else { return nil }
        countsDown =
            switch transition.kind {
            case .numeric(let countsDown): countsDown
            case .numericValue, .still, .symbol: Self.isLess(digits, than: self.old)
            }
        progress = Tweener(1, from: 0, transaction)
    }

    /// The digits of a text, from the last to the first.
    private static func digits(of text: String) -> [Int] { text.reversed().compactMap(digit) }

    private static func isLess(_ one: [Int], than other: [Int]) -> Bool {
        one.count == other.count
            ? one.reversed().lexicographicallyPrecedes(other.reversed()) : one.count < other.count
    }

    var isMoving: Bool { progress.isMoving }

    /// Takes the next step. While digits roll, the node is refreshed for each frame.
    mutating func advance(for owner: any LayoutOwner) {
        progress.advance(for: owner) { $0 + ($1 - $0) * $2 }
    }

    /// Returns the digit that is currently shown in place of a new digit.
    ///
    /// - Parameter place: the number of digits to its right.
    private func shown(_ new: Int, at place: Int) -> Int {
        let from = place < old.count ? old[place] : 0
        let steps = ((countsDown ? from - new : new - from) + 10) % 10
        // At least one step, so that a change is visible in the first frame.
        let passed = min(steps, max(1, Int((Double(steps) * progress.value).rounded(.up))))
        return steps == 0 ? new : (from + (countsDown ? 10 - passed : passed)) % 10
    }

    /// Overwrites the digits that have been drawn in a row.
    func draw(in context: DrawingContext, width: Int) {
        // Places are counted from the last digit, so the whole row must be visible.
        let row = CellRect(column: 0, row: 0, width: width, height: 1)
        guard context.visiblePart(of: row) == row else { return }
        var place = 0
        for column in (0..<width).reversed() {
            let point = CellPoint(column: column, row: 0)
            let cell = context.drawnCell(at: point)
            guard let new = cell.glyph.description.first.flatMap(Self.digit) else { continue }
            let glyph = Glyph(scalar: Unicode.Scalar(UInt8(0x30 + shown(new, at: place))), width: 1)
            context.put(exactly: Cell(glyph: glyph, style: cell.style), at: point)
            place += 1
        }
    }

    private static func digit(_ character: Character) -> Int? {
        character.isASCII ? character.wholeNumberValue : nil
    }
}
