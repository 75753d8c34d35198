import Foundation

/// Sets the size of a view relative to its container.
struct ContainerRelativeFrameModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    /// The size of the container; `nil` before the first layout.
    @State private var container: CGSize?

    init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }
}

extension ContainerRelativeFrameModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .frame(
                width: length(container?.width, along: .horizontal, axes.contains(.horizontal)),
                height: length(container?.height, along: .vertical, axes.contains(.vertical)),
                alignment: alignment
            )
            .onGeometryChange(for: CGSize.self) { proxy in
                proxy.containerSize
            } action: {
                container = $0
            }
    }

    private func length(_ whole: CGFloat?, along axis: Axis, _ isMeant: Bool) -> CGFloat? {
        guard isMeant, let whole else { return nil }
        return max(0, length(whole, axis))
    }
}

extension View {
    /// Gives the view the size of its scroll view, or of the screen if there is none.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a size that is computed from that of its scroll view, or of the screen if there is none.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Gives the view a number of equal parts of its scroll view, or of the screen if there is none.
    ///
    /// - Parameters:
    ///   - count: the number of parts.
    ///   - span: the number of parts that the view spans.
    ///   - spacing: the space between the parts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            // The differences are those of floating-point numbers, which do not overflow.
            let part = (length - spacing * (CGFloat(count) - 1)) / CGFloat(max(1, count))
            return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
        }
    }
}
