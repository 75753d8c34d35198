/// The environment key of a style for one kind of control; `nil` for the default appearance. It is also `nil` within
/// the body of a style, so that the style can use the default appearance.
struct CustomStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: AnyStyle<Configuration>? { nil }
}
