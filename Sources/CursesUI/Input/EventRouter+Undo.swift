import CursesUITerminal

/// The keys and commands that undo and redo the changes registered with the window's undo manager.
extension EventRouter {
    private static let undoKey = KeyStroke("u", modifiers: .option)
    private static let redoKey = KeyStroke("e", modifiers: .option)

    /// Handles an undo or redo key that no view has used; returns whether it undid or redid a change.
    func undoes(_ press: KeyPress) -> Bool {
        guard let undoManager else { return false }
        switch (press.key, press.modifiers) {
        // Terminals send the same code for Control-underscore and Control-slash.
        case ("u", .option), ("_", .control), ("/", .control):
            guard undoManager.canUndo else { return false }
            undoManager.undo()
        case ("e", .option):
            guard undoManager.canRedo else { return false }
            undoManager.redo()
        default:
            return false
        }
        return true
    }

    /// The titles of the changes that can be undone and redone.
    var undoTitles: [String] { undoSteps.map(\.title) }

    var undoHints: [KeyHint] {
        undoSteps.map { KeyHint($0.key.key, modifiers: $0.key.modifiers, title: $0.title, scope: .screen) }
    }

    /// Returns the commands for undo and redo.
    ///
    /// - Parameter id: the largest id of the other commands.
    func undoCommands(after id: Int) -> [CommandPalette.Command] {
        undoSteps.enumerated().map { index, step in
            CommandPalette.Command(
                id: id + 1 + index, title: step.title,
                key: KeyHint(step.key.key, modifiers: step.key.modifiers, title: step.title), run: step.run)
        }
    }

    private struct UndoStep {
        let key: KeyStroke
        let title: String
        let run: @MainActor () -> Void
    }

    private var undoSteps: [UndoStep] {
        guard let undoManager else { return [] }
        var steps: [UndoStep] = []
        if undoManager.canUndo {
            steps.append(UndoStep(key: Self.undoKey, title: undoManager.undoMenuItemTitle) { undoManager.undo() })
        }
        if undoManager.canRedo {
            steps.append(UndoStep(key: Self.redoKey, title: undoManager.redoMenuItemTitle) { undoManager.redo() })
        }
        return steps
    }
}
