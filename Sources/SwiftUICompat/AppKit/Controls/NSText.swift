import CursesUI

/// What texts that the user edits have in common.
open class NSText: NSView {
    /// The text.
    open var string = ""
    /// The colour of the text.
    open var textColor: NSColor?
    /// The font of the text.
    open var font: NSFont?
    /// The alignment of the text.
    open var alignment = NSTextAlignment.natural
    /// Whether the user can change the text.
    open var isEditable = true
    /// Receives the events of editing.
    open weak var delegate: (any NSTextDelegate)?
    /// The value is kept, but has no effect.
    open var isSelectable = true
    /// The value is kept, but has no effect.
    open var isRichText = true
    /// The value is kept, but has no effect.
    open var drawsBackground = true
    /// The value is kept, but has no effect.
    open var isVerticallyResizable = true
    /// The value is kept, but has no effect.
    open var isHorizontallyResizable = false
    /// The value is kept, but has no effect.
    open var minSize = CGSize.zero
    /// The value is kept, but has no effect.
    open var maxSize = CGSize.zero
    var selectedTextRange = NSRange(location: 0, length: 0)
    /// The selection, as UTF-16 positions.
    open var selectedRange: NSRange {
        get { selectedTextRange }
        set { selectedTextRange = newValue }
    }

    /// Selects the whole text.
    open func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: string.utf16.count) }
    /// Copies the selection.
    open func copy(_ sender: Any?) {
        guard let range = Range(selectedRange, in: string), !range.isEmpty else { return }
        UIPasteboard.general.string = String(string[range])
    }
    /// Copies and removes the selection.
    open func cut(_ sender: Any?) {
        copy(sender)
        delete(sender)
    }
    /// Removes the selection.
    open func delete(_ sender: Any?) { replaceCharacters(in: selectedRange, with: "") }
    /// Replaces the selection by the text on the pasteboard.
    open func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { replaceCharacters(in: selectedRange, with: text) }
    }
    /// Replaces a part of the text, as UTF-16 positions.
    open func replaceCharacters(in range: NSRange, with string: String) {
        guard let range = Range(range, in: self.string) else { return }
        self.string.replaceSubrange(range, with: string)
    }
    /// Has no effect: the editor scrolls to the caret.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// Has no effect: the font of a text is that of the terminal.
    open func changeFont(_ sender: Any?) {}
    /// Has no effect: a terminal checks no spelling.
    open func checkSpelling(_ sender: Any?) {}

    /// Announces that the user has changed a text.
    nonisolated public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
    /// Announces that editing has begun.
    nonisolated public static let didBeginEditingNotification =
        Notification.Name("NSTextDidBeginEditingNotification")
    /// Announces that editing has ended.
    nonisolated public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
}
