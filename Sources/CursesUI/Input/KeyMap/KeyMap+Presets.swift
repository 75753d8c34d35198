import CursesUITerminal

/// Presets with the movement keys of well-known editors.
extension KeyMap {
    enum Preset: String, CaseIterable {
        case emacs, vim
    }

    init(_ preset: Preset) {
        for (section, lines) in preset.lines {
            for (name, texts) in lines {
                for text in texts {
                    guard let action = KeyAction(named: name), let keys = KeyStroke.sequence(text) else { continue }
                    bind(Binding(section: section, keys: keys, action: action))
                }
            }
        }
    }
}

extension KeyMap.Preset {
    /// The number of key bindings in the preset.
    var keyCount: Int { lines.flatMap(\.1).map(\.1.count).reduce(0, +) }

    fileprivate var lines: [(KeyMap.Section, [(String, [String])])] {
        switch self {
        case .vim:
            [
                (
                    .keys,
                    [
                        ("up", ["k"]), ("down", ["j"]), ("left", ["h"]), ("right", ["l"]), ("first", ["g g"]),
                        ("last", ["G"]), ("page-down", ["Control-D"]), ("page-up", ["Control-U"]),
                        ("next-pane", ["Control-W w"]), ("next-tab", ["g t"]), ("previous-tab", ["g T"]),
                        ("commands", [":"]),
                    ]
                ),
                (
                    .list,
                    [
                        ("up", ["k"]), ("down", ["j"]), ("left", ["h"]), ("right", ["l"]), ("first", ["g g"]),
                        ("last", ["G"]), ("page-down", ["Control-D"]), ("page-up", ["Control-U"]),
                        ("delete", ["d d"]), ("extend-down", ["J"]), ("extend-up", ["K"]), ("open", ["o"]),
                    ]
                ),
                (.field, [("up", ["Control-P"]), ("down", ["Control-N"])]),
            ]
        case .emacs:
            [
                (
                    .keys,
                    [
                        ("up", ["Control-P"]), ("down", ["Control-N"]), ("left", ["Control-B"]),
                        ("right", ["Control-F"]), ("page-down", ["Control-V"]), ("page-up", ["Alt-V"]),
                        ("first", ["Alt-<"]), ("last", ["Alt->"]), ("next-pane", ["Control-X o"]),
                        ("search", ["Control-S"]), ("commands", ["Alt-X"]), ("back", ["Control-G"]),
                        ("quit", ["Control-X Control-C"]),
                    ]
                ),
                (.list, [("delete", ["Control-D"])]),
                (
                    .field,
                    [
                        ("up", ["Control-P"]), ("down", ["Control-N"]), ("page-down", ["Control-V"]),
                        ("page-up", ["Alt-V"]), ("text-start", ["Alt-<"]), ("text-end", ["Alt->"]),
                    ]
                ),
            ]
        }
    }
}
