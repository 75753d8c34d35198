/// What was cut or copied last in any field of the app.
///
/// The terminal's own clipboard comes in as a paste.
@MainActor
final class TextPasteboard {
    static let general = TextPasteboard()

    private(set) var text = ""

    /// Keeps a text; an empty one leaves what is there.
    func set(_ text: String) {
        if !text.isEmpty { self.text = text }
    }
}
