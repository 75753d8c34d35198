import FoundationGaps

/// A title, a name or other data about audio or video. It is never created.
open class AVMetadataItem: @unchecked Sendable {
    // `@unchecked` is safe because the class has no stored property.
    init() {}

    /// The value as text: none.
    open var stringValue: String? { nil }
    /// The value as data: none.
    open var dataValue: Data? { nil }
    /// The value as a number: none.
    open var numberValue: NSNumber? { nil }
    /// The value as a date: none.
    open var dateValue: Date? { nil }
    /// The value: none.
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    /// The key that all formats have: none.
    open var commonKey: AVMetadataKey? { nil }
    /// The key of the format: none.
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    /// The name: none.
    open var identifier: AVMetadataIdentifier? { nil }
    /// The time at which the value applies: none.
    open var time: CMTime { .invalid }

    /// Throws the error `decoderNotFound`: the file is not read.
    open func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value {
        throw AVError(.decoderNotFound)
    }

    /// Returns the items with a name.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] {
        metadataItems.filter { $0.identifier == identifier }
    }

    /// Returns the items with a key.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        guard let key = key as? AVMetadataKey else { return metadataItems }
        return metadataItems.filter { $0.commonKey == key }
    }
}

extension AVAsyncProperty where Root == AVMetadataItem {
    /// The value.
    public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> { .init() }
    /// The value as text.
    public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { .init() }
    /// The value as data.
    public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { .init() }
    /// The value as a number.
    public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { .init() }
    /// The value as a date.
    public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { .init() }
}

/// Data that applies to a part of audio or video, such as a chapter. It is never created.
open class AVTimedMetadataGroup: @unchecked Sendable {
    // `@unchecked` is safe because the class has no stored property.
    init() {}

    /// The part.
    open var timeRange: CMTimeRange { .zero }
    /// The data.
    open var items: [AVMetadataItem] { [] }
}
