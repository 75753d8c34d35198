import SwiftUICompat

/// The files that a picker offers.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The form in which pictures are handed over; it has no effect: the app receives the file.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    /// How a selection is ordered and reported; it has no effect.
    public enum Selection: Int, Sendable {
        case `default`, ordered, continuous, continuousAndOrdered
    }

    /// The kinds of files; `nil` for pictures and videos.
    public var filter: PHPickerFilter?
    /// The maximum number of files; any further files are ignored. 0 for any number.
    public var selectionLimit = 1
    /// The value is kept, but has no effect.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The value is kept, but has no effect.
    public var selection = Selection.default
    /// The value is kept, but has no effect.
    public var preselectedAssetIdentifiers: [String] = []

    /// Creates a configuration for one picture or video.
    public init() {}

    /// Creates a configuration for one picture or video.
    ///
    /// - Parameter photoLibrary: has no effect: the user chooses files.
    public init(photoLibrary: PHPhotoLibrary) {}
}
