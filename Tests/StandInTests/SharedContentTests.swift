import CursesUITesting
import LinkPresentationCompat
import Testing

@Suite("Content that depends on how it is shared")
@MainActor
struct SharedContentTests {
    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "wait" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType == .copyToPasteboard ? "the text" : nil }
        func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? {
            let metadata = LPLinkMetadata()
            metadata.title = "Title"
            return metadata
        }
    }

    private struct Share: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIActivityViewController {
            UIActivityViewController(activityItems: [Source(), "and this"], applicationActivities: nil)
        }
        func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }

    @Test("A source gives what is copied")
    func source() {
        let screen = TestApp(Share(), size: CellSize(width: 30, height: 6)).screen.text
        #expect(screen.contains("the text") && screen.contains("and this") && !screen.contains("wait"))
    }
}
