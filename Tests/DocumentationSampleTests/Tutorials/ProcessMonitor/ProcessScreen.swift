import CursesUI

struct ProcessScreen: View {
    let model: ProcessModel
    @State private var selection: RunningProcess.ID?
    @State private var search = ""
    @AppStorage("interval") private var interval = 1
    @Environment(\.continuousClock) private var clock

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                MemoryChart(values: model.memory)
                ProcessTable(processes: found, selection: $selection)
            }
            .navigationTitle("^[\(found.count) process](inflect: true)")
            .searchable(text: $search, prompt: "Name")
            .modifier(EndingProcess(process: found.first { $0.id == selection }))
            .toolbar {
                Picker("Every", selection: $interval) {
                    ForEach([1, 2, 5], id: \.self) { Text("\($0) s") }
                }
                .pickerStyle(.menu)
            }
        }
        .task(id: interval) {
            while !Task.isCancelled {
                await model.refresh()
                try? await clock.sleep(for: .seconds(interval))
            }
        }
    }

    private var found: [RunningProcess] {
        search.isEmpty ? model.processes : model.processes.filter { $0.name.localizedStandardContains(search) }
    }
}
