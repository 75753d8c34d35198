import CursesUISupport
import CursesUITerminal

/// The keys that the user of an app has assigned to actions.
struct KeyMap {
    /// The section of the file, which determines where a key applies.
    enum Section: String, CaseIterable {
        /// Everywhere.
        case keys
        /// In a list, a table or a tree.
        case list
        /// In a text field.
        case field
        /// Everywhere. The names in this section are the titles of the app's commands.
        case commands
    }

    struct Binding: Equatable {
        let section: Section
        let keys: [KeyStroke]
        let action: KeyAction
        /// The line in the user's file; `nil` for a preset.
        var line: Int?
    }

    private(set) var bindings: [Binding] = []

    var isEmpty: Bool { bindings.isEmpty }

    /// Returns the bindings that begin with the pressed keys, in the order of the sections.
    func bindings(after pressed: [KeyPress], in sections: [Section]) -> [Binding] {
        sections.flatMap { section in
            bindings.filter { binding in
                binding.section == section && binding.keys.count >= pressed.count
                    && zip(binding.keys, pressed).allSatisfy { $0.matches($1) }
            }
        }
    }

    /// Adds a binding, and removes the bindings that it makes unreachable.
    mutating func bind(_ binding: Binding) {
        bindings.removeAll { $0.isHidden(by: binding) }
        bindings.append(binding)
    }

    /// Adds the bindings of a file, and reports lines that cannot be used.
    mutating func add(_ file: inout SettingsFile) {
        for setting in file.settings where !setting.section.isEmpty {
            guard let section = Section(rawValue: setting.section) else {
                file.report(setting.line, "there is no section \"\(setting.section)\"; there are \(Self.sectionNames)")
                continue
            }
            guard let action = section == .commands ? .command(setting.name) : KeyAction(named: setting.name) else {
                file.report(setting.line, "there is no action \"\(setting.name)\"")
                continue
            }
            for text in setting.values { bind(text, to: action, in: section, setting.line, &file) }
        }
    }

    private mutating func bind(
        _ text: String, to action: KeyAction, in section: Section, _ line: Int, _ file: inout SettingsFile
    ) {
        guard let keys = KeyStroke.sequence(text) else {
            file.report(line, "there is no key \"\(text)\"")
            return
        }
        let binding = Binding(section: section, keys: keys, action: action, line: line)
        if let other = bindings.first(where: { $0.line != nil && $0.isHidden(by: binding) }), let first = other.line {
            let relation = other.keys == keys ? "has a meaning" : "begins or continues a key"
            file.report(line, "\"\(text)\" \(relation) in line \(first) already")
        } else {
            bind(binding)
        }
    }

    private static let sectionNames = Section.allCases.map(\.rawValue).joined(separator: ", ")
}

extension KeyMap.Binding {
    /// Returns whether two bindings of the same section conflict: their keys are equal, or one sequence begins with the
    /// other.
    fileprivate func isHidden(by other: KeyMap.Binding) -> Bool {
        section == other.section && zip(keys, other.keys).allSatisfy(==)
    }
}
