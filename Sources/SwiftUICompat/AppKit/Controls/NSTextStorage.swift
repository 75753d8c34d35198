import CursesUI

/// The text of a text view with attributes, which are not shown.
open class NSTextStorage: NSMutableAttributedString {
    // Text views use the storage on the main actor alone.
    nonisolated(unsafe) var didChange: (@MainActor (String) -> Void)?

    private func report() {
        guard let didChange else { return }
        let text = string
        MainActor.assumeIsolated { didChange(text) }
    }

    /// Replaces the text without telling the view.
    func replace(by text: String) {
        let report = didChange
        didChange = nil
        setAttributedString(NSAttributedString(string: text))
        didChange = report
    }

    /// Replaces a part of the text.
    override open func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        report()
    }

    /// Replaces a part of the text.
    override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
        report()
    }

    /// Adds a text at the end.
    override open func append(_ attrString: NSAttributedString) {
        super.append(attrString)
        report()
    }

    /// Adds a text at a place.
    override open func insert(_ attrString: NSAttributedString, at loc: Int) {
        super.insert(attrString, at: loc)
        report()
    }

    /// Removes a part of the text.
    override open func deleteCharacters(in range: NSRange) {
        super.deleteCharacters(in: range)
        report()
    }

    /// Replaces the whole text.
    override open func setAttributedString(_ attrString: NSAttributedString) {
        super.setAttributedString(attrString)
        report()
    }
}

/// The places of the letters of a text view, which are unknown.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
    /// The value is kept, but has no effect.
    open var allowsNonContiguousLayout = false
    /// The value is kept, but has no effect.
    open var usesFontLeading = true
    /// The value is kept, but has no effect.
    open var backgroundLayoutEnabled = true
    /// The value is kept, but has no effect.
    open var showsInvisibleCharacters = false

    /// Creates an object without places.
    override public init() {
        super.init()
    }

    /// Returns an empty rectangle: the places are unknown.
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    /// Has no effect: CursesUI lays out its own views.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Returns an empty range: the places are unknown.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
    /// Returns an empty rectangle: the places are unknown.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
    /// The height of a line in points: a row.
    open func defaultLineHeight(for theFont: NSFont) -> CGFloat { 16 }
    /// Has no effect: CursesUI draws its own views.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
}
