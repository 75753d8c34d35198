import Foundation

/// The sequence that puts text on the clipboard of the user's machine: OSC 52 ("XTerm Control
/// Sequences"). It works through ssh; in tmux it takes `set-clipboard on`.
enum ClipboardCopy {
    /// The most bytes of text: what the strictest of the common terminals (hterm, xterm) take is
    /// about 75,000; others take a megabyte.
    static let limit = 1 << 20

    /// - Returns: `nil` for text that is too long. In base64 nothing is left to obey.
    static func sequence(_ text: String) -> [UInt8]? {
        guard text.utf8.count <= limit else { return nil }
        return Array("\u{1B}]52;c;".utf8) + Data(text.utf8).base64EncodedData() + [0x1B, 0x5C]
    }
}
