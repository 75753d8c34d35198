/// Arranges views in a column.
///
/// ```swift
/// VStack(alignment: .leading) {
///     Text("Saturday").bold()
///     Text("Light rain")
///     Text("12°")
/// }
/// ```
///
/// ```text
/// Saturday
/// Light rain
/// 12°
/// ```
public struct VStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: Gap?
    let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: the guide on which the views are aligned.
    ///   - spacing: the number of rows between neighbours; none if `nil`.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing.map(Gap.units)
        self.content = content()
    }

    /// Creates a stack with a spacing in rows, regardless of an app's units.
    init(alignment: HorizontalAlignment = .center, rows: Int, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        spacing = .cells(rows)
        self.content = content()
    }
}

extension VStack: CellLayoutView {
    func layout(_ metrics: CellMetrics) -> StackLayout {
        StackLayout(
            axis: .vertical,
            alignment: alignment.key,
            spacing: spacing.map { $0.cells(metrics, along: .vertical) }
        )
    }
}
