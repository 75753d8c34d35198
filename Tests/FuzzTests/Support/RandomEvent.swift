import CursesUITerminal
import TestSupport

/// What a user and a terminal do, by chance.
enum RandomEvent {
    static func event(in size: CellSize, using generator: inout SeededGenerator) -> Event {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0...4: .key(Event.KeyPress(.tab, modifiers: shift(using: &generator)))
        case 5...11: .key(press(using: &generator))
        case 12...17: .mouse(mouse(in: size, using: &generator))
        case 18: .paste(RandomText.string(length: 0...20, using: &generator))
        default: .focus(Bool.random(using: &generator))
        }
    }

    private static func shift(using generator: inout SeededGenerator) -> Event.Modifiers {
        Int.random(in: 0..<4, using: &generator) == 0 ? .shift : []
    }

    private static let keys: [Event.Key] = [
        .return, .space, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home,
        .end, .pageUp, .pageDown, .function(1), .function(12), .return, .space, .up, .down,
    ]

    private static func press(using generator: inout SeededGenerator) -> Event.KeyPress {
        let modifiers: Event.Modifiers =
            Int.random(in: 0..<4, using: &generator) == 0
            ? Event.Modifiers(rawValue: .random(in: 0..<16, using: &generator)) : []
        if Bool.random(using: &generator) {
            let text = RandomText.string(length: 1...1, using: &generator)
            if let character = text.first, character != " ", !character.isNewline {
                return Event.KeyPress(.character(character), modifiers: modifiers)
            }
        }
        return Event.KeyPress(keys.randomElement(using: &generator)!, modifiers: modifiers)
    }

    private static func mouse(
        in size: CellSize, using generator: inout SeededGenerator
    ) -> Event.MouseEvent {
        let actions: [Event.MouseEvent.Action] = [
            .press, .press, .press, .release, .release, .release, .drag, .drag, .move, .scrollUp,
            .scrollDown, .scrollDown, .scrollLeft, .scrollRight,
        ]
        let action = actions.randomElement(using: &generator)!
        let buttons: [Event.MouseEvent.Button] = [.left, .left, .left, .left, .right, .middle, .other(9)]
        let hasButton = [.press, .release, .drag].contains(action)
        return Event.MouseEvent(
            action,
            button: hasButton ? buttons.randomElement(using: &generator)! : nil,
            at: CellPoint(
                // The mouse of a terminal that has just shrunk is beyond the edge.
                column: .random(in: 0...(size.width + 1), using: &generator),
                row: .random(in: 0...(size.height + 1), using: &generator)),
            modifiers: shift(using: &generator))
    }
}
