import CursesUI

struct Monitor: View {
    let model: MonitorModel
    @State private var search: String
    /// The interval from the command line, until the user chooses a different one.
    @State private var givenInterval: Double?
    @State private var selection: SystemProcess.ID?
    @State private var shown: SystemProcess?
    @State private var condemned: SystemProcess?
    @FocusState private var isTableFocused: Bool
    @AppStorage("refreshInterval") private var keptInterval = 1.0
    @AppStorage("showsCharts") private var showsCharts = true
    @AppStorage("showsOwnProcesses") private var showsOwnProcesses = false
    @AppStorage("showsTree") private var showsTree = false
    @AppStorage("sortColumn") private var sortColumn = ProcessColumn.load
    @AppStorage("sortsInReverse") private var sortsInReverse = true
    @Environment(\.continuousClock) private var clock
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    init(model: MonitorModel, search: String = "", interval: Double? = nil) {
        self.model = model
        _search = State(initialValue: search)
        _givenInterval = State(initialValue: interval)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            StatusLine(model: model, interval: interval, isShort: isSmall)
            if showsCharts && !isSmall {
                Overview(model: model).containerRelativeFrame(.vertical) { height, _ in max(7, height * 0.3) }
            }
            if model.processes.isEmpty {
                ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                table(isNarrow: isSmall)
            }
        }
        .task(id: interval) { await model.run(every: .seconds(interval), on: clock) }
        .paletteCommands { commands }
        .sheet(item: $shown) { process in
            ProcessDetails(model: model, opened: process) {
                shown = nil
                condemned = process
            }
        }
        .modifier(EndProcess(model: model, process: $condemned))
    }

    private var isSmall: Bool { width == .compact || height == .compact }

    private func table(isNarrow: Bool) -> some View {
        ProcessTable(processes: processes, selection: $selection, order: order, isNarrow: isNarrow)
            .contextMenu(forSelectionType: SystemProcess.ID.self) { ids in
                Button("Details") { shown = model.process(ids.first) }
                Button("End…") { condemned = model.process(ids.first) }
            } primaryAction: { ids in
                shown = model.process(ids.first)
            }
            .focused($isTableFocused)
            .searchable(text: $search, prompt: "Filter \(model.processes.count) processes")
            .onSubmit(of: .search) { isTableFocused = true }
    }

    private var processes: [SystemProcess] {
        let processes = model.processes
            .filter { $0.matches(search) && (!showsOwnProcesses || $0.user == NSUserName()) }
            // Equal processes keep their order from one sample to the next.
            .sorted(using: order.wrappedValue + [KeyPathComparator(\.id)])
        return showsTree ? processes.tree : processes
    }

    /// The order of the processes, which is stored for the next run.
    private var order: Binding<[KeyPathComparator<SystemProcess>]> {
        Binding {
            [sortColumn.comparator(sortsInReverse ? .reverse : .forward)]
        } set: { order in
            guard let comparator = order.first, let column = ProcessColumn(comparator) else { return }
            sortsInReverse = (column == sortColumn ? comparator.order : column.firstOrder) == .reverse
            sortColumn = column
        }
    }

    // MARK: Commands

    @ViewBuilder
    private var commands: some View {
        Button("End the process") { condemned = model.process(selection) }
            .keyboardShortcut("k", modifiers: [])
            .disabled(selection == nil)
        Button(model.isPaused ? "Go on" : "Pause") { model.isPaused.toggle() }.keyboardShortcut("p", modifiers: [])
        Button("By processor") { sort(by: .load) }.keyboardShortcut("c", modifiers: [])
        Button("By memory") { sort(by: .memory) }.keyboardShortcut("m", modifiers: [])
        Button(showsTree ? "As a list" : "As a tree") { showsTree.toggle() }.keyboardShortcut("t", modifiers: [])
        if !isSmall {
            Button(showsCharts ? "Hide the charts" : "Show the charts") { showsCharts.toggle() }
                .keyboardShortcut("g", modifiers: [])
        }
        Button(showsOwnProcesses ? "All users" : "My processes") { showsOwnProcesses.toggle() }
            .keyboardShortcut("u", modifiers: [])
        Button("Refresh more often") { interval = max(0.25, interval / 2) }.keyboardShortcut("+", modifiers: [])
        Button("Refresh less often") { interval = min(60, interval * 2) }.keyboardShortcut("-", modifiers: [])
    }

    /// The seconds between two samples.
    private var interval: Double {
        get { givenInterval ?? keptInterval }
        nonmutating set {
            givenInterval = nil
            keptInterval = newValue
        }
    }

    private func sort(by column: ProcessColumn) {
        sortColumn = column
        sortsInReverse = column.firstOrder == .reverse
    }
}

struct Monitor_Previews: PreviewProvider {
    static var previews: some View {
        Monitor(model: MonitorModel())
    }
}
