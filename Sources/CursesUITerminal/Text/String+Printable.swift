extension String {
    /// The text in one line, with all control characters escaped.
    ///
    /// Controls (C0, DEL and C1), format characters (including bidirectional controls) and line separators
    /// are escaped as in Swift source code, for example `\u{1B}` for ESC. Messages can contain text from
    /// users or the environment, and are written to a terminal or a log.
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
