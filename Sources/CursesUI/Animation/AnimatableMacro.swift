/// Makes a type `Animatable`: its `animatableData` consists of the data of its stored variables.
///
/// ```swift
/// @Animatable
/// struct Arc: Shape {
///     var start: Angle
///     var end: Angle
///     @AnimatableIgnored var isClockwise: Bool
///
///     func path(in rect: CGRect) -> Path { … }
/// }
/// ```
///
/// The type of each variable must be `Animatable`; ``AnimatableIgnored()`` leaves a variable out. Constants, static,
/// lazy and computed variables and those with a property wrapper are left out. A variable needs a type, or an initial
/// value that shows it: a literal, a call of an initializer, or a static member such as `CGSize.zero`.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "AnimatableMacro")

/// Leaves a variable of a type with ``Animatable()`` out of its animatable data. A change of the variable is not
/// animated.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PreviewMacros", type: "AnimatableIgnoredMacro")
