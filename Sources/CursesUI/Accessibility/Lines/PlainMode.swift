/// The mode of an app that writes lines for a screen reader instead of drawing on the screen.
enum PlainMode {
    /// Whether the user asks for the mode: `CURSESUI_ACCESSIBLE` has a value other than 0 or nothing.
    static func isOn(_ environment: [String: String]) -> Bool {
        let value = environment["CURSESUI_ACCESSIBLE"] ?? ""
        return !value.isEmpty && value != "0"
    }
}
