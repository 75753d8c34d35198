import CursesUIImage
import FoundationGaps
import Testing

@testable import SwiftUICompat

@Suite("Pictures that an app saves")
struct SavedPicturesTests {
    private static let pixels = PicturePixels(columns: 1, rows: 1, bytes: [255, 0, 0, 255])
    private let image = UIImage(pixels: Self.pixels, width: 1, height: 1)

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("A picture is a new file, also beside one with its name")
    func files() throws {
        try withFolder { folder in
            let pictures = SavedPictures(folder: folder.appendingPathComponent("new"))
            #expect(try pictures.save(image).lastPathComponent == "Picture.png")
            let second = try pictures.save(image)
            #expect(second.lastPathComponent == "Picture 2.png")
            #expect(try #require(UIImage(contentsOfFile: second.path)).pixels?.bytes == [255, 0, 0, 255])
        }
    }

    @Test("An empty picture, and a folder that cannot be made, are errors")
    func errors() throws {
        try withFolder { folder in
            #expect(throws: (any Error).self) { try SavedPictures(folder: folder).save(UIImage()) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)
            #expect(throws: (any Error).self) { try SavedPictures(folder: file).save(image) }
        }
    }

    @Test("The folder is the one that the variable names, if it is an absolute path")
    func folder() {
        #expect(SavedPictures.folder(in: ["XDG_PICTURES_DIR": "/srv/pictures"]).path == "/srv/pictures")
        let standard = SavedPictures.folder(in: [:])
        #expect(standard.path.hasPrefix("/"))
        #expect(SavedPictures.folder(in: ["XDG_PICTURES_DIR": "pictures"]) == standard)
    }

    /// As tutorials write it.
    private final class ImageSaver: NSObject {
        var errors: [(any Error)?] = []
        var contexts = 0

        func save(_ image: UIImage, _ selector: Selector) {
            UIImageWriteToSavedPhotosAlbum(image, self, selector, nil)
        }

        func saved(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
            errors.append(error)
        }

        func savedWithOptional(
            _ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeMutableRawPointer?
        ) {
            errors.append(error)
            if contextInfo != nil { contexts += 1 }
        }
    }

    @Test("The method is called, whatever the type of its context")
    @MainActor
    func completion() async throws {
        let saver = ImageSaver()
        // An empty picture is not written anywhere.
        saver.save(UIImage(), Selector("saved", ImageSaver.saved))
        saver.save(UIImage(), Selector("savedWithOptional", ImageSaver.savedWithOptional))
        while saver.errors.count < 2 { await Task.yield() }
        #expect(saver.errors.allSatisfy { $0 != nil })
        #expect(saver.contexts == 0)
    }
}
