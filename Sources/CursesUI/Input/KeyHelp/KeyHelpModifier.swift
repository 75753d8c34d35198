import CursesUITerminal

/// The visibility of the footer, as set by the views of a screen; the last view takes precedence.
struct KeyHelpVisibilityKey: PreferenceKey {
    static let defaultValue = Visibility.automatic

    static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        let next = nextValue()
        if next != .automatic { value = next }
    }
}

extension View {
    /// Shows or hides the footer, which lists the keys that can currently be used, and their effects.
    ///
    /// ```swift
    /// WindowGroup {
    ///     Board().keyHelp(.hidden)
    /// }
    /// ```
    ///
    /// A running app shows the footer in its last row, if the terminal has at least 16 rows; a test and `render` do
    /// not. Users can hide it with `CURSESUI_KEYHELP=0`. The hints are derived from the focus, the controls on the
    /// screen, their keyboard shortcuts, and ``keyHelp(_:for:modifiers:)``. `?` and F1 show all of them, with and
    /// without the footer.
    ///
    /// - Parameter visibility: `.automatic` for the default, `.visible` for a footer in any terminal with at least two
    ///   rows, `.hidden` for none.
    nonisolated public func keyHelp(_ visibility: Visibility) -> some View {
        preference(key: KeyHelpVisibilityKey.self, value: visibility)
    }

    /// Adds a hint for a key to the footer and the key panel while the focus is in the view.
    ///
    /// ```swift
    /// List(mails) { MailRow($0) }
    ///     .onKeyPress("a") { archive(); return .handled }
    ///     .keyHelp("Archive", for: "a")
    /// ```
    ///
    /// The controls and lists of CursesUI, and keyboard shortcuts, add their own hints.
    ///
    /// - Parameters:
    ///   - title: the effect of the key, in a word or two.
    ///   - key: the key, which ``onKeyPress(_:action:)`` or another modifier handles.
    ///   - modifiers: the modifier keys.
    nonisolated public func keyHelp(
        _ title: String, for key: KeyEquivalent, modifiers: EventModifiers = []
    ) -> some View {
        modifier(KeyHintModifier(hints: [KeyHint(key, modifiers: modifiers, title: title)]))
    }
}

/// Adds hints for the keys that a view handles.
struct KeyHintModifier {
    let hints: [KeyHint]
}

extension KeyHintModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, KeyHintModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, KeyHintModifier>> {
        KeyHintNode(view, in: context)
    }
}

private final class KeyHintNode<Content: View>: ModifierNode<Content, KeyHintModifier>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    override func modifierDidChange(from old: KeyHintModifier) {
        if old.hints != modifier.hints { layoutContext.focus.candidatesDidChange() }
    }

    var keyHints: [KeyHint] { modifier.hints }
}
