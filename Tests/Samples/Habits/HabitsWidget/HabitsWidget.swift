import SwiftUI
import WidgetKit

struct HabitEntry: TimelineEntry {
    let date: Date
    let habit: Habit
}

@main
struct HabitsWidgetBundle: WidgetBundle {
    var body: some Widget {
        HabitsWidget()
    }
}
