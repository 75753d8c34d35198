import CursesUISupport
import CursesUITerminal
import Foundation

extension Theme {
    /// Returns the theme that the app's user has chosen with `CURSESUI_THEME` or in a file; `nil` if there is no
    /// choice. The second result has a line for each mistake.
    ///
    /// - Parameters:
    ///   - app: the name of the app, which is also the name of its configuration folder.
    ///   - read: reads the text of a file; `nil` if there is none.
    static func chosen(
        app: String,
        environment: [String: String],
        read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
    ) -> (theme: Theme?, problems: [String]) {
        var problems: [String] = []
        if let name = environment["CURSESUI_THEME"], !name.isEmpty {
            if let theme = Theme(named: name) { return (theme, []) }
            problems.append("CURSESUI_THEME: \(unknown(name))")
        }
        guard let path = UserConfiguration.path(of: "theme", app: app, environment: environment), let text = read(path)
        else { return (nil, problems) }
        var file = SettingsFile(text, file: path)
        let theme = Theme(&file)
        return (theme, problems + file.problems.sorted { $0.line < $1.line }.map(\.description))
    }

    private static func unknown(_ name: String) -> String {
        let names = ["standard"] + named.map(\.id)
        return "there is no theme \"\(name)\"; there are \(names.joined(separator: ", "))"
    }

    // MARK: Reading a file

    /// Reads the theme that a file describes. Mistakes are reported with the name of the file and the line.
    init(_ file: inout SettingsFile) {
        self = .standard
        for setting in file.settings where setting.section.isEmpty {
            guard setting.name == "theme" else {
                file.report(setting.line, "\"\(setting.name)\" is in no section")
                continue
            }
            let name = setting.values.first ?? ""
            if let theme = Theme(named: name) { self = theme } else { file.report(setting.line, Self.unknown(name)) }
        }
        readPalette(&file)
        for setting in file.settings where !setting.section.isEmpty && setting.section != "palette" {
            read(setting, &file)
        }
    }

    /// Reads the palette. It needs a foreground and a background. If one of the sixteen named colours is missing,
    /// xterm's colour is used.
    private mutating func readPalette(_ file: inout SettingsFile) {
        var foreground = palette?.foreground
        var background = palette?.background
        let known = palette?.named ?? []
        var named = known.count == 16 ? known : (0..<16).map { Color(.palette($0)) }
        let settings = file.settings.filter { $0.section == "palette" }
        for setting in settings {
            guard let color = Self.color(of: setting, &file) else { continue }
            switch setting.name {
            case "foreground": foreground = color
            case "background": background = color
            default:
                if let index = TerminalColor.names.firstIndex(of: setting.name) {
                    named[index] = color
                } else {
                    file.report(setting.line, "a palette has no colour \"\(setting.name)\"")
                }
            }
        }
        guard let last = settings.last else { return }
        guard let foreground, let background else {
            return file.report(last.line, "a palette needs a foreground and a background")
        }
        palette = Palette(foreground: foreground, background: background, named: named)
    }

    private mutating func read(_ setting: SettingsFile.Setting, _ file: inout SettingsFile) {
        switch setting.section {
        case "colors":
            guard let role = Self.colorRoles[setting.name] else {
                return file.report(setting.line, "there is no colour \"\(setting.name)\"")
            }
            if let color = Self.color(of: setting, &file) { colors[keyPath: role] = color }
        case "surfaces":
            guard let role = Self.surfaceRoles[setting.name] else {
                return file.report(setting.line, "there is no surface \"\(setting.name)\"")
            }
            if let color = Self.color(of: setting, &file) { surfaces[keyPath: role] = color }
        case "states":
            guard let role = Self.stateRoles[setting.name] else {
                return file.report(setting.line, "there is no state \"\(setting.name)\"")
            }
            if let color = Self.color(of: setting, &file) { states[keyPath: role] = color }
        case "borders":
            guard let role = Self.borderRoles[setting.name] else {
                return file.report(setting.line, "there is no border \"\(setting.name)\"")
            }
            let name = setting.values.first ?? ""
            guard let line = Line.allCases.first(where: { "\($0)" == name }) else {
                let names = Line.allCases.map { "\($0)" }.joined(separator: ", ")
                return file.report(setting.line, "there is no line \"\(name)\"; there are \(names)")
            }
            borders[keyPath: role] = line
        default:
            file.report(setting.line, "there is no section \"\(setting.section)\"")
        }
    }

    /// Parses the colour in a line: `#rrggbb`, a name such as `bright-blue`, or a number in the 256-colour palette.
    private static func color(of setting: SettingsFile.Setting, _ file: inout SettingsFile) -> Color? {
        let text = setting.values.first ?? ""
        if text.hasPrefix("#"), text.count == 7, let number = UInt32(text.dropFirst(), radix: 16) {
            return Color(hexadecimal: number)
        }
        if let index = TerminalColor.names.firstIndex(of: text) { return Color(.palette(UInt8(index))) }
        if let index = UInt8(text) { return Color(.palette(index)) }
        file.report(setting.line, "\"\(text)\" is not a colour, such as \"#88c0d0\", \"bright-blue\" or \"208\"")
        return nil
    }

    private static let colorRoles: [String: WritableKeyPath<Colors, Color> & Sendable] = [
        "primary": \.primary, "secondary": \.secondary, "tertiary": \.tertiary, "quaternary": \.quaternary,
        "accent": \.accent, "on-accent": \.onAccent, "link": \.link, "success": \.success, "warning": \.warning,
        "destructive": \.destructive, "placeholder": \.placeholder, "separator": \.separator, "border": \.border,
        "fill": \.fill, "shadow": \.shadow,
    ]

    private static let surfaceRoles: [String: WritableKeyPath<Surfaces, Color?> & Sendable] = [
        "window": \.window, "panel": \.panel, "raised": \.raised, "field": \.field, "control": \.control,
        "header": \.header, "alternate": \.alternate, "selection": \.selection,
        "focused-selection": \.focusedSelection, "overlay": \.overlay,
    ]

    private static let stateRoles: [String: WritableKeyPath<States, Color?> & Sendable] = [
        "focused": \.focused, "pressed": \.pressed, "hovered": \.hovered, "disabled": \.disabled,
        "selected": \.selected, "invalid": \.invalid,
    ]

    private static let borderRoles: [String: WritableKeyPath<Borders, Line> & Sendable] = [
        "field": \.field, "group": \.group, "window": \.window, "separator": \.separator,
    ]
}

extension TerminalColor {
    /// The names of the first sixteen colours of the palette, by index.
    static let names: [String] = {
        let plain = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        return plain + plain.map { "bright-\($0)" }
    }()
}
