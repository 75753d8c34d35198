extension String {
    /// The text without characters that a terminal would interpret as commands. Each is replaced with its code point.
    ///
    /// Names of files and messages of compilers may come from an untrusted project.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isCommand) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isCommand {
                text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character, or changes the direction of the text that follows.
    fileprivate var isCommand: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        default: false
        }
    }
}
