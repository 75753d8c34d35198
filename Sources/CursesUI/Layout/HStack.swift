/// Views in a row.
///
/// ```swift
/// HStack(spacing: 2) {
///     Text("Name")
///     Text("Ada Lovelace")
/// }
/// ```
///
/// ```text
/// Name  Ada Lovelace
/// ```
public struct HStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: Gap?
    let content: Content

    /// - Parameters:
    ///   - alignment: the guide that the views are aligned on.
    ///   - spacing: columns between neighbours; one if `nil`. Beside a `Spacer` there is none, except for the one
    ///     column that keeps two views apart.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing.map(Gap.units)
        self.content = content()
    }

    /// Views with a spacing in columns, whatever an app's units are.
    init(
        alignment: VerticalAlignment = .center,
        columns: Int,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        spacing = .cells(columns)
        self.content = content()
    }
}

extension HStack: CellLayoutView {
    func layout(_ metrics: CellMetrics) -> StackLayout {
        StackLayout(
            axis: .horizontal,
            alignment: alignment.key,
            spacing: spacing?.cells(metrics, along: .horizontal)
        )
    }
}
