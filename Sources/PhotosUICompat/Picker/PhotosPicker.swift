@_exported import SwiftUICompat
import UniformTypeIdentifiersCompat

/// A button that lets the user choose pictures. A terminal has no photo library, so the user chooses files.
public struct PhotosPicker<Label: View> {
    private let choose: ([PhotosPickerItem]) -> Void
    private let limit: Int?
    private let filter: PHPickerFilter?
    private let label: Label
    @State private var isShown = false

    private init(
        limit: Int?, filter: PHPickerFilter?, label: Label, choose: @escaping ([PhotosPickerItem]) -> Void
    ) {
        self.limit = limit
        self.filter = filter
        self.label = label
        self.choose = choose
    }

    /// Creates a button for choosing one picture.
    ///
    /// - Parameters:
    ///   - preferredItemEncoding: has no effect: the app receives the bytes of the file.
    ///   - photoLibrary: has no effect: the user chooses files.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
    ) {
        self.init(limit: 1, filter: filter, label: label()) { selection.wrappedValue = $0.first }
    }

    /// Creates a button for choosing pictures.
    ///
    /// - Parameters:
    ///   - maxSelectionCount: the maximum number of pictures; any further pictures are ignored.
    ///   - selectionBehavior: has no effect.
    ///   - preferredItemEncoding: has no effect: the app receives the bytes of the file.
    ///   - photoLibrary: has no effect: the user chooses files.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
    ) {
        self.init(limit: maxSelectionCount, filter: filter, label: label()) { selection.wrappedValue = $0 }
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a button with a title, for choosing one picture.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(limit: 1, filter: filter, label: Text(titleKey)) { selection.wrappedValue = $0.first }
    }

    /// Creates a button with a title, for choosing one picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(limit: 1, filter: filter, label: Text(title)) { selection.wrappedValue = $0.first }
    }

    /// Creates a button with a title, for choosing pictures.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(limit: maxSelectionCount, filter: filter, label: Text(titleKey)) { selection.wrappedValue = $0 }
    }

    /// Creates a button with a title, for choosing pictures.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(limit: maxSelectionCount, filter: filter, label: Text(title)) { selection.wrappedValue = $0 }
    }
}

extension PhotosPicker: View {
    public var body: some View {
        Button {
            isShown = true
        } label: {
            label
        }
        .fileImporter(
            isPresented: $isShown, allowedContentTypes: (filter ?? .images).types, allowsMultipleSelection: limit != 1
        ) { result in
            guard case .success(let urls) = result else { return }
            choose(urls.prefix(limit.map { max(0, $0) } ?? .max).map { PhotosPickerItem(url: $0) })
        }
    }
}

extension View {
    /// Lets the user choose a picture file while a binding is true.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: (filter ?? .images).types) { result in
            if case .success(let url) = result { selection.wrappedValue = PhotosPickerItem(url: url) }
        }
    }

    /// Lets the user choose picture files while a binding is true.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: (filter ?? .images).types, allowsMultipleSelection: true
        ) { result in
            guard case .success(let urls) = result else { return }
            let limit = maxSelectionCount.map { max(0, $0) } ?? .max
            selection.wrappedValue = urls.prefix(limit).map { PhotosPickerItem(url: $0) }
        }
    }
}

/// How a selection is ordered and reported; it has no effect.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    /// The default order.
    public static let `default` = PhotosPickerSelectionBehavior()
    /// The order in which the user selects the pictures.
    public static let ordered = PhotosPickerSelectionBehavior()
    /// Each selection is reported at once.
    public static let continuous = PhotosPickerSelectionBehavior()
}

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

/// The photo library of a device; a terminal has none.
public final class PHPhotoLibrary: Sendable {
    private static let library = PHPhotoLibrary()

    private init() {}

    /// Returns the only photo library.
    public class func shared() -> PHPhotoLibrary { library }
    /// Returns `denied`.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    /// Returns `denied`.
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Calls the closure with `denied`.
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    /// Calls the closure with `denied`.
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}

/// The access that an app requests.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// Whether an app may use a photo library.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}
