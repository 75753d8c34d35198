/// A modifier that can be shown between two of its states: its body runs for each frame of an animation.
public protocol AnimatableModifier: Animatable, ViewModifier {}
