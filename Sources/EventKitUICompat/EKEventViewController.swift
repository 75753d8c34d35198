import EventKitCompat
import SwiftUICompat

/// The way in which the user has left the view of an event.
public enum EKEventViewAction: Int, Sendable {
    case done, responded, deleted
}

/// A controller that shows an event: its title, its place and its time.
open class EKEventViewController: UIViewController {
    /// The event.
    open var event: EKEvent! { didSet { show() } }
    /// The value is kept, but has no effect.
    open var allowsEditing = false
    /// The value is kept, but has no effect.
    open var allowsCalendarPreview = false
    /// Is told that the user is done.
    open weak var delegate: (any EKEventViewDelegate)?

    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        show()
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func show() {
        let (title, place) = (event?.title, event?.location)
        let times = [event?.startDate, event?.endDate].compactMap(\.self).map { $0.formatted() }
        standIn = AnyView(
            VStack(alignment: .leading) {
                if let title { Text(verbatim: title).bold() }
                if let place { Text(verbatim: place) }
                Text(verbatim: times.joined(separator: " – "))
                Button("Done") { [weak self] in
                    guard let self else { return }
                    if let delegate {
                        delegate.eventViewController(self, didCompleteWith: .done)
                    } else {
                        dismiss(animated: true)
                    }
                }
            })
    }
}

/// Receives what the user does with a shown event.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: AnyObject {
    /// Called when the user is done.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// How many calendars the user chooses.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    case single, multiple
}

/// Which calendars the user chooses from.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    case allCalendars, writableCalendarsOnly
}

/// A controller in which the user chooses calendars. A terminal has none: the controller says so, and the user cancels.
open class EKCalendarChooser: UIViewController {
    /// How many calendars the user chooses.
    public let selectionStyle: EKCalendarChooserSelectionStyle
    /// Is told that the user cancels.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// The value is kept, but has no effect.
    open var showsDoneButton = false
    /// The value is kept, but has no effect.
    open var showsCancelButton = false
    /// The chosen calendars.
    open var selectedCalendars: Set<EKCalendar> = []

    /// Creates a controller.
    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType = .event, eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
        standIn = AnyView(
            NoCalendar { [weak self] in
                guard let self else { return }
                if let delegate { delegate.calendarChooserDidCancel(self) } else { dismiss(animated: true) }
            })
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        selectionStyle = .single
        super.init(coder: coder)
    }
}

/// Receives the calendars that the user chooses; there are none.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: AnyObject {
    /// Never called: there are no calendars.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// Never called: there are no calendars.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// Called when the user cancels.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    /// Does nothing.
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    /// Does nothing.
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    /// Does nothing.
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
