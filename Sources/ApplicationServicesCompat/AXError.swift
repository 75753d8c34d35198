/// The result of a function of accessibility.
public enum AXError: Int32, Error, Sendable {
    /// The function has succeeded.
    case success = 0
    /// The function has failed.
    case failure = -25_200
    /// An argument is wrong.
    case illegalArgument = -25_201
    /// There is no such element.
    case invalidUIElement = -25_202
    /// There is no such observer.
    case invalidUIElementObserver = -25_203
    /// The app does not answer.
    case cannotComplete = -25_204
    /// The element has no such value.
    case attributeUnsupported = -25_205
    /// The element can do no such thing.
    case actionUnsupported = -25_206
    /// The element tells no such thing.
    case notificationUnsupported = -25_207
    /// The function does not exist here.
    case notImplemented = -25_208
    /// The observer is told already.
    case notificationAlreadyRegistered = -25_209
    /// The observer is not told.
    case notificationNotRegistered = -25_210
    /// The app must not read the elements of others.
    case apiDisabled = -25_211
    /// There is no value.
    case noValue = -25_212
    /// The element has no such value with an argument.
    case parameterizedAttributeUnsupported = -25_213
    /// The number has too few digits.
    case notEnoughPrecision = -25_214
}
