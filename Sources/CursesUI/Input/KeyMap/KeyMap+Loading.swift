import CursesUISupport
import Foundation

extension KeyMap {
    /// Loads the user's key map for an app. Also returns a line for each mistake in the map.
    ///
    /// - Parameters:
    ///   - app: the name of the app and of its configuration folder.
    ///   - read: reads the text of a file; returns `nil` if the file does not exist.
    static func load(
        app: String,
        environment: [String: String],
        read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
    ) -> (map: KeyMap, problems: [String]) {
        var map = KeyMap()
        var problems: [String] = []
        var isPresetChosen = false
        if let name = environment["CURSESUI_KEYS"], !name.isEmpty {
            if let preset = Preset(rawValue: name) {
                map = KeyMap(preset)
                isPresetChosen = true
            } else {
                problems.append("CURSESUI_KEYS: \(unknown(name))")
            }
        }
        guard let path = UserConfiguration.path(of: "keys", app: app, environment: environment), let text = read(path)
        else { return (map, problems) }
        var file = SettingsFile(text, file: path)
        for setting in file.settings where setting.section.isEmpty {
            guard setting.name == "preset" else {
                file.report(setting.line, "\"\(setting.name)\" is in no section")
                continue
            }
            if let preset = setting.values.first.flatMap(Preset.init) {
                if !isPresetChosen { map = KeyMap(preset) }
            } else {
                file.report(setting.line, unknown(setting.values.first ?? ""))
            }
        }
        map.add(&file)
        return (map, problems + file.problems.sorted { $0.line < $1.line }.map(\.description))
    }

    private static func unknown(_ preset: String) -> String {
        "there is no preset \"\(preset)\"; there are \(Preset.allCases.map(\.rawValue).joined(separator: ", "))"
    }
}
