import CursesUISupport
import Foundation

/// The build settings of a target in one configuration, including the settings of its project.
///
/// The settings of a target have precedence over those of its project. At each level, settings in the project file have
/// precedence over those in the `.xcconfig` file. `$(inherited)` is replaced with the value at the next lower level,
/// and `$(NAME)` with the value of another setting.
struct BuildSettings {
    /// The levels of settings, the one with the highest precedence first.
    private let levels: [[String: DocumentValue]]
    private let builtIn: [String: String]

    init(levels: [[String: DocumentValue]], builtIn: [String: String]) {
        self.levels = levels
        self.builtIn = builtIn
    }

    /// Returns the value of a setting; `nil` if it is missing or empty.
    func callAsFunction(_ name: String) -> String? {
        let value = value(of: name, from: 0, depth: 0)
        return value.isEmpty ? nil : value
    }

    /// Returns the words of a setting that is a list.
    func words(_ name: String) -> [String] {
        (self(name) ?? "").split(whereSeparator: \.isWhitespace).map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        }
    }

    func isOn(_ name: String) -> Bool { self(name)?.uppercased() == "YES" }

    /// - Parameter depth: the number of nested references, which is limited because settings may refer to each other.
    private func value(of name: String, from level: Int, depth: Int) -> String {
        guard depth < 20 else { return "" }
        for index in levels.indices.dropFirst(level) {
            guard let text = Self.text(of: name, in: levels[index]) else { continue }
            return expanded(text, depth: depth) { self.value(of: name, from: index + 1, depth: depth + 1) }
        }
        return builtIn[name].map { expanded($0, depth: depth) { "" } } ?? ""
    }

    /// Returns the setting without a condition, or otherwise the setting for iPhones.
    private static func text(of name: String, in level: [String: DocumentValue]) -> String? {
        let value = level[name] ?? level["\(name)[sdk=iphoneos*]"] ?? level["\(name)[sdk=iphone*]"]
        return value?.texts.joined(separator: " ")
    }

    /// Returns a text in which references to settings are replaced with their values.
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
    /// The name of the module that Xcode derives from this name: characters that are not allowed in an identifier
    /// become `_`.
    package var moduleName: String {
        var name = String(unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
        if let first = name.unicodeScalars.first, !first.properties.isXIDStart, first != "_" { name = "_" + name }
        return name.isEmpty ? "_" : name
    }
}
