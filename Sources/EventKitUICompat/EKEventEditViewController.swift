@_exported import EventKitCompat
@_exported import SwiftUICompat

/// The way in which the user has left the editor of an event.
public enum EKEventEditViewAction: Int, Sendable {
    case canceled, saved, deleted

    /// The user has cancelled.
    public static var cancelled: EKEventEditViewAction { .canceled }
}

/// A controller in which the user edits an event. A terminal has no calendar: the controller says so, and the user
/// cancels.
open class EKEventEditViewController: UINavigationController {
    /// The store.
    open var eventStore: EKEventStore!
    /// The event.
    open var event: EKEvent?
    /// Is told that the user cancels.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?

    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        show()
    }

    /// Creates a controller. The other controller is not shown.
    public override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        show()
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func show() {
        standIn = AnyView(
            NoCalendar { [weak self] in
                guard let self else { return }
                if let editViewDelegate {
                    editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
                } else {
                    dismiss(animated: true)
                }
            })
    }

    /// Tells the delegate that the user cancels.
    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }
}

/// Receives what the user does with an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
    /// Called when the user cancels.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// Never called: there are no calendars.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    /// Returns a calendar without a name.
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore()) }
}

/// Says that there is no calendar.
struct NoCalendar: View {
    let cancel: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "There is no calendar.").foregroundStyle(.secondary)
            Button("Cancel", action: cancel)
        }
    }
}
