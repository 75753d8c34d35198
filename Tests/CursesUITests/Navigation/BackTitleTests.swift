import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("The title of a back button")
struct BackTitleTests {
    @MainActor @Observable
    final class Mail {
        var unread = 3
    }

    private struct Stack: View {
        let mail: Mail
        var title: String?

        var body: some View {
            NavigationStack(path: .constant([1])) {
                Text(verbatim: "root").navigationTitle("Inbox \(mail.unread)")
                    .navigationDestination(for: Int.self) { _ in
                        if let title {
                            Text(verbatim: "mail").navigationTitle(title)
                        } else {
                            Text(verbatim: "mail")
                        }
                    }
            }
        }
    }

    private let mail = Mail()

    @Test(
        "it is that of the screen below from the start, also if the screen itself has none", arguments: [nil, "Mail"])
    func start(title: String?) {
        let app = TestApp(Stack(mail: mail, title: title), size: CellSize(width: 40, height: 4))
        #expect(app.screen.row(0).hasPrefix("‹ Inbox 3"))
    }

    @Test("it follows the title of the screen below", arguments: [nil, "Mail"])
    func change(title: String?) {
        let app = TestApp(Stack(mail: mail, title: title), size: CellSize(width: 40, height: 4))
        mail.unread = 2
        app.settle()
        #expect(app.screen.row(0).hasPrefix("‹ Inbox 2"))
        #expect(app.diagnostics == [])
    }
}
