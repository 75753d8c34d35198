/// The languages that can be highlighted.
enum CodeLanguage: Hashable, Sendable, CaseIterable {
    case swift, c, python, javaScript, rust, go, shell, json

    private static let names: [String: CodeLanguage] = [
        "swift": .swift,
        "c": .c, "h": .c,
        "python": .python, "python3": .python, "py": .python,
        "javascript": .javaScript, "js": .javaScript, "jsx": .javaScript, "mjs": .javaScript,
        "typescript": .javaScript, "ts": .javaScript, "tsx": .javaScript,
        "rust": .rust, "rs": .rust,
        "go": .go, "golang": .go,
        "shell": .shell, "sh": .shell, "bash": .shell, "zsh": .shell,
        "json": .json, "jsonc": .json,
    ]

    /// Finds the language with a name or a file name extension, ignoring case.
    init?(name: String) {
        guard let language = Self.names[name.lowercased()] else { return nil }
        self = language
    }
}
