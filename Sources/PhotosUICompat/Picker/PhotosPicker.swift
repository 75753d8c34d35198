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
