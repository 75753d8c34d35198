/// A fault in the text of a document, before its file is known.
struct DocumentError: Error, Hashable {
    var line: Int?
    var reason: String

    init(_ reason: String, line: Int?) {
        self.line = line
        self.reason = reason
    }
}
