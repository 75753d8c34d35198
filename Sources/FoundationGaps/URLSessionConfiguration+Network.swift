import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking

// The getters are Foundation's where it has some: the setters are what it lacks on Linux, so the others are disfavored.

extension URLSessionConfiguration {
    /// Setting it has no effect: a request fails while there is no network.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }

    /// Setting it has no effect: transfers end with the app.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }

    /// Setting it has no effect: transfers end with the app.
    @_disfavoredOverload
    public var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }

    /// Returns the default configuration: transfers end with the app.
    ///
    /// - Parameter identifier: has no effect.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

extension URLRequest {
    /// Setting it has no effect.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
}
#endif
