import SwiftUI

struct ContentView: View {
    @Environment(HabitLog.self) private var log
    @State private var isHelpShown = false

    var body: some View {
        NavigationStack {
            List(log.habits) { habit in
                HStack {
                    Text(habit.name)
                    Spacer()
                    Button("\(habit.count) times") {
                        withAnimation { log.count(habit) }
                    }
                }
            }
            .safeAreaInset(edge: .bottom) {
                VStack {
                    HabitChart(habits: log.habits)
                    Text("^[\(log.total) entry](inflect: true)")
                }
            }
            .navigationTitle("Habits")
            .toolbar {
                Button("Help", systemImage: "questionmark.circle") { isHelpShown = true }
            }
            .sheet(isPresented: $isHelpShown) { HelpView() }
        }
    }
}

#Preview {
    ContentView()
        .environment(HabitLog())
}
