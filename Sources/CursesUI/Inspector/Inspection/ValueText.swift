import CursesUITerminal
import Foundation

/// Describes values in one short line, however large they are. Only the first parts of a value are read.
@MainActor
enum ValueText {
    /// The maximum number of characters of a description.
    static let limit = 160
    private static let parts = 6
    private static let levels = 3

    static func text(_ value: Any, levels: Int = ValueText.levels) -> String {
        let text = full(value, levels: levels).printable
        return text.count > limit ? text.prefix(limit - 1) + "…" : text
    }

    private static func full(_ value: Any, levels: Int) -> String {
        if let text = value as? String { return quoted(text) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { full($0.value, levels: levels) } ?? "nil"
        case .collection, .set:
            return list(mirror, levels: levels, "[", "]") { full($0.value, levels: levels - 1) }
        case .dictionary:
            return list(mirror, levels: levels, "[", "]") { pair in
                let parts = Mirror(reflecting: pair.value).children.map(\.value)
                return parts.map { full($0, levels: levels - 1) }.joined(separator: ": ")
            }
        case .class:
            return name(of: value)
        case .tuple, .struct:
            if let described = value as? any CustomStringConvertible { return line(described.description) }
            let open = mirror.displayStyle == .tuple ? "(" : name(of: value) + "("
            return list(mirror, levels: levels, open, ")") { child in
                let text = full(child.value, levels: levels - 1)
                guard let label = child.label, !label.hasPrefix(".") else { return text }
                return "\(label): \(text)"
            }
        case .enum:
            return cut(value as? any CustomStringConvertible, mirror, value, levels)
        default:
            // The description of a function is only its type.
            let text = "\(value)"
            return text == "(Function)" ? "function" : line(text)
        }
    }

    /// Describes an enum case with its associated values.
    private static func cut(
        _ described: (any CustomStringConvertible)?, _ mirror: Mirror, _ value: Any, _ levels: Int
    ) -> String {
        if let described { return line(described.description) }
        guard let child = mirror.children.first, let label = child.label else { return line("\(value)") }
        let text = full(child.value, levels: levels - 1)
        return text.hasPrefix("(") ? ".\(label)\(text)" : ".\(label)(\(text))"
    }

    private static func list(
        _ mirror: Mirror, levels: Int, _ open: String, _ close: String, _ text: (Mirror.Child) -> String
    ) -> String {
        if mirror.children.isEmpty { return open + close }
        guard levels > 0 else { return open + "…" + close }
        var texts: [String] = []
        var length = 0
        for child in mirror.children.prefix(parts) where length < limit {
            texts.append(text(child))
            length += texts.last?.count ?? 0
        }
        // Only collections can report the number of their elements.
        let isCollection = [.collection, .set, .dictionary].contains(mirror.displayStyle)
        let more = isCollection ? mirror.children.count - texts.count : 0
        if more > 0 { texts.append("\(more) more") }
        return open + texts.joined(separator: ", ") + close
    }

    private static func quoted(_ text: String) -> String {
        let start = text.prefix(limit)
        return "\"\(start.replacing("\n", with: "\\n"))\(start.endIndex == text.endIndex ? "" : "…")\""
    }

    private static func line(_ text: String) -> String {
        String(text.prefix(limit)).replacing("\n", with: " ")
    }

    static func name(of value: Any) -> String {
        String("\(type(of: value))".prefix { $0 != "<" })
    }
}
