@_exported import CursesUI
@_exported import Foundation

/// Something that a user could ask the system for. No system asks for it.
open class INIntent: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, an intent is set up before it is used.

    /// The identifier.
    open private(set) var identifier: String? = UUID().uuidString
    /// The phrase that the user could say; the value has no effect.
    open var suggestedInvocationPhrase: String?
    /// The value is kept, but has no effect.
    open var donationMetadata: Any?
    private var images: [String: INImage] = [:]

    /// Creates an intent.
    public override init() {}

    /// Returns the picture for a value.
    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
    /// Keeps a picture for a value.
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    /// Returns the picture of the intent: none.
    open func keyImage() -> INImage? { images.values.first }
}

extension NSObjectProtocol where Self: INIntent {
    /// Has no effect: pictures for the values of intents are not shown.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {}
}

/// The answer to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, an answer is set up before it is used.

    /// The activity with which the app is opened.
    open var userActivity: NSUserActivity?

    /// Creates an answer.
    public override init() {}
}

/// A program that answers intents; it does not run.
open class INExtension: NSObject {
    /// Creates a program.
    public override init() {}

    /// Returns the program itself, which handles nothing.
    open func handler(for intent: INIntent) -> Any? { self }
}

/// A picture for an intent, which is not shown.
public final class INImage: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// Creates a picture.
    public convenience init(named name: String) { self.init() }
    /// Creates a picture.
    public convenience init(imageData: Data) { self.init() }
    /// Creates a picture.
    public convenience init?(url URL: URL) { self.init() }
    /// Creates a picture.
    public convenience init?(url URL: URL, width: Double, height: Double) { self.init() }

    /// Returns a picture of a symbol.
    public class func systemImageNamed(_ systemImageName: String) -> INImage { INImage() }
}

/// A text that can be spoken.
open class INSpeakableString: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The text.
    public let spokenPhrase: String
    /// How the text sounds.
    public let pronunciationHint: String?
    /// The identifier.
    public let vocabularyIdentifier: String?

    /// Creates a text.
    public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
        (pronunciationHint, vocabularyIdentifier) = (nil, nil)
    }
    /// Creates a text.
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        self.vocabularyIdentifier = vocabularyIdentifier
    }
}
