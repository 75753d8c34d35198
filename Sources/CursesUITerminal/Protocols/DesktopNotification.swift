/// The sequence that shows a notification on the user's desktop: OSC 9 ("iTerm2 Proprietary Escape Codes", and the
/// documentation of Ghostty, kitty and WezTerm). Terminals without it ignore the sequence.
enum DesktopNotification {
    /// Returns the sequence that shows a text; `nil` if the text has no visible characters, or if Windows Terminal and
    /// ConEmu would interpret it as a command: a number and a semicolon.
    static func sequence(_ text: String) -> [UInt8]? {
        let line = WindowTitle.sanitized(text).drop { $0 == " " }
        guard !line.isEmpty else { return nil }
        let isCommand = line.contains(";") && line.prefix { $0 != ";" }.allSatisfy(\.isNumber)
        return isCommand ? nil : Array("\u{1B}]9;\(line)\u{1B}\\".utf8)
    }
}
