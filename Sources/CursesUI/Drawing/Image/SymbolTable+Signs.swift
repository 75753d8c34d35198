/// The names are the most frequently used names of Apple's SF Symbols. The signs are characters of the Basic
/// Multilingual Plane that common terminal fonts contain. They are one column wide in the Unicode table of CursesUI,
/// and terminals do not show them as an emoji of two columns.
extension SymbolTable {
    /// The character of each name.
    static let signs: [String: String] = {
        var signs: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: " ")
            for name in parts.dropLast() { signs[String(name)] = String(parts[parts.count - 1]) }
        }
        return signs
    }()
}
