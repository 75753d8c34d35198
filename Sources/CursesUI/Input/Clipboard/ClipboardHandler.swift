/// A view that handles a command of the pasteboard.
@MainActor
protocol ClipboardHandler: InputHandler {
    /// The command that the view would handle at this moment; `nil` if there is none.
    var clipboardCommand: ClipboardCommand? { get }

    /// Runs the command; returns whether it was used.
    func performClipboardCommand() -> Bool
}
