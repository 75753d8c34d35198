import Foundation

extension Text {
    /// The layouts of the texts in a view, in the order of the texts.
    ///
    /// ```swift
    /// Text("Hello").overlayPreferenceValue(Text.LayoutKey.self) { layouts in
    ///     GeometryReader { geometry in
    ///         if let text = layouts.first {
    ///             let line = text.layout[0].typographicBounds.rect
    ///             Underline(line.offsetBy(dx: geometry[text.origin].x, dy: geometry[text.origin].y))
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// A text tells its layout as soon as any view of the window reads the key.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// The layout of a text, and the place of the text.
        public struct AnchoredLayout: Equatable {
            /// The top leading corner of the text.
            public let origin: Anchor<CGPoint>
            /// The lines of the text, in the coordinates of the text.
            public let layout: Text.Layout
        }

        /// The value of a view without texts, which is empty.
        public static var defaultValue: [AnchoredLayout] { [] }

        /// Appends the layouts of the next views.
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}

extension Node {
    /// Tells the readers of ``Text/LayoutKey``, if there are any, that the node's text has been placed.
    package func textWasPlaced(isNew: Bool) {
        guard graph.readsTextLayouts, isNew || !says(Text.LayoutKey.self) else { return }
        sayPreference(Text.LayoutKey.self)
    }
}

extension TextLayoutNode {
    func preference<Key: PreferenceKey>(_ key: Key.Type, of node: Node) -> Key.Value? {
        guard key == Text.LayoutKey.self, let placed else { return nil }
        let target = AnchorTarget()
        target.attach(to: node)
        let layout = Text.Layout(placed, look.value.ink, layoutContext.metrics)
        let told = Text.LayoutKey.AnchoredLayout(
            origin: Anchor(target: target, source: .unitPoint(.topLeading)), layout: layout)
        return [told] as? Key.Value
    }
}
