import CursesUITesting
import PhotosUICompat
import Testing

@MainActor
@Suite("The photos picker")
struct PhotosPickerTests {
    private struct Pickers: View {
        @State private var one: PhotosPickerItem?
        @State private var several: [PhotosPickerItem] = []
        @State private var isShown = false
        let title = "String"

        var body: some View {
            PhotosPicker(selection: $one, matching: .images, photoLibrary: .shared()) { Text("One") }
            PhotosPicker(
                selection: $several, maxSelectionCount: 3, selectionBehavior: .ordered,
                matching: .any(of: [.images, .videos]), preferredItemEncoding: .current, photoLibrary: .shared()
            ) {
                Text("Several")
            }
            PhotosPicker("Title", selection: $one, matching: .images, photoLibrary: .shared())
            PhotosPicker(title, selection: $several, matching: .not(.livePhotos))
            Button("Shown") { isShown = true }
                .photosPicker(isPresented: $isShown, selection: $one, matching: .images, photoLibrary: .shared())
        }
    }

    @Test("Each form is a button that opens the files", arguments: ["One", "Several", "Title", "String", "Shown"])
    func forms(_ title: String) {
        let app = TestApp(Pickers(), size: CellSize(width: 60, height: 16))
        app.click(text: title)
        #expect(app.screen.position(of: "Cancel") != nil)
    }

    @Test("the photo library is empty")
    func library() {
        let options = PHFetchOptions()
        options.fetchLimit = 10
        let assets = PHAsset.fetchAssets(with: .image, options: options)
        assets.enumerateObjects { _, _, _ in Issue.record("There are no assets.") }
        #expect(assets.count == 0 && assets.firstObject == nil)
        let albums = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil)
        #expect(albums.objects(at: IndexSet(integersIn: 0..<albums.count)).isEmpty)
        PHCachingImageManager().stopCachingImagesForAllAssets()
    }
}
