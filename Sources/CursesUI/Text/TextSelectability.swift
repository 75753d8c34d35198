/// Whether the texts in a view can be selected.
public protocol TextSelectability {
    /// Whether texts can be selected.
    static var allowsSelection: Bool { get }
}

/// Texts can be selected and copied.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// Always true: texts can be selected.
    public static let allowsSelection = true
}

/// Texts cannot be selected in the app. The terminal's own selection, which in most terminals needs Shift and the
/// mouse, is not affected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// Always false: texts cannot be selected.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// The short form of ``EnabledTextSelectability``.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// The short form of ``DisabledTextSelectability``.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct AllowsTextSelectionKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the texts in the view can be selected.
    var allowsTextSelection: Bool {
        get { self[AllowsTextSelectionKey.self] }
        set { self[AllowsTextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the texts in the view can be selected.
    ///
    /// A drag selects characters, a double click a word, a triple click a line. In a focused text, Shift with an arrow
    /// key selects, and Alt-W copies the selection to the app's pasteboard and to the clipboard of the user's machine.
    /// Without a selection, Alt-W copies the whole text. Escape ends the selection. In a list row, these keys apply to
    /// the row's text.
    ///
    /// The labels of controls and redacted texts cannot be selected.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}
