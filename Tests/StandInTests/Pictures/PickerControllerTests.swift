import CursesUITesting
import PhotosUICompat
import Testing

@MainActor
@Suite("The controller of the photos picker")
final class PickerControllerTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "picker-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A picture of one pixel.
        let pixel = """
            iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
            """
        let data = try #require(Data(base64Encoded: pixel))
        for name in ["one.png", "two.png"] { try data.write(to: folder.appending(path: name)) }
        try Data("words".utf8).write(to: folder.appending(path: "words.txt"))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private final class Results {
        var picks: [[PHPickerResult]] = []
    }

    private struct Picker: UIViewControllerRepresentable {
        @Binding var isShown: Bool
        let results: Results

        final class Coordinator: PHPickerViewControllerDelegate {
            let parent: Picker

            init(_ parent: Picker) { self.parent = parent }

            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                parent.results.picks.append(results)
                parent.isShown = false
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> PHPickerViewController {
            var configuration = PHPickerConfiguration(photoLibrary: .shared())
            configuration.filter = .images
            configuration.selectionLimit = 1
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = context.coordinator
            return picker
        }

        func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
    }

    private struct Screen: View {
        let results: Results
        @State private var isShown = false

        var body: some View {
            Button(isShown ? "open" : "closed") { isShown = true }
                .sheet(isPresented: $isShown) { Picker(isShown: $isShown, results: results) }
        }
    }

    private func app(_ results: Results) -> TestApp {
        let app = TestApp(Screen(results: results), size: CellSize(width: 100, height: 30))
        app.click(text: "closed")
        return app
    }

    @Test("A chosen file is handed to the delegate, as a picture and as data")
    func choosing() async throws {
        let results = Results()
        let app = app(results)
        app.press("u", modifiers: .control)
        app.paste(folder.path + "/")
        #expect(app.screen.position(of: "words.txt") == nil)
        app.click(text: "two.png")
        #expect(app.screen.position(of: "closed") != nil)
        let result = try #require(results.picks.first?.first)
        #expect(results.picks.count == 1 && result.assetIdentifier == folder.appending(path: "two.png").path)
        let provider = result.itemProvider
        #expect(provider.canLoadObject(ofClass: UIImage.self) && provider.suggestedName == "two")
        #expect(provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
        #expect(!provider.hasItemConformingToTypeIdentifier(UTType.movie.identifier))
        let size = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: UIImage.self) { image, _ in
                continuation.resume(returning: image?.size)
            }
        }
        #expect(size == CGSize(width: 1, height: 1))
        let count = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: UTType.png.identifier) { data, _ in
                continuation.resume(returning: data?.count)
            }
        }
        #expect(try count == Data(contentsOf: folder.appending(path: "two.png")).count)
        let file = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { url, _ in
                continuation.resume(returning: url?.lastPathComponent)
            }
        }
        #expect(file == "two.png")
    }

    @Test("A dismissed window hands nothing to the delegate, once")
    func cancelling() {
        let results = Results()
        let app = app(results)
        app.press(.escape)
        #expect(results.picks == [[]])
        #expect(app.screen.position(of: "closed") != nil)
    }

    @Test("There is no photo library to ask for or to change")
    func library() async {
        #expect(PHPhotoLibrary.authorizationStatus() == .denied)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
        await #expect(throws: PHPhotosError(.accessUserDenied)) {
            try await PHPhotoLibrary.shared().performChanges {
                PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
            }
        }
    }
}
