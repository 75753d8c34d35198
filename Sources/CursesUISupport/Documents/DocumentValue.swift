/// A value of a property list or of a JSON document, with the line on which it starts.
package struct DocumentValue {
    /// The kinds of value, as in JSON.
    package indirect enum Content {
        case string(String)
        case number(Double)
        case boolean(Bool)
        case null
        case array([DocumentValue])
        case dictionary([String: DocumentValue])
    }

    /// The maximum nesting depth of arrays and dictionaries. Documents with deeper nesting are rejected; tables need
    /// fewer than ten levels.
    package static let maximumDepth = 64

    package var content: Content
    /// The line, counted from one; nil if the reader of the document does not record it.
    package var line: Int?

    package init(content: Content, line: Int?) {
        self.content = content
        self.line = line
    }

    package var string: String? {
        if case .string(let string) = content { string } else { nil }
    }

    package var dictionary: [String: DocumentValue]? {
        if case .dictionary(let dictionary) = content { dictionary } else { nil }
    }

    package var boolean: Bool? {
        if case .boolean(let boolean) = content { boolean } else { nil }
    }

    package var integer: Int? {
        if case .number(let number) = content { Int(exactly: number) } else { nil }
    }

    /// The value of a key, if this is a dictionary that has it.
    package subscript(key: String) -> DocumentValue? { dictionary?[key] }
}
