import CursesUITerminal

/// The commands that exchange items between the focused view and the pasteboard.
extension EventRouter {
    /// Returns the views around a responder that handle the commands, one for each command: the innermost.
    private func clipboardHandlers(around responder: (any Responder)?) -> [any ClipboardHandler] {
        let handlers = (responder?.layoutNode.responderChain ?? []).compactMap {
            ($0 as? InputLayoutNode)?.handler as? any ClipboardHandler
        }
        return ClipboardCommand.allCases.compactMap { command in
            handlers.first { $0.clipboardCommand == command }
        }
    }

    /// Returns the commands for copying, cutting and pasting. A text field has keys for them instead.
    ///
    /// - Parameters:
    ///   - focus: the responder that has the focus, apart from the palette.
    ///   - id: the largest id of the other commands.
    ///   - titles: the titles of the other commands. If the app itself has such a command, it replaces this one.
    func clipboardCommands(
        of focus: (any Responder)?, after id: Int, without titles: Set<String>
    ) -> [CommandPalette.Command] {
        guard focus?.takesText != true else { return [] }
        return clipboardHandlers(around: focus).enumerated().compactMap { index, handler in
            guard let command = handler.clipboardCommand, !titles.contains(command.title) else { return nil }
            return CommandPalette.Command(
                id: id + 1 + index, title: command.title, key: command.keyHint,
                run: { [weak handler] in _ = handler?.performClipboardCommand() })
        }
    }
}
