/// The key of a title, a name or other data.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// The person who made it.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    /// The subject.
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    /// The description.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// The publisher.
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    /// A person who contributed.
    public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
    /// The date on which it was made.
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    /// The date of the last change.
    public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
    /// The type.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// The format.
    public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
    /// The language.
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    /// The name of the album.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The author.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    /// The artist.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The copyright.
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    /// The maker of the device.
    public static let commonKeyMake = AVMetadataKey(rawValue: "make")
    /// The model of the device.
    public static let commonKeyModel = AVMetadataKey(rawValue: "model")
    /// The software.
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
    /// The picture.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// The place.
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
}

/// The name of a title, a name or other data, in all formats.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The title.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    /// The person who made it.
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")
    /// The subject.
    public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "common/subject")
    /// The description.
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
    /// The publisher.
    public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "common/publisher")
    /// A person who contributed.
    public static let commonIdentifierContributor = AVMetadataIdentifier(rawValue: "common/contributor")
    /// The date on which it was made.
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
    /// The date of the last change.
    public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier(rawValue: "common/lastModifiedDate")
    /// The type.
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "common/type")
    /// The format.
    public static let commonIdentifierFormat = AVMetadataIdentifier(rawValue: "common/format")
    /// The language.
    public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "common/language")
    /// The name of the album.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    /// The author.
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "common/author")
    /// The artist.
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    /// The copyright.
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "common/copyrights")
    /// The maker of the device.
    public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "common/make")
    /// The model of the device.
    public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "common/model")
    /// The software.
    public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "common/software")
    /// The picture.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    /// The place.
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "common/location")
    /// The title in iTunes.
    public static let iTunesMetadataSongName = AVMetadataIdentifier(rawValue: "itsk/%A9nam")
    /// The artist in iTunes.
    public static let iTunesMetadataArtist = AVMetadataIdentifier(rawValue: "itsk/%A9ART")
    /// The album in iTunes.
    public static let iTunesMetadataAlbum = AVMetadataIdentifier(rawValue: "itsk/%A9alb")
    /// The picture in iTunes.
    public static let iTunesMetadataCoverArt = AVMetadataIdentifier(rawValue: "itsk/covr")
    /// The picture in ID3.
    public static let id3MetadataAttachedPicture = AVMetadataIdentifier(rawValue: "id3/APIC")
}

/// The keys of a format.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The keys that all formats have.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// The keys of ID3.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    /// The keys of iTunes.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// The keys of QuickTime.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}

/// A format of metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// ID3.
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    /// iTunes.
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    /// QuickTime.
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
}
