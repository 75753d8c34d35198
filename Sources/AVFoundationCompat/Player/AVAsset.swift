import CoreGraphicsCompat
import FoundationGaps

/// Audio or video. Its file is not read: its properties are those of an empty one, and loading them fails.
open class AVAsset: @unchecked Sendable {
    // `@unchecked` is safe because the only stored property never changes.
    let source: URL?

    /// Creates an asset without content.
    public init() {
        source = nil
    }

    /// Creates an asset for a URL. Unlike on Apple's platforms, it is not an ``AVURLAsset``.
    public init(url: URL) {
        source = url
    }

    /// Always zero: the file is not read.
    open var duration: CMTime { .zero }
    /// Always false: a terminal plays nothing.
    open var isPlayable: Bool { false }
    /// Always false: a terminal exports nothing.
    open var isExportable: Bool { false }
    /// Always false: the file is not read.
    open var hasProtectedContent: Bool { false }
    /// Always empty: the file is not read.
    open var tracks: [AVAssetTrack] { [] }
    /// Always empty: the file is not read.
    open var metadata: [AVMetadataItem] { [] }
    /// Always empty: the file is not read.
    open var commonMetadata: [AVMetadataItem] { [] }

    /// Throws the error `decoderNotFound`: the file is not read.
    open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        throw AVError(.decoderNotFound)
    }
    /// Throws the error `decoderNotFound`: the file is not read.
    open func load<A, B>(_ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>) async throws -> (
        A, B
    ) {
        throw AVError(.decoderNotFound)
    }
    /// Throws the error `decoderNotFound`: the file is not read.
    open func load<A, B, C>(
        _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>,
        _ third: AVAsyncProperty<AVAsset, C>
    ) async throws -> (A, B, C) {
        throw AVError(.decoderNotFound)
    }
    /// Throws the error `decoderNotFound`: the file is not read.
    open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
        throw AVError(.decoderNotFound)
    }
    /// Throws the error `decoderNotFound`: the file is not read.
    open func loadChapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String]
    ) async throws -> [AVTimedMetadataGroup] {
        throw AVError(.decoderNotFound)
    }
    /// Throws the error `decoderNotFound`: the file is not read.
    open func loadChapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []
    ) async throws -> [AVTimedMetadataGroup] {
        throw AVError(.decoderNotFound)
    }
    /// Throws the error `decoderNotFound`: the file is not read.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw AVError(.decoderNotFound)
    }
    /// Returns an empty array: the file is not read.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Calls the closure at once. Nothing is loaded.
    @preconcurrency
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler: (@Sendable () -> Void)? = nil) {
        completionHandler?()
    }
}

extension AVAsset: Hashable {
    /// Returns whether both are the same object.
    public static func == (lhs: AVAsset, rhs: AVAsset) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Audio or video at a URL. The file is not read.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    // `@unchecked` is safe because the only stored property never changes.

    /// The URL.
    public let url: URL

    /// Creates an asset for a URL.
    public override init(url: URL) {
        self.url = url
        super.init(url: url)
    }

    /// Creates an asset for a URL.
    ///
    /// - Parameter options: has no effect: the file is not read.
    public convenience init(url: URL, options: [String: Any]?) {
        self.init(url: url)
    }
}

/// A track of audio or video. It is never created.
public final class AVAssetTrack: Sendable {
    private init() {}

    /// The size of the picture.
    public var naturalSize: CGSize { .zero }
    /// The number of pictures in a second.
    public var nominalFrameRate: Float { 0 }
    /// The number of bits in a second.
    public var estimatedDataRate: Float { 0 }
    /// The time of the track.
    public var timeRange: CMTimeRange { .zero }
    /// The kind of media.
    public var mediaType: AVMediaType { .video }

    /// Throws the error `decoderNotFound`: the file is not read.
    public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
        throw AVError(.decoderNotFound)
    }
}

/// The name of a property that is loaded.
public struct AVAsyncProperty<Root, Value>: Sendable {
    init() {}
}

extension AVAsyncProperty where Root == AVAsset {
    /// The length.
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init() }
    /// Whether a player can play it.
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init() }
    /// The tracks.
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init() }
    /// Titles, names and other data.
    public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
    /// Titles, names and other data that all formats have.
    public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
    /// The formats of the metadata.
    public static var availableMetadataFormats: AVAsyncProperty<AVAsset, [AVMetadataFormat]> { .init() }
    /// The languages of the chapters.
    public static var availableChapterLocales: AVAsyncProperty<AVAsset, [Locale]> { .init() }
    /// The date of the recording.
    public static var creationDate: AVAsyncProperty<AVAsset, AVMetadataItem?> { .init() }
    /// The words of a song.
    public static var lyrics: AVAsyncProperty<AVAsset, String?> { .init() }
    /// Whether copies are forbidden.
    public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> { .init() }
    /// Whether it can be exported.
    public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init() }
    /// The rotation of the picture.
    public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> { .init() }
}

extension AVAsyncProperty where Root == AVAssetTrack {
    /// The size of the picture.
    public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init() }
    /// The number of pictures in a second.
    public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init() }
    /// The number of bits in a second.
    public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> { .init() }
    /// The formats of the parts.
    public static var formatDescriptions: AVAsyncProperty<AVAssetTrack, [CMFormatDescription]> { .init() }
    /// The rotation of the picture.
    public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> { .init() }
    /// The time of the track.
    public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { .init() }
    /// Titles, names and other data.
    public static var metadata: AVAsyncProperty<AVAssetTrack, [AVMetadataItem]> { .init() }
}
