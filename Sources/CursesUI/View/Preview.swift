import Foundation

/// Offers a view to look at while developing.
///
/// ```swift
/// #Preview("Empty") {
///     BookList(books: [])
/// }
/// ```
///
/// A terminal has no previews: what stands in the braces must compile, and nothing of it is in the app. A snapshot
/// test shows a view instead, or renders what a ``PreviewProvider`` offers.
///
/// - Parameters:
///   - name: what a canvas would call it.
///   - body: the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Offers a view to look at while developing, with traits of the canvas.
///
/// - Parameters:
///   - name: what a canvas would call it.
///   - traits: how a canvas would show it.
///   - additionalTraits: more of them.
///   - body: the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Lets a `#Preview` hold state.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = true
///     Toggle("Sound", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// What `#Preview` would make.
public struct Preview: Sendable {
    /// The traits of a preview of a view.
    public enum ViewTraits: Sendable {}

    private init() {}
}

/// How a preview would be shown. There are no previews of a terminal, so it is not kept.
public struct PreviewTrait<Traits>: Sendable {}

extension PreviewTrait where Traits == Preview.ViewTraits {
    /// As the device is.
    public static var defaultLayout: Self { Self() }
    /// As large as the view.
    public static var sizeThatFitsLayout: Self { Self() }
    /// Upright, on a device.
    public static var portrait: Self { Self() }
    /// Upright, on a device that stands on its head.
    public static var portraitUpsideDown: Self { Self() }
    /// Across, on a device that lies on its right side.
    public static var landscapeLeft: Self { Self() }
    /// Across, on a device that lies on its left side.
    public static var landscapeRight: Self { Self() }

    /// As large as is said, in columns and rows.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
