import Charts
import SwiftUI

struct HabitChart: View {
    var habits: [Habit]

    var body: some View {
        Chart(habits) { habit in
            BarMark(
                x: .value("Times", habit.count),
                y: .value("Habit", habit.name)
            )
        }
        .frame(height: 128)
    }
}

#Preview {
    HabitChart(habits: [Habit(name: "Read", count: 2)])
}
