/// Makes a variable of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value with its own
/// key.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var rowHeight: CGFloat = 16
/// }
/// ```
///
/// The value of the variable is the default. It is evaluated whenever the default is read, if the variable names its
/// type or if the value is the call of an initializer; otherwise once. A variable of `FocusedValues` is optional and
/// has no value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
