import Synchronization

/// A value of an intent that a system asks the user for. In a terminal the app sets it.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    // `@unchecked` is safe because `value` is accessed only while `lock` is held.
    private let lock = Mutex(())
    private var value: Value?
    /// The name of the value.
    public let title: LocalizedStringResource?

    /// Creates a parameter. All values but the default are ignored.
    public init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inclusiveRange: (Double, Double)? = nil,
        query: (any EntityQuery)? = nil, optionsProvider: (any DynamicOptionsProvider)? = nil
    ) {
        self.title = title
        self.value = value
    }

    /// Creates a parameter with a value.
    public convenience init(
        wrappedValue: Value, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil
    ) {
        self.init(title: title, description: description, default: wrappedValue)
    }

    /// The value. An optional value is `nil` until the app has set it; to read another value before is an error.
    public var wrappedValue: Value {
        get {
            guard let value = lock.withLock({ _ in value }) ?? Self.absent else {
                preconditionFailure("The parameter \(title.map { "“\(String(localized: $0))”" } ?? "") has no value.")
            }
            return value
        }
        set { lock.withLock { _ in value = newValue } }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// `nil` as a value, if the value is an optional.
    private static var absent: Value? {
        (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    }

    /// Returns the error that asks for a value. There is nobody to ask, so the intent fails.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { IntentParameterError.valueIsMissing }

    /// Returns the error that asks which value is meant. There is nobody to ask, so the intent fails.
    public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> any Error {
        IntentParameterError.valueIsMissing
    }

    /// Fails: there is nobody to ask.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        throw IntentParameterError.valueIsMissing
    }

    /// Fails: there is nobody to ask.
    public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw IntentParameterError.valueIsMissing
    }

    /// Returns `false`: there is nobody to ask.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { false }
}

/// A failure of an intent that needs an answer of the user.
private enum IntentParameterError: LocalizedError {
    case valueIsMissing

    var errorDescription: String? { "A value is missing, and a terminal has nobody to ask for it." }
}

/// A sentence that describes an intent with its parameters. It is not shown.
public protocol ParameterSummary {}

/// A sentence with parameters.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, ExpressibleByStringInterpolation {
    /// A sentence with key paths of parameters.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Creates an empty sentence.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }

    init() {}

    /// Creates a sentence.
    public init(_ summary: IntentParameterSummary<Intent>) {}
    /// Creates a sentence, with further parameters below it.
    public init(
        _ summary: IntentParameterSummary<Intent>, @ParameterSummaryBuilder<Intent> _ parameters: () -> Void
    ) {}
    /// Creates a sentence without parameters.
    public init(stringLiteral value: String) {}
    /// Creates a sentence with parameters.
    public init(stringInterpolation: StringInterpolation) {}
}

/// Builds the parameters below a sentence.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// Accepts a parameter.
    public static func buildExpression<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    /// Accepts parameters.
    public static func buildBlock(_ parameters: Void...) {}
}
