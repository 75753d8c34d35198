/// Views in a column.
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
    let spacing: CGFloat?
    let content: Content

    /// - Parameters:
    ///   - alignment: the guide that the views are aligned on.
    ///   - spacing: rows between neighbours; none if `nil`.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: CellLayoutView {
    func layout(_ metrics: CellMetrics) -> StackLayout {
        StackLayout(
            axis: .vertical,
            alignment: alignment.key,
            spacing: spacing.map { metrics.gap($0, along: .vertical) }
        )
    }
}
