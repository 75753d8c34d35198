import Foundation

struct Habit: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var count = 0
}
