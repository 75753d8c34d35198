import CursesUITesting
import SwiftUICompat
import Testing
import UIKitCompat

@MainActor
@Suite("The controllers for documents and colours")
final class DocumentPickerTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "documents-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder.appending(path: "target"), withIntermediateDirectories: true)
        try Data("words".utf8).write(to: folder.appending(path: "words.txt"))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private final class Receiver: UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate {
        var files: [URL] = []
        var isCancelled = false
        var colors: [UIColor] = []
        var isFinished = false

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            files = urls
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
            colors.append(viewController.selectedColor)
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { isFinished = true }
    }

    private struct Host: UIViewControllerRepresentable {
        let controller: UIViewController

        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private struct Screen: View {
        let controller: UIViewController
        @State private var isShown = false

        var body: some View {
            Button("Pick") { isShown = true }
                .sheet(isPresented: $isShown) { Host(controller: controller) }
        }
    }

    private func app(_ controller: UIViewController) -> TestApp {
        let app = TestApp(Screen(controller: controller), size: CellSize(width: 80, height: 24))
        app.click(text: "Pick")
        return app
    }

    @Test("A chosen file is copied if the app asks for a copy, and closes the sheet")
    func copy() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
        let receiver = Receiver()
        picker.delegate = receiver
        picker.directoryURL = folder
        let app = app(picker)
        app.click(text: "words.txt")
        let file = try #require(receiver.files.first)
        #expect(file.lastPathComponent == "words.txt" && !file.path.hasPrefix(folder.path))
        #expect(try String(contentsOf: file, encoding: .utf8) == "words")
        #expect(!app.screen.text.contains("words.txt") && app.screen.text.contains("Pick"))
    }

    @Test("Nothing is chosen with the escape key")
    func cancel() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        let receiver = Receiver()
        picker.delegate = receiver
        let app = app(picker)
        app.press(.escape)
        #expect(receiver.isCancelled && receiver.files.isEmpty)
    }

    @Test("A file is put into a folder, beside one of the same name")
    func export() throws {
        let picker = UIDocumentPickerViewController(
            forExporting: [folder.appending(path: "words.txt")], asCopy: true)
        let receiver = Receiver()
        picker.delegate = receiver
        picker.directoryURL = folder
        try Data("old".utf8).write(to: folder.appending(path: "target/words.txt"))
        let app = app(picker)
        app.click(text: "target")
        app.click(text: "Open")
        let file = try #require(receiver.files.first, "\(app.screen.text)")
        #expect(file.lastPathComponent == "words 2.txt" && file.path.contains("target"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "words")
        #expect(try String(contentsOf: folder.appending(path: "target/words.txt"), encoding: .utf8) == "old")
    }

    @Test("A colour is chosen, and the controller closed")
    func color() throws {
        let picker = UIColorPickerViewController()
        let receiver = Receiver()
        picker.delegate = receiver
        picker.selectedColor = .red
        picker.title = "Ink"
        let app = app(picker)
        #expect(app.screen.text.contains("Ink"))
        app.click(text: "Done")
        #expect(receiver.isFinished && !app.screen.text.contains("Ink"))
    }
}
