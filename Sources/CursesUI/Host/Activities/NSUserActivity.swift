#if !canImport(ObjectiveC)
import Foundation

/// An activity of the user in an app, such as reading an article. See
/// ``View/userActivity(_:isActive:_:)``.
open class NSUserActivity: Hashable {
    /// The name of the activity.
    public let activityType: String
    /// The title.
    open var title: String?
    /// Further data about the activity. If they are a property list, they are preserved.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that are needed to continue the activity; all keys are preserved.
    open var requiredUserInfoKeys: Set<String>?
    /// Words that describe the activity. They are not preserved.
    open var keywords: Set<String> = []
    /// The web page of the activity.
    open var webpageURL: URL?
    /// The web page that led to the activity. It is not preserved.
    open var referrerURL: URL?
    /// Has no effect: the system's search does not reach a terminal.
    open var isEligibleForSearch = false
    /// Has no effect: activities do not move to other devices.
    open var isEligibleForHandoff = true
    /// Has no effect: the system makes no suggestions in a terminal.
    open var isEligibleForPrediction = false
    /// Has no effect: nothing is published.
    open var isEligibleForPublicIndexing = false
    /// Identifies the activity in the system's search, which does not reach a terminal.
    open var persistentIdentifier: String?
    /// Identifies the content that the activity concerns.
    open var targetContentIdentifier: String?
    /// Has no effect: activities are updated when they are saved.
    open var needsSave = false

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds data about the activity.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Has no effect: a view makes its activity current with `userActivity`.
    open func becomeCurrent() {}
    /// Has no effect.
    open func resignCurrent() {}
    /// Has no effect.
    open func invalidate() {}

    private static let payloadKey = "CursesUI.payload"

    /// Sets the data of the activity to an encoded value.
    ///
    /// - Throws: an error of the encoder.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
    }

    /// Returns the value that ``setTypedPayload(_:)`` has encoded.
    ///
    /// - Throws: an error of the decoder, or of Foundation if there is no value.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        guard let data = userInfo?[Self.payloadKey] as? Data else { throw CocoaError(.coderValueNotFound) }
        return try JSONDecoder().decode(type, from: data)
    }

    /// Returns whether both are the same object.
    public static func == (lhs: NSUserActivity, rhs: NSUserActivity) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
#else
import Foundation
#endif

extension NSUserActivity {
    /// Creates an activity from a property list.
    convenience init?(object: [String: Any]) {
        guard let type = object["type"] as? String else { return nil }
        self.init(activityType: type)
        title = object["title"] as? String
        webpageURL = (object["page"] as? String).flatMap { URL(string: $0) }
        targetContentIdentifier = object["content"] as? String
        if let info = object["info"] as? [String: Any] { addUserInfoEntries(from: info) }
    }

    /// The activity as a property list, without data that a property list cannot contain.
    var object: [String: Any] {
        var object: [String: Any] = ["type": activityType]
        if let title { object["title"] = title }
        if let webpageURL { object["page"] = webpageURL.absoluteString }
        if let targetContentIdentifier { object["content"] = targetContentIdentifier }
        var info: [String: Any] = [:]
        for (key, value) in userInfo ?? [:] {
            guard let key = key.base as? String, PropertyListSerialization.propertyList(value, isValidFor: .binary)
            else { continue }
            info[key] = value
        }
        if !info.isEmpty { object["info"] = info }
        return object
    }
}
