import Testing

@testable import Habits

@Test func counting() {
    let log = HabitLog()
    log.count(log.habits[0])
    #expect(log.total == 1)
}
