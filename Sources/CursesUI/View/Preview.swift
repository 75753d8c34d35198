import Foundation

/// Declares a preview of a view for development.
///
/// ```swift
/// #Preview("Empty") {
///     BookList(books: [])
/// }
/// ```
///
/// In a terminal there are no previews: the code in the braces must compile, but is not part of the app. To see a view,
/// show it in a snapshot test, or render the views of a ``PreviewProvider``.
///
/// - Parameters:
///   - name: the name of the preview.
///   - body: the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a view for development, with traits.
///
/// - Parameters:
///   - name: the name of the preview.
///   - traits: the first trait of the preview.
///   - additionalTraits: further traits.
///   - body: the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Allows state in a `#Preview`.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = true
///     Toggle("Sound", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// The type of the previews that `#Preview` declares.
public struct Preview: Sendable {
    /// The traits of a preview of a view.
    public enum ViewTraits: Sendable {}

    private init() {}
}

/// A trait of a preview. It has no effect, because a terminal has no previews.
public struct PreviewTrait<Traits>: Sendable {}

extension PreviewTrait where Traits == Preview.ViewTraits {
    /// The layout of the device.
    public static var defaultLayout: Self { Self() }
    /// The size of the view.
    public static var sizeThatFitsLayout: Self { Self() }
    /// Portrait orientation.
    public static var portrait: Self { Self() }
    /// Portrait orientation, upside down.
    public static var portraitUpsideDown: Self { Self() }
    /// Landscape orientation, rotated to the left.
    public static var landscapeLeft: Self { Self() }
    /// Landscape orientation, rotated to the right.
    public static var landscapeRight: Self { Self() }

    /// Returns a trait for a fixed size in columns and rows.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
