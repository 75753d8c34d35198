import Foundation

/// The spacing of the characters of a text and their offset from the baseline; `nil` inherits a property from the
/// surroundings.
///
/// The lengths are in the units of the app until ``inCells(_:)`` converts them.
struct LetterForm: Hashable, Sendable {
    // A `Float` keeps the styles of runs small.
    var kerning: Float?
    var tracking: Float?
    var baselineOffset: Float?

    init(kerning: CGFloat? = nil, tracking: CGFloat? = nil, baselineOffset: CGFloat? = nil) {
        self.kerning = kerning.map { Float($0) }
        self.tracking = tracking.map { Float($0) }
        self.baselineOffset = baselineOffset.map { Float($0) }
    }

    /// Creates the form that attributes set; `nil` if they set none.
    init?(_ attributes: AttributeContainer) {
        let container = attributes.swiftUI
        self.init(
            kerning: container.kern, tracking: container.tracking, baselineOffset: container.baselineOffset)
        if self == LetterForm() { return nil }
    }

    /// Combines this form with an outer form, which provides the properties that are `nil` here.
    func over(_ outer: LetterForm?) -> LetterForm {
        guard let outer else { return self }
        var form = self
        form.kerning = kerning ?? outer.kerning
        form.tracking = tracking ?? outer.tracking
        form.baselineOffset = baselineOffset ?? outer.baselineOffset
        return form
    }

    /// Returns the form with lengths in cells; `nil` if it changes nothing there.
    func inCells(_ metrics: CellMetrics) -> LetterForm? {
        var form = LetterForm()
        // Tracking replaces kerning, as in SwiftUI.
        let spacing = tracking.flatMap { $0 == 0 ? nil : $0 } ?? kerning ?? 0
        let columns = metrics.gap(CGFloat(spacing), along: .horizontal)
        if columns > 0 { form.tracking = Float(min(columns, Int(UInt8.max))) }
        let offset = CGFloat(baselineOffset ?? 0) / metrics.rowHeight
        if abs(offset) >= Self.leastOffset { form.baselineOffset = offset > 0 ? 1 : -1 }
        return form == LetterForm() ? nil : form
    }

    /// The offset, in rows, from which characters are superscripts or subscripts: four points.
    private static let leastOffset = 0.25

    /// Returns a form between two forms whose lengths are in cells, in whole columns.
    static func interpolated(_ old: LetterForm?, towards new: LetterForm?, by amount: Double) -> LetterForm? {
        let (from, to) = (Double(old?.columns ?? 0), Double(new?.columns ?? 0))
        guard from != to else { return new }
        let columns = (from + (to - from) * amount).rounded().clamped(0, Double(UInt8.max))
        var form = new ?? LetterForm()
        form.tracking = columns > 0 ? Float(columns) : nil
        return form == LetterForm() ? nil : form
    }

    /// The number of empty columns after each character, if the lengths are in cells.
    var columns: UInt8 { UInt8(tracking ?? 0) }

    /// The script of the characters, if the lengths are in cells.
    var script: Script? { baselineOffset.map { $0 > 0 ? .super : .sub } }
}

private struct LetterFormKey: EnvironmentKey {
    static var defaultValue: LetterForm? { nil }
}

extension EnvironmentValues {
    /// The form of the characters in texts; `nil` if nothing sets one.
    var letterForm: LetterForm? {
        get { self[LetterFormKey.self] }
        set { self[LetterFormKey.self] = newValue }
    }
}

extension StyledText {
    /// Returns the text with the forms of its characters in cells.
    ///
    /// - Parameter outer: the form for runs that do not set one.
    func withLetterForms(over outer: LetterForm?, _ metrics: CellMetrics) -> StyledText {
        guard outer != nil || hasLetterForms else { return self }
        return StyledText(
            runs.map { run in
                var run = run
                run.style.letterForm = (run.style.letterForm?.over(outer) ?? outer)?.inCells(metrics)
                return run
            })
    }

    var hasLetterForms: Bool { runs.contains { $0.style.letterForm != nil } }
}

extension View {
    /// Sets the spacing of the characters of the texts in the view, with the same effect as ``tracking(_:)``. A tracking
    /// other than zero replaces it.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        letterForm(LetterForm(kerning: kerning))
    }

    /// Adds space between the characters of the texts in the view.
    ///
    /// The space is rounded to whole columns: eight points are one column. Less than half a column, and a negative
    /// spacing, change nothing. Arabic letters stay joined. The characters that are copied or read aloud stay the same.
    ///
    /// - Parameter tracking: the space between two characters, in the units of the app.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        letterForm(LetterForm(tracking: tracking))
    }

    /// Raises or lowers the characters of the texts in the view.
    ///
    /// An offset of at least a quarter of a row, which is four points, shows the characters as superscripts, or as
    /// subscripts if it is negative. A smaller offset changes nothing. Only characters in Unicode's block
    /// [Superscripts and Subscripts](https://www.unicode.org/charts/PDF/U2070.pdf), and letters of the same kind in
    /// other blocks, have such forms; all others stay as they are. The characters that are copied or read aloud stay the
    /// same.
    ///
    /// - Parameter baselineOffset: the distance above the baseline, in the units of the app.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        letterForm(LetterForm(baselineOffset: baselineOffset))
    }

    nonisolated private func letterForm(_ form: LetterForm) -> some View {
        transformEnvironment(\.letterForm) { $0 = form.over($0) }
    }
}

extension Text {
    /// Returns the text with a spacing of its characters, in whole columns. A tracking other than zero replaces it.
    public func kerning(_ kerning: CGFloat) -> Text { styled(RunStyle(letterForm: LetterForm(kerning: kerning))) }

    /// Returns the text with space between its characters, in whole columns: eight points are one column.
    public func tracking(_ tracking: CGFloat) -> Text { styled(RunStyle(letterForm: LetterForm(tracking: tracking))) }

    /// Returns the text with superscripts, or with subscripts if the offset is negative, for the characters that have
    /// such forms in Unicode. An offset of less than a quarter of a row, which is four points, changes nothing.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        styled(RunStyle(letterForm: LetterForm(baselineOffset: baselineOffset)))
    }
}
