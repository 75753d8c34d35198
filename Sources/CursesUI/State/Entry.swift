/// Turns a variable of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` into a value with its
/// own key.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var rowHeight: CGFloat = 16
/// }
/// ```
///
/// The initial value of the variable is the default value. It is evaluated each time that the default is read if the
/// variable has a type annotation, or if the initial value is an initializer call; otherwise it is evaluated once. A
/// variable of `FocusedValues` is optional and has no initial value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
