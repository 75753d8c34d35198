extension String {
    /// The text as one line that a terminal shows and does not obey.
    ///
    /// Controls (C0, DEL and C1), format characters (bidirectional controls among them) and line
    /// separators are written as in Swift's source, as `\u{1B}` for ESC: a message may hold what
    /// users or the environment wrote, and goes to a terminal or a log.
    package var printable: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default:
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
