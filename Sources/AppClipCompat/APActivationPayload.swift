@_exported import CoreLocationCompat
import CursesUI
@_exported import FoundationGaps

/// How a small version of an app was opened. No link opens one here.
open class APActivationPayload: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// The link: none.
    open var url: URL? { nil }

    override init() {}

    /// Calls the closure with an error: the place of the user is not known.
    @preconcurrency
    open func confirmAcquired(
        in region: CLRegion, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, APActivationPayloadError.doesNotMatch) }
    /// Fails: the place of the user is not known.
    open func confirmAcquired(in region: CLRegion) async throws -> Bool {
        throw APActivationPayloadError.doesNotMatch
    }
}

/// The reason why a place is not confirmed.
public enum APActivationPayloadError: Int, Error, Sendable {
    case disallowed = 1
    case doesNotMatch
}

extension NSUserActivity {
    /// How a small version of an app was opened: `nil`.
    public var appClipActivationPayload: APActivationPayload? { nil }
}
