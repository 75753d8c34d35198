/// The properties that a layout gives all containers of its type.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout arranges its views; `nil` for a layout that is no stack. A ``Spacer`` and a
    /// ``Divider`` in the container lie along this axis.
    public var stackOrientation: Axis?

    /// Creates the properties of a layout that is no stack.
    public init() {}

    init(stackOrientation: Axis) {
        self.stackOrientation = stackOrientation
    }
}
