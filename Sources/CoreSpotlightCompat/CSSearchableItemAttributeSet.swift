import CursesUI

/// What is known about something in an app. The values are kept, but have no effect.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
    // Sendable: as on Apple's platforms, the values are set before they are used.

    private var custom: [String: any Sendable] = [:]

    /// Creates an object without values.
    public override init() {}
    /// Creates an object for content of a type.
    public init(contentType: UTType) { self.contentType = contentType.identifier }
    /// Creates an object for content of a type.
    public init(itemContentType: String) { contentType = itemContentType }

    /// Returns an object with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItemAttributeSet()
        copy.custom = custom
        (copy.title, copy.displayName, copy.alternateNames) = (title, displayName, alternateNames)
        (copy.contentDescription, copy.keywords, copy.identifier) = (contentDescription, keywords, identifier)
        copy.relatedUniqueIdentifier = relatedUniqueIdentifier
        copy.weakRelatedUniqueIdentifier = weakRelatedUniqueIdentifier
        copy.domainIdentifier = domainIdentifier
        (copy.contentURL, copy.url, copy.path) = (contentURL, url, path)
        copy.thumbnailURL = thumbnailURL
        copy.thumbnailData = thumbnailData
        copy.darkThumbnailURL = darkThumbnailURL
        copy.contentType = contentType
        copy.contentTypeTree = contentTypeTree
        copy.contentCreationDate = contentCreationDate
        copy.contentModificationDate = contentModificationDate
        copy.addedDate = addedDate
        copy.downloadedDate = downloadedDate
        copy.lastUsedDate = lastUsedDate
        copy.metadataModificationDate = metadataModificationDate
        copy.startDate = startDate
        (copy.endDate, copy.dueDate, copy.completionDate) = (endDate, dueDate, completionDate)
        (copy.importantDates, copy.allDay, copy.rating) = (importantDates, allDay, rating)
        (copy.ratingDescription, copy.rankingHint, copy.duration) = (ratingDescription, rankingHint, duration)
        (copy.artist, copy.album, copy.composer) = (artist, album, composer)
        (copy.genre, copy.musicalGenre, copy.creator) = (genre, musicalGenre, creator)
        copy.authorNames = authorNames
        copy.authorEmailAddresses = authorEmailAddresses
        copy.recipientNames = recipientNames
        copy.emailAddresses = emailAddresses
        copy.phoneNumbers = phoneNumbers
        copy.accountIdentifier = accountIdentifier
        (copy.subject, copy.textContent, copy.theme) = (subject, textContent, theme)
        (copy.comment, copy.headline, copy.instructions) = (comment, headline, instructions)
        (copy.information, copy.kind, copy.version) = (information, kind, version)
        copy.containerTitle = containerTitle
        copy.containerDisplayName = containerDisplayName
        copy.containerIdentifier = containerIdentifier
        (copy.namedLocation, copy.city, copy.stateOrProvince) = (namedLocation, city, stateOrProvince)
        (copy.country, copy.fullyFormattedAddress, copy.postalCode) = (country, fullyFormattedAddress, postalCode)
        (copy.latitude, copy.longitude, copy.altitude) = (latitude, longitude, altitude)
        copy.timestamp = timestamp
        copy.supportsNavigation = supportsNavigation
        copy.supportsPhoneCall = supportsPhoneCall
        (copy.languages, copy.organizations, copy.contactKeywords) = (languages, organizations, contactKeywords)
        (copy.pageCount, copy.pixelWidth, copy.pixelHeight) = (pageCount, pixelWidth, pixelHeight)
        (copy.fileSize, copy.userOwned, copy.userCreated) = (fileSize, userOwned, userCreated)
        (copy.userCurated, copy.sharedItemContentType) = (userCurated, sharedItemContentType)
        return copy
    }
    /// Returns an object with the same values.
    open override func copy() -> Any { copy(with: nil) }

    /// Keeps a value of the app's own.
    open func setValue(_ value: (any NSSecureCoding & Sendable)?, forCustomKey key: CSCustomAttributeKey) {
        custom[key.keyName] = value
    }
    /// Returns a value of the app's own.
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        custom[key.keyName] as? any NSSecureCoding
    }

    /// The title.
    open var title: String?
    /// The name.
    open var displayName: String?
    /// Other names.
    open var alternateNames: [String]?
    /// A description.
    open var contentDescription: String?
    /// Keywords.
    open var keywords: [String]?
    /// The identifier.
    open var identifier: String?
    /// The identifier of the item that an activity is about.
    open var relatedUniqueIdentifier: String?
    /// The identifier of an item that need not exist.
    open var weakRelatedUniqueIdentifier: String?
    /// The identifier of a group.
    open var domainIdentifier: String?
    /// The place of the content.
    open var contentURL: URL?
    /// The URL.
    open var url: URL?
    /// The path of the content.
    open var path: String?
    /// The place of a picture.
    open var thumbnailURL: URL?
    /// The data of a picture.
    open var thumbnailData: Data?
    /// The place of a picture for dark screens.
    open var darkThumbnailURL: URL?
    /// The identifier of the content type.
    open var contentType: String?
    /// The identifiers of the content types that include it.
    open var contentTypeTree: [String]?
    /// When the content was made.
    open var contentCreationDate: Date?
    /// When the content was changed.
    open var contentModificationDate: Date?
    /// When the content was added.
    open var addedDate: Date?
    /// When the content was downloaded.
    open var downloadedDate: Date?
    /// When the content was used.
    open var lastUsedDate: Date?
    /// When these values were changed.
    open var metadataModificationDate: Date?
    /// When an event begins.
    open var startDate: Date?
    /// When an event ends.
    open var endDate: Date?
    /// When something is due.
    open var dueDate: Date?
    /// When something was done.
    open var completionDate: Date?
    /// Other dates.
    open var importantDates: [Date]?
    /// Whether an event takes whole days.
    open var allDay: NSNumber?
    /// A rating from 0 to 5.
    open var rating: NSNumber?
    /// A rating in words.
    open var ratingDescription: String?
    /// How important the item is, from 0 to 100.
    open var rankingHint: NSNumber?
    /// The seconds that it takes.
    open var duration: NSNumber?
    /// The artist.
    open var artist: String?
    /// The album.
    open var album: String?
    /// The composer.
    open var composer: String?
    /// The genre.
    open var genre: String?
    /// The genre of music.
    open var musicalGenre: String?
    /// The program that made it.
    open var creator: String?
    /// The authors.
    open var authorNames: [String]?
    /// The mail addresses of the authors.
    open var authorEmailAddresses: [String]?
    /// The recipients.
    open var recipientNames: [String]?
    /// Mail addresses.
    open var emailAddresses: [String]?
    /// Phone numbers.
    open var phoneNumbers: [String]?
    /// The account.
    open var accountIdentifier: String?
    /// The subject.
    open var subject: String?
    /// The text.
    open var textContent: String?
    /// The theme.
    open var theme: String?
    /// A comment.
    open var comment: String?
    /// The headline.
    open var headline: String?
    /// Instructions.
    open var instructions: String?
    /// Information.
    open var information: String?
    /// The kind.
    open var kind: String?
    /// The version.
    open var version: String?
    /// The title of what contains it.
    open var containerTitle: String?
    /// The name of what contains it.
    open var containerDisplayName: String?
    /// The identifier of what contains it.
    open var containerIdentifier: String?
    /// The name of the place.
    open var namedLocation: String?
    /// The city.
    open var city: String?
    /// The state.
    open var stateOrProvince: String?
    /// The country.
    open var country: String?
    /// The address.
    open var fullyFormattedAddress: String?
    /// The postal code.
    open var postalCode: String?
    /// The latitude.
    open var latitude: NSNumber?
    /// The longitude.
    open var longitude: NSNumber?
    /// The altitude.
    open var altitude: NSNumber?
    /// When it was there.
    open var timestamp: Date?
    /// Whether routes lead there.
    open var supportsNavigation: NSNumber?
    /// Whether it can be called.
    open var supportsPhoneCall: NSNumber?
    /// The languages.
    open var languages: [String]?
    /// The organizations.
    open var organizations: [String]?
    /// The people it is about.
    open var contactKeywords: [String]?
    /// The number of pages.
    open var pageCount: NSNumber?
    /// The width in pixels.
    open var pixelWidth: NSNumber?
    /// The height in pixels.
    open var pixelHeight: NSNumber?
    /// The size in megabytes.
    open var fileSize: NSNumber?
    /// Whether the user owns it.
    open var userOwned: NSNumber?
    /// Whether the user made it.
    open var userCreated: NSNumber?
    /// Whether the user chose it.
    open var userCurated: NSNumber?
    /// The content type of what is shared.
    open var sharedItemContentType: String?
}

/// The name of a value of the app's own.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The name.
    public let keyName: String

    /// Creates a name; `nil` if it is empty.
    public init?(keyName: String) {
        guard !keyName.isEmpty else { return nil }
        self.keyName = keyName
    }
    /// Creates a name; `nil` if it is empty.
    ///
    /// - Parameters:
    ///   - searchable: has no effect.
    ///   - searchableByDefault: has no effect.
    ///   - unique: has no effect.
    ///   - multiValued: has no effect.
    public convenience init?(
        keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
    ) {
        self.init(keyName: keyName)
    }
}

extension NSUserActivity {
    /// Always `nil`: what is known about an activity is not kept.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { nil }
        set {}
    }
}
