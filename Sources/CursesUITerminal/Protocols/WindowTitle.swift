/// The sequences that set the title of the terminal window. All titles are sanitised here.
///
/// OSC 2 sets the title; XTWINOPS 22 and 23 save and restore the user's own title ("XTerm Control Sequences"). tmux
/// uses the title as the title of the pane.
enum WindowTitle {
    /// The maximum length of a title; longer titles are truncated.
    private static let limit = 256

    /// Saves the current title of the window.
    static let push = Array("\u{1B}[22;2t".utf8)
    /// Restores the saved title.
    static let pop = Array("\u{1B}[23;2t".utf8)

    /// Sets a title.
    static func set(_ title: String) -> [UInt8] { Array("\u{1B}]2;\(sanitized(title))\u{1B}\\".utf8) }

    /// Returns the title in one line, without control characters: controls (C0, DEL, C1) and line ends become spaces,
    /// and format characters such as bidirectional controls are removed.
    static func sanitized(_ title: String) -> String {
        var text = String.UnicodeScalarView()
        for scalar in title.unicodeScalars {
            guard text.count < limit else { break }
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: text.append(" ")
            case .format where scalar != "\u{200D}": continue
            case .unassigned, .surrogate: continue
            default: text.append(scalar)
            }
        }
        return String(text)
    }
}
