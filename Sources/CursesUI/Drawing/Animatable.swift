/// A value that an animation can interpolate; layouts and shapes are, so that sources compile.
public protocol Animatable {}
