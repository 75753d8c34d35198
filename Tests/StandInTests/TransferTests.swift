import AuthenticationServicesCompat
import CursesUITesting
import Foundation
import Testing

@testable import PhotosUICompat

@Suite("Files that are transferred, and sessions in a browser")
@MainActor
struct TransferTests {
    private struct Movie: Transferable {
        let url: URL

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .image) { movie in
                SentTransferredFile(movie.url)
            } importing: { received in
                await Task.yield()
                return Movie(url: received.file)
            }
        }
    }

    private struct Note: Transferable {
        let text: String

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(exportedContentType: .image) { _ in SentTransferredFile(URL(fileURLWithPath: "/none")) }
            DataRepresentation(importedContentType: .image) { Note(text: String(decoding: $0, as: UTF8.self)) }
        }
    }

    private struct Broken: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(importedContentType: .image) { _ in throw CocoaError(.fileReadCorruptFile) }
        }
    }

    @Test("A chosen file becomes a value, from the file or from its bytes")
    func files() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        try Data("bytes".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let item = PhotosPickerItem(url: file)
        #expect(try await item.loadTransferable(type: Movie.self)?.url == file)
        #expect(try await item.loadTransferable(type: Note.self)?.text == "bytes")
        #expect(try await item.loadTransferable(type: Data.self) == Data("bytes".utf8))
        await #expect(throws: CocoaError.self) { _ = try await item.loadTransferable(type: Broken.self) != nil }
    }

    private struct SignIn: View {
        @Environment(\.webAuthenticationSession) private var session
        @State private var answer = "nothing"

        var body: some View {
            Text(answer)
                .task {
                    guard let url = URL(string: "https://a.example") else { return }
                    do {
                        let callback = try await session.authenticate(using: url, callbackURLScheme: "b")
                        answer = callback.absoluteString
                    } catch let error as ASWebAuthenticationSessionError {
                        answer = error.code == .presentationContextInvalid ? "no browser" : "other"
                    } catch {
                        answer = "unknown"
                    }
                }
        }
    }

    @Test("A session in a browser fails at once")
    func session() async {
        let app = TestApp(SignIn(), size: CellSize(width: 20, height: 2))
        await app.settleTasks()
        #expect(app.screen.text.contains("no browser"))
    }
}
