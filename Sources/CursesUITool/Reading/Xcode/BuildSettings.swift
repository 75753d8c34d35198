import CursesUISupport
import Foundation

/// The settings of a target in one configuration, with those of its project below.
///
/// A target's setting wins over its project's; within each, the settings of the object win over its `.xcconfig`
/// file. `$(inherited)` stands for the value below, `$(NAME)` for that of another setting.
struct BuildSettings {
    /// The levels, the highest first.
    private let levels: [[String: DocumentValue]]
    private let builtIn: [String: String]

    init(levels: [[String: DocumentValue]], builtIn: [String: String]) {
        self.levels = levels
        self.builtIn = builtIn
    }

    /// The value of a setting; `nil` if it has none or an empty one.
    func callAsFunction(_ name: String) -> String? {
        let value = value(of: name, from: 0, depth: 0)
        return value.isEmpty ? nil : value
    }

    /// The words of a setting that is a list.
    func words(_ name: String) -> [String] {
        (self(name) ?? "").split(whereSeparator: \.isWhitespace).map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        }
    }

    func isOn(_ name: String) -> Bool { self(name)?.uppercased() == "YES" }

    /// - Parameter depth: the number of settings that refer to this one; settings that refer to each other end.
    private func value(of name: String, from level: Int, depth: Int) -> String {
        guard depth < 20 else { return "" }
        for index in levels.indices.dropFirst(level) {
            guard let text = Self.text(of: name, in: levels[index]) else { continue }
            return expanded(text, depth: depth) { self.value(of: name, from: index + 1, depth: depth + 1) }
        }
        return builtIn[name].map { expanded($0, depth: depth) { "" } } ?? ""
    }

    /// The setting without a condition, or else the one for an iPhone.
    private static func text(of name: String, in level: [String: DocumentValue]) -> String? {
        let value = level[name] ?? level["\(name)[sdk=iphoneos*]"] ?? level["\(name)[sdk=iphone*]"]
        return value?.texts.joined(separator: " ")
    }

    /// A text of the project with the values of the settings that it names.
    func expanded(_ text: String) -> String { expanded(text, depth: 0) { "" } }

    private func expanded(_ text: String, depth: Int, inherited: () -> String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            guard let closing = rest.first.flatMap({ $0 == "(" ? Character(")") : $0 == "{" ? "}" : nil }) else {
                result += "$"
                continue
            }
            guard let end = rest.firstIndex(of: closing) else { break }
            let parts = rest[..<end].dropFirst().split(separator: ":", omittingEmptySubsequences: false)
            rest = rest[end...].dropFirst()
            let name = parts.first.map(String.init) ?? ""
            let value = name == "inherited" ? inherited() : value(of: name, from: 0, depth: depth + 1)
            result += parts.dropFirst().reduce(value) { Self.changed($0, by: String($1)) }
        }
        return result + rest
    }

    private static func changed(_ value: String, by operation: String) -> String {
        switch operation {
        case "c99extidentifier", "identifier": value.moduleName
        case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "default": value
        default: operation.hasPrefix("default=") && value.isEmpty ? String(operation.dropFirst(8)) : value
        }
    }
}

extension String {
    /// The name of a module that is made of this name, as Xcode makes it: what cannot stand in one is `_`.
    package var moduleName: String {
        var name = String(unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
        if let first = name.unicodeScalars.first, !first.properties.isXIDStart, first != "_" { name = "_" + name }
        return name.isEmpty ? "_" : name
    }
}
