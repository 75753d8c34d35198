import CursesUITerminal

/// The properties of a row that its list reads.
struct ListRowTraits {
    var insets: EdgeInsets?
    var isDeleteDisabled = false
    var isMoveDisabled = false
    var isSelectionDisabled = false
    var showsSeparator = false
    /// The colour of the separator; `nil` for that of the theme.
    var separatorTint: Color?
    /// The row's swipe actions, which are initially hidden.
    var swipes: [RowSwipe] = []
    /// The value of the link in the row, if the row is selected by that value.
    var linkValue: AnyHashable?
    /// Whether the destination of the link in the row is shown beside the list.
    var isOpen = false
    /// Whether the row itself shows its badge.
    var showsBadge = false
    /// Opens the context menu of the row.
    var openMenu: (() -> Void)?
    /// Whether the child rows are shown; `nil` if the row is not the parent row of a group.
    var disclosure: Binding<Bool>?
    /// The text that typed letters find; `nil` for the first text in the row.
    var typeSelection: Text?
    /// The number of groups that the row is in.
    var level = 0

    fileprivate static let key = ObjectIdentifier(ListRowTraitModifier.self)
}

struct ListRowTraitModifier {
    let change: @MainActor (inout ListRowTraits) -> Void
}

extension ListRowTraitModifier: LayoutModifier {
    var isTrait: Bool { true }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        guard key == ListRowTraits.key else { return inner.layoutValue(for: key) }
        var traits = inner.listRowTraits
        change(&traits)
        return traits
    }
}

extension LayoutNode {
    /// The properties of the row that its list reads. The outermost modifier takes precedence.
    final var listRowTraits: ListRowTraits {
        // Most rows have no modifiers.
        if traits == nil { return ListRowTraits() }
        return layoutValue(for: ListRowTraits.key) as? ListRowTraits ?? ListRowTraits()
    }
}

extension View {
    /// Sets the insets of a row's content in its list; `nil` means the list's default.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(ListRowTraitModifier { $0.insets = insets })
    }

    /// Keeps the user from deleting a row.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(ListRowTraitModifier { $0.isDeleteDisabled = isDisabled })
    }

    /// Sets the text by which typed letters find the row in a list; with `nil`, it is the first text in the row.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(ListRowTraitModifier { $0.typeSelection = text })
    }

    /// Sets the text by which typed letters find the row in a list.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets the text by which typed letters find the row in a list.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }

    /// Keeps the user from moving a row.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(ListRowTraitModifier { $0.isMoveDisabled = isDisabled })
    }

    /// Keeps the user from selecting a row.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(ListRowTraitModifier { $0.isSelectionDisabled = isDisabled })
    }

    /// Sets whether a line is drawn below a row. By default there is no line; it is drawn only if the visibility is
    /// `.visible` for the bottom edge.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            ListRowTraitModifier {
                if edges.contains(.bottom) { $0.showsSeparator = visibility == .visible }
            }
        )
    }

    /// Sets the colour of the line below a row, which ``listRowSeparator(_:edges:)`` shows; `nil` means the colour of
    /// the theme's lines.
    nonisolated public func listRowSeparatorTint(
        _ color: Color?,
        edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(ListRowTraitModifier { if edges.contains(.bottom) { $0.separatorTint = color } })
    }

    /// Sets the view behind a row, over the full width of its content; `nil` means no view. On a section, each of its
    /// rows has the view behind it, and the header, the footer and the lines around the rows have not.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        frame(maxWidth: .infinity, alignment: .leading)
            .modifier(LayeredModifier(layer: view, alignment: .center, isInFront: false, isForRows: true))
    }
}
