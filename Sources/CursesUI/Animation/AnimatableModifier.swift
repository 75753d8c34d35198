/// A modifier whose body runs for each frame of an animation.
public protocol AnimatableModifier: Animatable, ViewModifier {}
