/// A syntax error in a document. The caller, which knows the file, adds its name.
package struct DocumentError: Error, Hashable {
    package var line: Int?
    package var reason: String

    package init(_ reason: String, line: Int?) {
        self.line = line
        self.reason = reason
    }
}
