/// The names are those of Apple's SF Symbols that apps use most. The signs are characters of the Basic
/// Multilingual Plane that common terminal fonts have, one column wide in the Unicode table of
/// CursesUI, and none that terminals show as an emoji of two columns.
extension SymbolTable {
    /// The sign of each name.
    static let signs: [String: String] = {
        var signs: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: " ")
            for name in parts.dropLast() { signs[String(name)] = String(parts[parts.count - 1]) }
        }
        return signs
    }()
}
