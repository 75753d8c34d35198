/// Arranges views in a row.
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

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: the guide on which the views are aligned.
    ///   - spacing: the number of columns between neighbours; one if `nil`. By default, there is no spacing beside a
    ///     `Spacer`, but the spacer keeps the views on both sides at least one column apart.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing.map(Gap.units)
        self.content = content()
    }

    /// Creates a stack with a spacing in columns, regardless of an app's units.
    init(
        alignment: VerticalAlignment = .center,
        columns: Int,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, gap: .cells(columns), content: content)
    }

    /// Creates a stack with a spacing in columns or in the units of the app.
    init(alignment: VerticalAlignment, gap: Gap, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        spacing = gap
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
