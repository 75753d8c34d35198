/// The mode of an app that writes lines for a screen reader instead of drawing on the screen.
enum PlainMode {
    /// Whether the user requests this mode: `CURSESUI_ACCESSIBLE` is neither empty nor 0.
    static func isOn(_ environment: [String: String]) -> Bool {
        let value = environment["CURSESUI_ACCESSIBLE"] ?? ""
        return !value.isEmpty && value != "0"
    }
}
