/// A fault in a file of localised texts.
struct LocalizedTableError: Error, Hashable, CustomStringConvertible {
    /// The path of the file.
    var file: String
    /// The line of the fault, counted from one; nil if the file has no lines or cannot be read.
    var line: Int?
    var reason: String

    var description: String {
        if let line { "\(file):\(line): \(reason)" } else { "\(file): \(reason)" }
    }
}
