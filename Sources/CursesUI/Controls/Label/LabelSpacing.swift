import Foundation

/// The places of the icon and the title of labels, in the units of the app.
struct LabelSpacing: Equatable {
    /// The distance between the icon and the title; `nil` for one column.
    var iconToTitle: CGFloat?
    /// The least width of the icon; `nil` for its own.
    var iconWidth: CGFloat?
}

private struct LabelSpacingKey: EnvironmentKey {
    static let defaultValue = LabelSpacing()
}

extension EnvironmentValues {
    var labelSpacing: LabelSpacing {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the icon and the title of the labels in the view, in the units of the app. By default
    /// it is one column.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        transformEnvironment(\.labelSpacing) { $0.iconToTitle = spacing }
    }

    /// Sets the width that the icons of the labels in the view take at least, in the units of the app, so that the
    /// titles of labels below each other are aligned. A narrower icon is in the middle of the width.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        transformEnvironment(\.labelSpacing) { $0.iconWidth = value }
    }
}
