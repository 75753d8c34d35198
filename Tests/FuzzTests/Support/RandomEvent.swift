import CursesUITerminal
import TestSupport

/// Generates random events of a user or a terminal.
enum RandomEvent {
    static func event(in size: CellSize, using generator: inout SeededGenerator) -> TerminalEvent {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0...4: .key(KeyPress(.tab, modifiers: shift(using: &generator)))
        case 5...11: .key(press(using: &generator))
        case 12...17: .mouse(mouse(in: size, using: &generator))
        case 18: .paste(RandomText.string(length: 0...20, using: &generator))
        default: .focus(Bool.random(using: &generator))
        }
    }

    private static func shift(using generator: inout SeededGenerator) -> EventModifiers {
        Int.random(in: 0..<4, using: &generator) == 0 ? .shift : []
    }

    private static let keys: [KeyEquivalent] = [
        .return, .space, .escape, .delete, .deleteForward, .insert, .upArrow, .downArrow, .leftArrow,
        .rightArrow, .home, .end, .pageUp, .pageDown, .function(1), .function(12), .return, .space,
        .upArrow, .downArrow,
    ]

    private static func press(using generator: inout SeededGenerator) -> KeyPress {
        // The modifiers that terminals report.
        let modifiers: EventModifiers =
            Int.random(in: 0..<4, using: &generator) == 0
            ? EventModifiers(rawValue: .random(in: 0..<16, using: &generator) << 1) : []
        if Bool.random(using: &generator) {
            let text = RandomText.string(length: 1...1, using: &generator)
            if let character = text.first, character != " ", !character.isNewline {
                guard modifiers.isEmpty else {
                    return KeyPress(KeyEquivalent(character), modifiers: modifiers)
                }
                return .typing(character)
            }
        }
        return KeyPress(keys.randomElement(using: &generator)!, modifiers: modifiers)
    }

    private static func mouse(
        in size: CellSize, using generator: inout SeededGenerator
    ) -> TerminalEvent.MouseEvent {
        let actions: [TerminalEvent.MouseEvent.Action] = [
            .press, .press, .press, .release, .release, .release, .drag, .drag, .move, .scrollUp,
            .scrollDown, .scrollDown, .scrollLeft, .scrollRight,
        ]
        let action = actions.randomElement(using: &generator)!
        let buttons: [TerminalEvent.MouseEvent.Button] = [.left, .left, .left, .left, .right, .middle, .other(9)]
        let hasButton = [.press, .release, .drag].contains(action)
        return TerminalEvent.MouseEvent(
            action,
            button: hasButton ? buttons.randomElement(using: &generator)! : nil,
            at: CellPoint(
                // The mouse may be beyond the edge of a terminal that has just become smaller.
                column: .random(in: 0...(size.width + 1), using: &generator),
                row: .random(in: 0...(size.height + 1), using: &generator)),
            modifiers: shift(using: &generator))
    }
}
