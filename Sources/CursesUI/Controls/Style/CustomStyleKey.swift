/// The key of a style that arranges one kind of control; `nil` where the control has its usual appearance, as within
/// the body of its style.
struct CustomStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: AnyStyle<Configuration>? { nil }
}
