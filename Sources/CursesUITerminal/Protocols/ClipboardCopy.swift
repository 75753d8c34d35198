import Foundation

/// The sequence that copies text to the clipboard of the user's machine: OSC 52 ("XTerm Control Sequences").
/// It works through ssh. In tmux it requires the option `set-clipboard on`.
enum ClipboardCopy {
    /// The maximum length of the text in bytes. The strictest common terminals (hterm, xterm) take about
    /// 75,000, others a megabyte.
    static let limit = 1 << 20

    /// Returns the sequence that copies a text; `nil` if the text is too long. The text is encoded in base64, which
    /// cannot contain control characters.
    static func sequence(_ text: String) -> [UInt8]? {
        guard text.utf8.count <= limit else { return nil }
        return Array("\u{1B}]52;c;".utf8) + Data(text.utf8).base64EncodedData() + [0x1B, 0x5C]
    }
}
