/// A value of a property list or of a JSON document, with the line on which it starts.
struct DocumentValue {
    /// The forms of a value.
    indirect enum Content {
        case string(String)
        case number(Double)
        case boolean(Bool)
        case null
        case array([DocumentValue])
        case dictionary([String: DocumentValue])
    }

    /// The depth of nested arrays and dictionaries at which a document is refused. Tables need less than ten.
    static let maximumDepth = 64

    var content: Content
    /// The line, counted from one; nil where the reader of the document does not tell it.
    var line: Int?

    var string: String? {
        if case .string(let string) = content { string } else { nil }
    }

    var dictionary: [String: DocumentValue]? {
        if case .dictionary(let dictionary) = content { dictionary } else { nil }
    }

    var boolean: Bool? {
        if case .boolean(let boolean) = content { boolean } else { nil }
    }

    var integer: Int? {
        if case .number(let number) = content { Int(exactly: number) } else { nil }
    }

    /// The value of a key, if this is a dictionary that has it.
    subscript(key: String) -> DocumentValue? { dictionary?[key] }
}
