/// An error in the input or of the system, described on one line.
package struct ToolError: Error, Equatable, CustomStringConvertible {
    /// The description. It has no full stop if it ends with a name.
    package let description: String

    package init(_ description: String) {
        self.description = description.printable
    }
}
