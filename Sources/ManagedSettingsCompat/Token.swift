import Foundation

/// A secret name of an app, a page or a category that the user has chosen. The user chooses none.
public struct Token<Value>: Hashable, Sendable, Codable {
    private let data: Data
}

/// A secret name of an app.
public typealias ApplicationToken = Token<Application>
/// A secret name of a category.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// A secret name of a page.
public typealias WebDomainToken = Token<WebDomain>

/// An app.
public struct Application: Hashable, Sendable, Codable {
    /// The identifier.
    public let bundleIdentifier: String?
    /// The secret name.
    public let token: ApplicationToken?
    /// The name; it is not known.
    public var localizedDisplayName: String? { nil }

    /// Creates an app with its identifier.
    public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
    /// Creates an app with its secret name.
    public init(token: ApplicationToken) { (bundleIdentifier, self.token) = (nil, token) }
}

/// A category of apps and pages.
public struct ActivityCategory: Hashable, Sendable, Codable {
    /// The secret name.
    public let token: ActivityCategoryToken?
    /// The name; it is not known.
    public var localizedDisplayName: String? { nil }

    /// Creates a category with its secret name.
    public init(token: ActivityCategoryToken) { self.token = token }
}

/// A page.
public struct WebDomain: Hashable, Sendable, Codable {
    /// The host.
    public let domain: String?
    /// The secret name.
    public let token: WebDomainToken?

    /// Creates a page with its host.
    public init(domain: String) { (self.domain, token) = (domain, nil) }
    /// Creates a page with its secret name.
    public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
}

/// The button that the user has pressed on a covered app.
public enum ShieldAction: Int, Hashable, Sendable {
    case primaryButtonPressed = 1
    case secondaryButtonPressed
}

/// The reaction to that button.
public enum ShieldActionResponse: Int, Hashable, Sendable {
    case none, close, `defer`
}

/// Receives what the user does with covered apps. It is never called.
open class ShieldActionDelegate: NSObject {
    /// Never called: nothing is covered.
    open func handle(
        action: ShieldAction, for application: ApplicationToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    /// Never called: nothing is covered.
    open func handle(
        action: ShieldAction, for webDomain: WebDomainToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    /// Never called: nothing is covered.
    open func handle(
        action: ShieldAction, for category: ActivityCategoryToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
}
