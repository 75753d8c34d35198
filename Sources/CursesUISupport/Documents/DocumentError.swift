/// A fault in the text of a document, before its file is known.
package struct DocumentError: Error, Hashable {
    package var line: Int?
    package var reason: String

    package init(_ reason: String, line: Int?) {
        self.line = line
        self.reason = reason
    }
}
