import Foundation

/// What a part of a text is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a tag from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a tag from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A word.
    public static let word = NLTag("Word")
    /// A punctuation mark.
    public static let punctuation = NLTag("Punctuation")
    /// A space.
    public static let whitespace = NLTag("Whitespace")
    /// Anything else.
    public static let other = NLTag("Other")
    /// A noun.
    public static let noun = NLTag("Noun")
    /// A verb.
    public static let verb = NLTag("Verb")
    /// An adjective.
    public static let adjective = NLTag("Adjective")
    /// An adverb.
    public static let adverb = NLTag("Adverb")
    /// A pronoun.
    public static let pronoun = NLTag("Pronoun")
    /// A determiner.
    public static let determiner = NLTag("Determiner")
    /// A particle.
    public static let particle = NLTag("Particle")
    /// A preposition.
    public static let preposition = NLTag("Preposition")
    /// A number.
    public static let number = NLTag("Number")
    /// A conjunction.
    public static let conjunction = NLTag("Conjunction")
    /// An interjection.
    public static let interjection = NLTag("Interjection")
    /// A classifier.
    public static let classifier = NLTag("Classifier")
    /// An idiom.
    public static let idiom = NLTag("Idiom")
    /// Any other word.
    public static let otherWord = NLTag("OtherWord")
    /// The end of a sentence.
    public static let sentenceTerminator = NLTag("SentenceTerminator")
    /// The beginning of a quotation.
    public static let openQuote = NLTag("OpenQuote")
    /// The end of a quotation.
    public static let closeQuote = NLTag("CloseQuote")
    /// An opening parenthesis.
    public static let openParenthesis = NLTag("OpenParenthesis")
    /// A closing parenthesis.
    public static let closeParenthesis = NLTag("CloseParenthesis")
    /// A sign between words.
    public static let wordJoiner = NLTag("WordJoiner")
    /// A dash.
    public static let dash = NLTag("Dash")
    /// Any other punctuation mark.
    public static let otherPunctuation = NLTag("Punctuation")
    /// The end of a paragraph.
    public static let paragraphBreak = NLTag("ParagraphBreak")
    /// Any other space.
    public static let otherWhitespace = NLTag("Whitespace")
    /// The name of a person.
    public static let personalName = NLTag("PersonalName")
    /// The name of a place.
    public static let placeName = NLTag("PlaceName")
    /// The name of an organization.
    public static let organizationName = NLTag("OrganizationName")
}

/// The kind of tags that a tagger looks for.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Words, punctuation and spaces.
    public static let tokenType = NLTagScheme("TokenType")
    /// Parts of speech; not recognized.
    public static let lexicalClass = NLTagScheme("LexicalClass")
    /// Names; not recognized.
    public static let nameType = NLTagScheme("NameType")
    /// Names and parts of speech; not recognized.
    public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
    /// The basic forms of words; not recognized.
    public static let lemma = NLTagScheme("Lemma")
    /// Languages.
    public static let language = NLTagScheme("Language")
    /// Scripts; not recognized.
    public static let script = NLTagScheme("Script")
    /// Moods; not recognized.
    public static let sentimentScore = NLTagScheme("SentimentScore")
}
