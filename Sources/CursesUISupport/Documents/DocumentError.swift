/// A fault in the text of a document, before the name of its file is known.
package struct DocumentError: Error, Hashable {
    package var line: Int?
    package var reason: String

    package init(_ reason: String, line: Int?) {
        self.line = line
        self.reason = reason
    }
}
