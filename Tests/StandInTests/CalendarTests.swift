import EventKitCompat
import Testing

@Suite("Calendars of the user")
struct CalendarTests {
    @Test("Access is denied, and nothing is stored")
    func denied() async throws {
        let store = EKEventStore()
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await !store.requestFullAccessToEvents())
        let event = EKEvent(eventStore: store)
        event.title = "tea"
        event.addAlarm(EKAlarm(relativeOffset: -60))
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
        #expect(store.event(withIdentifier: event.eventIdentifier) == nil && event.hasAlarms)
        #expect(store.calendars(for: .event).isEmpty && store.sources.map(\.sourceType) == [.local])
    }

    @Test("A repetition has the values that it was made of")
    func repetition() {
        let days: Set<EKRecurrenceDayOfWeek> = [
            EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(dayOfTheWeek: .monday, weekNumber: 0),
            EKRecurrenceDayOfWeek(.monday, weekNumber: 2),
        ]
        #expect(days.count == 2)
        let rule = EKRecurrenceRule(
            recurrenceWith: .weekly, interval: 2, daysOfTheWeek: Array(days), daysOfTheMonth: nil,
            monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
            end: EKRecurrenceEnd(occurrenceCount: 3))
        #expect(rule.frequency == .weekly && rule.daysOfTheWeek?.count == 2 && rule.recurrenceEnd?.occurrenceCount == 3)
    }
}
