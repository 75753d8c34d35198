import CursesUI

/// The processes, in columns that sort them, with a search field that filters them.
struct ProcessTable: View {
    let model: MonitorModel
    /// Whether there is only space for the most important columns.
    let isNarrow: Bool
    @State var search: String
    @State private var selection: SystemProcess.ID?
    @State private var condemned: SystemProcess?
    @AppStorage("sortColumn") private var column = ProcessColumn.load
    @AppStorage("sortsInReverse") private var isReversed = true

    var body: some View {
        Table(processes, selection: $selection, sortOrder: order) {
            TableColumn("PID", value: \.id) { Text(String($0.id)) }.width(7).alignment(.numeric)
            if !isNarrow {
                TableColumn("User", value: \.user).width(9)
            }
            TableColumn("CPU %", value: \.load) { Text(($0.load * 100).digits(1)) }.width(7).alignment(.numeric)
            TableColumn("Memory", value: \.memory) { Text($0.memory.bytes) }.width(8).alignment(.numeric)
            if !isNarrow {
                TableColumn("Threads", value: \.threads) { Text(String($0.threads)) }.width(9).alignment(.numeric)
            }
            TableColumn("Command", value: \.command) {
                Text($0.command).foregroundStyle($0.isStopped ? .secondary : .primary)
            }
        }
        .contextMenu(forSelectionType: SystemProcess.ID.self) { ids in
            Button("End…") { condemned = model.process(ids.first) }
        }
        .searchable(text: $search, prompt: "Filter \(model.processes.count) processes")
        .paletteCommands {
            Button("End the process") { condemned = model.process(selection) }
                .keyboardShortcut("k", modifiers: [])
                .disabled(model.process(selection) == nil)
            Button("By processor") { order.wrappedValue = [ProcessColumn.load.comparator] }
                .keyboardShortcut("c", modifiers: [])
            Button("By memory") { order.wrappedValue = [ProcessColumn.memory.comparator] }
                .keyboardShortcut("m", modifiers: [])
        }
        .modifier(EndProcess(model: model, process: $condemned))
    }

    private var processes: [SystemProcess] {
        // Equal processes keep their order from one sample to the next.
        model.processes.filter { $0.matches(search) }.sorted(using: order.wrappedValue + [KeyPathComparator(\.id)])
    }

    /// The order of the processes, which is stored for the next run.
    private var order: Binding<[KeyPathComparator<SystemProcess>]> {
        Binding {
            var comparator = column.comparator
            comparator.order = isReversed ? .reverse : .forward
            return [comparator]
        } set: { order in
            let chosen = ProcessColumn.allCases.first { $0.comparator.keyPath == order.first?.keyPath }
            guard let comparator = order.first, let chosen else { return }
            isReversed = (chosen == column ? comparator : chosen.comparator).order == .reverse
            column = chosen
        }
    }
}

/// A column by which the processes can be sorted.
private enum ProcessColumn: String, CaseIterable {
    case id, user, load, memory, threads, command

    /// The initial sort order: the greatest consumers first, but names from A to Z.
    var comparator: KeyPathComparator<SystemProcess> {
        switch self {
        case .id: KeyPathComparator(\.id)
        case .user: KeyPathComparator(\.user)
        case .load: KeyPathComparator(\.load, order: .reverse)
        case .memory: KeyPathComparator(\.memory, order: .reverse)
        case .threads: KeyPathComparator(\.threads, order: .reverse)
        case .command: KeyPathComparator(\.command)
        }
    }
}
