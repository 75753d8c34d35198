/// The sequences that set the title of the terminal's window: the one gate for titles.
///
/// OSC 2, and XTWINOPS 22 and 23, which keep the user's own title ("XTerm Control Sequences"). tmux
/// takes it as the title of its pane.
enum WindowTitle {
    /// Longer titles are cut.
    private static let limit = 256

    /// Keeps the title that the window has.
    static let push = Array("\u{1B}[22;2t".utf8)
    /// Gives the window the title that was kept.
    static let pop = Array("\u{1B}[23;2t".utf8)

    /// Sets a title.
    static func set(_ title: String) -> [UInt8] { Array("\u{1B}]2;\(sanitized(title))\u{1B}\\".utf8) }

    /// The title in one line, without anything that a terminal might obey: controls (C0, DEL, C1) and
    /// line ends are spaces, format characters (the bidirectional controls among them) are left out.
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
