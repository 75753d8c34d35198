/// A colour of an app's own style, which is resolved in the environment where it is drawn.
struct CustomColor: Sendable {
    private let style: any Hashable & ShapeStyle
    let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

    init<Style: Hashable & ShapeStyle>(_ style: Style) where Style.Resolved == Color.Resolved {
        self.style = style
        resolve = style.resolve
    }
}

extension CustomColor: Hashable {
    static func == (old: CustomColor, new: CustomColor) -> Bool { AnyHashable(old.style) == AnyHashable(new.style) }

    func hash(into hasher: inout Hasher) {
        style.hash(into: &hasher)
    }
}

extension Color {
    /// Creates a colour from a style that resolves to a colour, such as `.gray.opacity(0.5)` or an app's own style. The
    /// style is resolved in the environment of each view that shows the colour.
    @_disfavoredOverload
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(.custom(CustomColor(color)))
    }
}
