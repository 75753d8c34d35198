/// A fault of the input or of the machine, told in one line.
package struct ToolError: Error, Equatable, CustomStringConvertible {
    /// The line, without a full stop at its end where it ends with a name.
    package let description: String

    package init(_ description: String) {
        self.description = description.printable
    }
}
