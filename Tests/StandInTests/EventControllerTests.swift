import CursesUITesting
import EventKitUICompat
import Testing

@Suite("Controllers for events")
@MainActor
struct EventControllerTests {
    private final class Delegate: NSObject, EKEventEditViewDelegate, UINavigationControllerDelegate {
        var actions: [EKEventEditViewAction] = []

        func eventEditViewController(
            _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
        ) {
            actions.append(action)
            controller.dismiss(animated: true)
        }
    }

    private struct Editor: UIViewControllerRepresentable {
        let delegate: Delegate

        func makeUIViewController(context: Context) -> EKEventEditViewController {
            let controller = EKEventEditViewController()
            let store = EKEventStore()
            controller.eventStore = store
            controller.event = EKEvent(eventStore: store)
            controller.editViewDelegate = delegate
            return controller
        }
        func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
    }

    private struct Sheet: View {
        let delegate: Delegate
        @State var isShown = true

        var body: some View {
            Text(verbatim: "below").sheet(isPresented: $isShown) { Editor(delegate: delegate) }
        }
    }

    @Test("An editor says that there is no calendar, and tells that the user cancels")
    func editor() {
        let delegate = Delegate()
        let app = TestApp(Sheet(delegate: delegate), size: CellSize(width: 40, height: 10))
        #expect(app.screen.text.contains("There is no calendar.") && delegate.actions == [])
        app.click(text: "Cancel")
        #expect(!app.screen.text.contains("There is no calendar.") && delegate.actions == [.canceled])
    }

    private struct Card: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> EKEventViewController {
            let controller = EKEventViewController()
            let event = EKEvent(eventStore: EKEventStore())
            (event.title, event.location) = ("Lunch", "Rome")
            controller.event = event
            return controller
        }
        func updateUIViewController(_ controller: EKEventViewController, context: Context) {}
    }

    @Test("A controller shows an event")
    func card() {
        let screen = TestApp(Card(), size: CellSize(width: 40, height: 8)).screen.text
        #expect(screen.contains("Lunch") && screen.contains("Rome") && screen.contains("Done"))
    }

    @Test("There are no calendars to choose from")
    func chooser() {
        let chooser = EKCalendarChooser(
            selectionStyle: .multiple, displayStyle: .allCalendars, eventStore: EKEventStore())
        chooser.showsDoneButton = true
        #expect(chooser.selectedCalendars.isEmpty)
        chooser.selectedCalendars = [EKCalendar(for: .event, eventStore: EKEventStore())]
        #expect(chooser.selectedCalendars.count == 1)
    }
}
