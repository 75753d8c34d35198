@testable import CursesUITerminal

extension Style {
    /// Applies SGR parameters (ECMA-48, with xterm's colour extensions).
    ///
    /// - Returns: false if a parameter never occurs in frames.
    mutating func obey(graphics numbers: [Int]) -> Bool {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: self = Style(link: link)
            case 1: attributes.insert(.bold)
            case 2: attributes.insert(.dim)
            case 3: attributes.insert(.italic)
            case 4: attributes.insert(.underline)
            case 5: attributes.insert(.blink)
            case 7: attributes.insert(.reverse)
            case 9: attributes.insert(.strikethrough)
            case 22: attributes.subtract([.bold, .dim])
            case 23: attributes.remove(.italic)
            case 24: attributes.remove(.underline)
            case 25: attributes.remove(.blink)
            case 27: attributes.remove(.reverse)
            case 29: attributes.remove(.strikethrough)
            case 30...37: foreground = .palette(UInt8(number - 30))
            case 40...47: background = .palette(UInt8(number - 40))
            case 90...97: foreground = .palette(UInt8(number - 82))
            case 100...107: background = .palette(UInt8(number - 92))
            case 39: foreground = .default
            case 49: background = .default
            case 38, 48:
                guard let color = Self.color(from: &rest) else { return false }
                if number == 38 { foreground = color } else { background = color }
            default: return false
            }
        }
        return true
    }

    private static func color(from rest: inout ArraySlice<Int>) -> TerminalColor? {
        switch rest.popFirst() {
        case 5:
            return rest.popFirst().flatMap { UInt8(exactly: $0) }.map(TerminalColor.palette)
        case 2:
            let parts = rest.prefix(3).compactMap { UInt8(exactly: $0) }
            rest = rest.dropFirst(3)
            return parts.count == 3 ? .rgb(parts[0], parts[1], parts[2]) : nil
        default:
            return nil
        }
    }
}
