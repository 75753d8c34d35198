import Foundation

/// A height at which a sheet may rest.
///
/// A sheet in a terminal is as high as its content; see ``View/presentationDetents(_:)``.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let kind: Kind

    /// Half of the screen's height.
    public static let medium = PresentationDetent(kind: .medium)
    /// The screen's height.
    public static let large = PresentationDetent(kind: .large)

    /// Returns a detent at a fraction of the screen's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// Returns a detent with a number of rows.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height))
    }
}

extension View {
    /// Prevents the user from dismissing the sheet that contains the view with Escape or a click outside.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
    }

    /// Has no effect: a sheet in a terminal is as high as its content, or as the screen.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        self
    }

    /// Has no effect: a sheet in a terminal is as high as its content, or as the screen.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        self
    }

    /// Has no effect: a sheet in a terminal cannot be dragged.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        self
    }

    /// Has no effect: the theme determines the corners of a window.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        self
    }
}
