/// The rules that derive the Arabic shaping tables from the Unicode Character Database.
struct ArabicRules {
    /// The joining type of each code point.
    let joiningTypes: [ArabicJoiningType]
    /// The key of each combination of a letter and a form, with its presentation form.
    let letters: [(Int, Int)]
    /// The key of each combination of an alef and a form, with the ligature of lam and that alef.
    let lamAlefs: [(Int, Int)]

    private static let lam = 0x644

    init(_ database: UnicodeDatabase) throws {
        let types = try database.values(of: "extracted/DerivedJoiningType.txt", fallback: "U")
        joiningTypes = try types.map { value in
            guard let type = Self.types[value] else { throw TableError("The joining type \(value) is unknown.") }
            return type
        }
        let alefs = try Set(
            database.fields(of: "ArabicShaping.txt").filter { $0.count == 4 && $0[3] == "ALEF" }
                .compactMap { Int($0[0], radix: 16) })
        var letters: [Int: Int] = [:]
        var lamAlefs: [Int: Int] = [:]
        for fields in try database.fields(of: "UnicodeData.txt") {
            let parts = fields[5].split(separator: " ")
            guard let tag = parts.first, let form = Self.forms[String(tag)], let point = Int(fields[0], radix: 16)
            else { continue }
            let base = parts.dropFirst().compactMap { Int($0, radix: 16) }
            // Cells do not use the other ligatures, or marks on a space.
            if base.count == 1 {
                letters[try Self.key(base[0], form)] = point
            } else if base.count == 2, base[0] == Self.lam, alefs.contains(base[1]) {
                lamAlefs[try Self.key(base[1], form)] = point
            }
        }
        self.letters = letters.map { ($0.key, $0.value) }
        self.lamAlefs = lamAlefs.map { ($0.key, $0.value) }
    }

    /// Returns the key of a letter's form in 16 bits.
    private static func key(_ letter: Int, _ form: ArabicForm) throws -> Int {
        guard letter < 0x4000 else {
            throw TableError("The letter \(String(letter, radix: 16)) does not fit into ArabicFormTable.")
        }
        return letter << 2 | Int(form.rawValue)
    }

    private static let types: [String: ArabicJoiningType] = [
        "U": .nonJoining, "T": .transparent, "C": .joinCausing, "D": .dualJoining, "R": .rightJoining,
        "L": .leftJoining,
    ]

    private static let forms: [String: ArabicForm] = [
        "<isolated>": .isolated, "<final>": .final, "<initial>": .initial, "<medial>": .medial,
    ]
}
