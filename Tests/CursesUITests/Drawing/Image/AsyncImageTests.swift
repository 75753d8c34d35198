import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Pictures from the network")
struct AsyncImageTests {
    @Test("without a module that decodes, loading fails and names the module")
    func noSource() async throws {
        let url = try #require(URL(string: "http://127.0.0.1/a.png"))
        let error = await #expect(throws: PictureSourceIsMissing.self) {
            try await NoPictures().loadPicture(at: url)
        }
        #expect(error?.description.contains("does not import CursesUIImage") == true)
    }

    @Test("without an address nothing is loaded")
    func noAddress() async {
        let app = TestApp(
            AsyncImage(url: nil) {
                $0.resizable()
            } placeholder: {
                Text("none")
            },
            size: CellSize(width: 4, height: 1)
        )
        await app.settleTasks()
        #expect(app.screen.text == "none")
    }
}
