import UniformTypeIdentifiersCompat

/// The kinds of files that the user can choose.
public struct PHPickerFilter: Hashable, Sendable {
    let types: [UTType]

    /// Pictures.
    public static let images = PHPickerFilter(types: [.image])
    /// Videos.
    public static let videos = PHPickerFilter(types: [.movie])
    /// Live photos; here, any pictures.
    public static let livePhotos = images
    /// Screenshots; here, any pictures.
    public static let screenshots = images
    /// Panoramas; here, any pictures.
    public static let panoramas = images
    /// Portraits; here, any pictures.
    public static let depthEffectPhotos = images
    /// Pictures in quick succession; here, any pictures.
    public static let bursts = images
    /// Recordings of a screen; here, any videos.
    public static let screenRecordings = videos
    /// Videos in slow motion; here, any videos.
    public static let slomoVideos = videos
    /// Time lapses; here, any videos.
    public static let timelapseVideos = videos
    /// Videos with a changing focus; here, any videos.
    public static let cinematicVideos = videos

    /// Returns a filter for files that match any of the given filters.
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(types: filters.flatMap(\.types))
    }
    /// Returns a filter for files that match all of the given filters. Only the first filter is used.
    public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { filters.first ?? images }
    /// Returns a filter for files that do not match a filter. The filter is ignored: pictures match.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { images }
}
