import Foundation

@Observable
class HabitLog {
    var habits = [Habit(name: "Read"), Habit(name: "Walk"), Habit(name: "Sleep early")]

    var total: Int { habits.reduce(0) { $0 + $1.count } }

    func count(_ habit: Habit) {
        guard let index = habits.firstIndex(of: habit) else { return }
        habits[index].count += 1
    }
}
