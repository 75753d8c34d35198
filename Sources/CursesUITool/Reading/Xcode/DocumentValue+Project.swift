import CursesUISupport
import Foundation

extension DocumentValue {
    /// Returns the dictionary of a property list file in any format.
    ///
    /// - Throws: a `ToolError` that names the file, and the line of a fault.
    static func dictionary(of file: URL) throws(ToolError) -> [String: DocumentValue] {
        let data = try file.contents()
        let document: DocumentValue
        do throws(DocumentError) {
            document = try PropertyListDocument.parse(data)
        } catch {
            let place = error.line.map { "line \($0): " } ?? ""
            throw ToolError("\(file.filePath) is broken: \(place)\(error.reason)")
        }
        guard let members = document.dictionary else {
            throw ToolError("\(file.filePath) is broken: it is not a dictionary")
        }
        return members
    }

    /// Creates a value that is a text.
    init(_ text: String) {
        self.init(content: .string(text), line: nil)
    }

    /// The text of the value; `nil` if it is not a text. Numbers in XML files count as texts.
    var text: String? {
        switch content {
        case .string(let text): text
        case .boolean(let isTrue): isTrue ? "YES" : "NO"
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .null, .array, .dictionary: nil
        }
    }

    /// The texts of an array, or a single text.
    var texts: [String] {
        if case .array(let values) = content { return values.compactMap(\.text) }
        return text.map { [$0] } ?? []
    }
}
