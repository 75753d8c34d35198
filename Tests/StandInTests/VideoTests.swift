import AVKitCompat
import CursesUITesting
import Testing

@Suite("Videos")
@MainActor
struct VideoTests {
    private let size = CellSize(width: 30, height: 5)

    private struct Controller: UIViewControllerRepresentable {
        let player: AVPlayer

        func makeUIViewController(context: Context) -> AVPlayerViewController {
            let controller = AVPlayerViewController()
            controller.player = player
            return controller
        }

        func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
    }

    @Test("A player shows the URL of its video as a link")
    func link() throws {
        let player = AVPlayer(url: try #require(URL(string: "https://a.example/b.mp4")))
        let screen = TestApp(VideoPlayer(player: player), size: size).screen.text
        #expect(screen.contains("A video") && screen.contains("https://a.example/b.mp4"))
        let controller = TestApp(Controller(player: player), size: size).screen.text
        #expect(controller.contains("https://a.example/b.mp4"))
    }

    @Test("A view over the video is shown; without a video there is only the frame")
    func overlay() {
        let screen = TestApp(VideoPlayer(player: nil) { Text("over") }, size: size).screen.text
        #expect(screen.contains("over") && !screen.contains("http"))
    }
}
