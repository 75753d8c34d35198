import SwiftUICompat

/// The identifier of an item.
public struct MusicItemID: RawRepresentable, Codable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The text.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(stringLiteral value: String) { rawValue = value }

    /// The text.
    public var description: String { rawValue }
}

/// A song, an album, an artist or another item. No request finds any.
public protocol MusicItem: Identifiable, Sendable where ID == MusicItemID {
    /// The identifier.
    var id: MusicItemID { get }
}

/// An item that a player takes.
public protocol PlayableMusicItem: MusicItem {}

/// An item that a search in the catalogue can find.
public protocol MusicCatalogSearchable: MusicItem {}

/// An item that the library of the user can have.
public protocol MusicLibraryRequestable: MusicItem {}

/// Items in order.
public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Sendable, ExpressibleByArrayLiteral {
    private let items: [Item]
    /// The title of the collection.
    public var title: String? { nil }
    /// Whether there are more items: no.
    public var hasNextBatch: Bool { false }

    /// Creates a collection.
    public init(_ items: some Sequence<Item>) { self.items = Array(items) }
    /// Creates a collection.
    public init(arrayLiteral elements: Item...) { items = elements }

    /// The index of the first item.
    public var startIndex: Int { 0 }
    /// The index after the last item.
    public var endIndex: Int { items.count }
    /// An item.
    public subscript(position: Int) -> Item { items[position] }
    /// Returns `nil`: there are no more items.
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<Item>? { nil }
}

extension MusicItemCollection: Equatable where Item: Equatable {}
extension MusicItemCollection: Hashable where Item: Hashable {}

/// The picture of an item.
public struct Artwork: Codable, Hashable, Sendable {
    /// The largest width in pixels.
    public let maximumWidth: Int
    /// The largest height in pixels.
    public let maximumHeight: Int
    /// The picture in words.
    public let alternateText: String?
    /// The colour of the ground: not known.
    public var backgroundColor: CGColor? { nil }
    /// The first colour of texts: not known.
    public var primaryTextColor: CGColor? { nil }
    /// Returns `nil`: the picture has no address.
    public func url(width: Int, height: Int) -> URL? { nil }
}

/// A view of the picture of an item: an empty area of its size.
public struct ArtworkImage: View {
    private let width: CGFloat?
    private let height: CGFloat?

    /// Creates a view.
    public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    /// Creates a view with a width.
    public init(_ artwork: Artwork, width: CGFloat) { (self.width, height) = (width, width) }
    /// Creates a view with a height.
    public init(_ artwork: Artwork, height: CGFloat) { (width, self.height) = (height, height) }

    /// The area.
    public var body: some View { Color.clear.frame(width: width, height: height) }
}

/// A kind of recording.
public enum ContentRating: String, Codable, Hashable, Sendable {
    case clean, explicit
}
