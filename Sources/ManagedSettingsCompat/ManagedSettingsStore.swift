@_exported import FoundationGaps

/// The limits that an app sets for other apps. They are kept in memory, and limit nothing.
public final class ManagedSettingsStore: @unchecked Sendable {
    // Sendable: as on Apple's platforms, an app sets the values in one place.

    /// The name of a store.
    public struct Name: RawRepresentable, Hashable, Sendable, Codable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the usual store.
        public static let `default` = Name("default")
    }

    /// The apps and pages that are covered.
    public var shield = ShieldSettings()
    /// The apps that are hidden.
    public var application = ApplicationSettings()
    /// The limits for pages.
    public var webContent = WebContentSettings()
    /// The limits for the shop of apps.
    public var appStore = AppStoreSettings()
    /// The limits for media.
    public var media = MediaSettings()
    /// The limits for passcodes.
    public var passcode = PasscodeSettings()
    /// The limits for the date.
    public var dateAndTime = DateAndTimeSettings()
    /// The limits for accounts.
    public var account = AccountSettings()

    /// Creates the usual store.
    public init() {}
    /// Creates a store with a name. Stores with the same name have their own values.
    public init(named name: Name) {}

    /// Removes all limits.
    public func clearAllSettings() {
        (shield, application, webContent) = (ShieldSettings(), ApplicationSettings(), WebContentSettings())
        (appStore, media, passcode) = (AppStoreSettings(), MediaSettings(), PasscodeSettings())
        (dateAndTime, account) = (DateAndTimeSettings(), AccountSettings())
    }
}

/// The apps and pages that are covered. Nothing covers them.
public struct ShieldSettings: Sendable {
    /// Which apps or pages are covered.
    public enum ActivityCategoryPolicy<Activity: Hashable & Sendable>: Hashable, Sendable {
        /// None.
        case none
        /// Those of some categories.
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
        /// All.
        case all(except: Set<Token<Activity>> = [])
    }

    /// The apps.
    public var applications: Set<ApplicationToken>?
    /// The categories of apps.
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    /// The pages.
    public var webDomains: Set<WebDomainToken>?
    /// The categories of pages.
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// The apps that are hidden. None is.
public struct ApplicationSettings: Sendable {
    /// The apps.
    public var blockedApplications: Set<Application>?
    /// Whether apps cannot be installed.
    public var denyAppInstallation: Bool?
    /// Whether apps cannot be removed.
    public var denyAppRemoval: Bool?
}

/// The limits for pages. They have no effect.
public struct WebContentSettings: Sendable {
    /// Which pages are blocked.
    public enum FilterPolicy: Hashable, Sendable {
        /// None.
        case none
        /// Those for adults and some others.
        case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
        /// Some.
        case specific(Set<WebDomain>)
        /// All.
        case all(except: Set<WebDomain> = [])
    }

    /// Which pages are blocked.
    public var blockedByFilter: FilterPolicy?
}

/// The limits for the shop of apps. They have no effect.
public struct AppStoreSettings: Sendable {
    /// Whether nothing can be bought in apps.
    public var denyInAppPurchases: Bool?
    /// Whether each purchase needs a password.
    public var requirePasswordForPurchases: Bool?
    /// The highest age of apps.
    public var maximumRating: Int?
}

/// The limits for media. They have no effect.
public struct MediaSettings: Sendable {
    /// Whether music for adults is hidden.
    public var denyExplicitContent: Bool?
    /// The highest age of films.
    public var maximumMovieRating: Int?
}

/// The limits for passcodes. They have no effect.
public struct PasscodeSettings: Sendable {
    /// Whether the passcode cannot be changed.
    public var lockPasscode: Bool?
}

/// The limits for the date. They have no effect.
public struct DateAndTimeSettings: Sendable {
    /// Whether the date is set by the network.
    public var requireAutomaticDateAndTime: Bool?
}

/// The limits for accounts. They have no effect.
public struct AccountSettings: Sendable {
    /// Whether accounts cannot be changed.
    public var lockAccounts: Bool?
}
