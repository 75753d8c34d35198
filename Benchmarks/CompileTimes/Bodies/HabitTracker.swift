import SwiftUI

struct Habit: Identifiable {
    let id: Int
    var name: String
    var color: Color
    var days: [Bool]

    var streak: Int { days.reversed().prefix { $0 }.count }
}

struct HabitTracker: View {
    @State private var habits = [
        Habit(id: 0, name: "Read", color: .blue, days: [true, true, false, true, true, false, true]),
        Habit(id: 1, name: "Run", color: .green, days: [false, true, false, true, false, false, true]),
        Habit(id: 2, name: "Draw", color: .orange, days: Array(repeating: false, count: 7)),
    ]
    @State private var newName = ""

    private let letters = ["M", "T", "W", "T", "F", "S", "S"]

    var body: some View {
        List {
            Section {
                HStack(spacing: 4) {
                    Text("").frame(width: 60)
                    ForEach(letters.indices, id: \.self) { index in
                        Text(letters[index])
                            .font(.caption2)
                            .frame(maxWidth: .infinity)
                            .foregroundStyle(index >= 5 ? .red : .gray)
                    }
                }
                ForEach($habits) { $habit in
                    VStack(alignment: .leading, spacing: 6) {
                        HStack(spacing: 4) {
                            TextField("Name", text: $habit.name)
                                .frame(width: 60)
                            ForEach(habit.days.indices, id: \.self) { day in
                                Button {
                                    withAnimation(.bouncy) { habit.days[day].toggle() }
                                } label: {
                                    RoundedRectangle(cornerRadius: 4)
                                        .fill(habit.days[day] ? habit.color : habit.color.opacity(0.15))
                                        .frame(height: 22)
                                        .overlay {
                                            if habit.days[day] {
                                                Image(systemName: "checkmark").font(.caption2).foregroundStyle(.white)
                                            }
                                        }
                                }
                                .buttonStyle(.plain)
                            }
                        }
                        HStack {
                            ProgressView(value: Double(habit.days.filter { $0 }.count) / Double(habit.days.count))
                                .tint(habit.color)
                            Text("\(habit.days.filter { $0 }.count * 100 / habit.days.count) %, streak \(habit.streak)")
                                .font(.caption2)
                                .frame(width: 100, alignment: .trailing)
                        }
                    }
                    .swipeActions(edge: .leading) {
                        Button("All") { habit.days = habit.days.map { _ in true } }.tint(.green)
                        Button("None") { habit.days = Array(repeating: false, count: 7) }.tint(.gray)
                    }
                }
                .onDelete { habits.remove(atOffsets: $0) }
            } header: {
                Text("Week \(Calendar.current.component(.weekOfYear, from: .now))")
            } footer: {
                Text(
                    "Best day: \(letters.indices.max { a, b in habits.filter { $0.days[a] }.count < habits.filter { $0.days[b] }.count }.map { letters[$0] } ?? "–"), \(habits.flatMap(\.days).filter { $0 }.count) in all"
                )
            }
            Section {
                HStack {
                    TextField("New habit", text: $newName)
                    Button("Add") {
                        let colors: [Color] = [.pink, .purple, .teal, .indigo]
                        let id = (habits.map(\.id).max() ?? -1) + 1
                        habits.append(
                            Habit(
                                id: id, name: newName, color: colors[id % colors.count],
                                days: Array(repeating: false, count: 7)))
                        newName = ""
                    }
                    .disabled(newName.count < 2 || habits.contains { $0.name == newName })
                }
            }
        }
        .animation(.default, value: habits.count)
    }
}
