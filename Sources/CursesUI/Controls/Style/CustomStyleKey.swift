/// The environment key of a style for one kind of control; `nil` if the control has its default appearance, as it has
/// within the body of its style.
struct CustomStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: AnyStyle<Configuration>? { nil }
}
