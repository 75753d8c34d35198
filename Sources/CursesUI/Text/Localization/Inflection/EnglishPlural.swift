import Foundation

/// The plural forms of English nouns.
///
/// The rules are the usual ones of English grammar for regular nouns. The table contains the irregular nouns that are
/// most common in programs.
enum EnglishPlural {
    /// Returns the plural of a singular noun. A noun that already seems to be plural is returned unchanged.
    static func plural(of noun: String) -> String {
        let lowercased = noun.lowercased()
        guard lowercased.last?.isLetter == true, !unchanged.contains(lowercased) else { return noun }
        return cased(lowercasedPlural(of: lowercased), like: noun)
    }

    private static func lowercasedPlural(of noun: String) -> String {
        if let plural = irregular[noun] { return plural }
        if noun.hasSuffix("man"), !regularInMan.contains(noun) { return String(noun.dropLast(2)) + "en" }
        if noun.hasSuffix("sis") { return String(noun.dropLast(2)) + "es" }
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return String(noun.dropLast()) + "ies"
        }
        if ["ss", "us", "is", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
        return noun.hasSuffix("s") ? noun : noun + "s"
    }

    /// Returns the plural in the letter case of the noun: all capitals, a capital first letter, or lower case.
    private static func cased(_ plural: String, like noun: String) -> String {
        if noun.count > 1, noun == noun.uppercased() { return plural.uppercased() }
        // The letters that both forms share are taken from the noun.
        let common = zip(noun, plural).prefix { $0.0.lowercased() == String($0.1) }.count
        if common == 0, noun.first?.isUppercase == true { return plural.capitalized }
        return String(noun.prefix(common) + plural.dropFirst(common))
    }

    private static let unchanged: Set<String> = [
        "sheep", "fish", "deer", "moose", "series", "species", "aircraft", "spacecraft", "offspring", "salmon",
        "information", "equipment", "news", "software", "hardware", "feedback", "data", "media", "people", "children",
        "men", "women", "feet", "teeth", "mice", "geese", "criteria", "phenomena",
    ]

    private static let regularInMan: Set<String> = ["human", "german", "roman", "shaman", "norman", "talisman"]

    private static let irregular = [
        "person": "people", "child": "children", "grandchild": "grandchildren", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "louse": "lice", "ox": "oxen", "die": "dice", "penny": "pence",
        "leaf": "leaves", "life": "lives", "knife": "knives", "wife": "wives", "wolf": "wolves", "half": "halves",
        "shelf": "shelves", "self": "selves", "calf": "calves", "loaf": "loaves", "thief": "thieves", "elf": "elves",
        "scarf": "scarves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
        "veto": "vetoes", "torpedo": "torpedoes", "quiz": "quizzes", "gas": "gases", "lens": "lenses",
        "alias": "aliases", "bias": "biases", "canvas": "canvases", "atlas": "atlases", "iris": "irises",
        "axis": "axes", "criterion": "criteria", "phenomenon": "phenomena", "matrix": "matrices",
        "vertex": "vertices", "appendix": "appendices", "cactus": "cacti", "stimulus": "stimuli", "stomach": "stomachs",
        "epoch": "epochs", "monarch": "monarchs", "passerby": "passersby",
    ]
}
