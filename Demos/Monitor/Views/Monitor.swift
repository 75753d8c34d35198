import CursesUI

struct Monitor: View {
    let model: MonitorModel
    @State private var search: String
    /// The interval of the command line, until the user chooses a different one.
    @State private var givenSeconds: Double?
    @State private var selection: SystemProcess.ID?
    @State private var shown: SystemProcess?
    @State private var condemned: SystemProcess?
    @FocusState private var isTableFocused: Bool
    @AppStorage("refreshInterval") private var keptSeconds = 1.0
    @AppStorage("showsCharts") private var showsCharts = true
    @AppStorage("showsOwnProcesses") private var showsOwnProcesses = false
    @AppStorage("sortColumn") private var sortColumn = ProcessColumn.load
    @AppStorage("sortsInReverse") private var sortsInReverse = true
    @Environment(\.continuousClock) private var clock

    init(model: MonitorModel, search: String = "", seconds: Double? = nil) {
        self.model = model
        _search = State(initialValue: search)
        _givenSeconds = State(initialValue: seconds)
    }

    var body: some View {
        GeometryReader { geometry in
            let layout = MonitorLayout(geometry.size)
            VStack(alignment: .leading, spacing: 0) {
                StatusLine(model: model, isShort: layout == .small)
                if showsCharts, let height = layout.chartHeight {
                    Overview(model: model, isTall: layout == .large).frame(height: height)
                }
                if model.load.processes.isEmpty {
                    ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
                } else {
                    table(isNarrow: layout == .small)
                }
            }
        }
        .task(id: seconds) { await model.run(every: .seconds(seconds), on: clock) }
        .paletteCommands { commands }
        .sheet(item: $shown) { process in
            ProcessDetails(model: model, opened: process) {
                shown = nil
                condemned = process
            }
        }
        .endsProcess($condemned, of: model)
    }

    private func table(isNarrow: Bool) -> some View {
        ProcessTable(processes: processes, selection: $selection, order: order, isNarrow: isNarrow)
            .contextMenu(forSelectionType: SystemProcess.ID.self) { ids in
                Button("Details") { shown = model.process(ids.first) }
                Button("End…") { condemned = model.process(ids.first) }
            } primaryAction: { ids in
                shown = model.process(ids.first)
            }
            .focused($isTableFocused)
            .searchable(text: $search, prompt: "Filter \(model.load.processes.count) processes")
            .onSubmit(of: .search) { isTableFocused = true }
    }

    private var seconds: Double { givenSeconds ?? keptSeconds }

    private var processes: [SystemProcess] {
        model.load.processes
            .filter { $0.matches(search) && (!showsOwnProcesses || $0.user == NSUserName()) }
            // Equal processes keep their order from one sample to the next.
            .sorted(using: order.wrappedValue + [KeyPathComparator(\.id)])
    }

    private var order: Binding<[KeyPathComparator<SystemProcess>]> {
        Binding {
            [sortColumn.comparator(sortsInReverse ? .reverse : .forward)]
        } set: { order in
            guard let comparator = order.first, let column = ProcessColumn(comparator) else { return }
            sortsInReverse = (column == sortColumn ? comparator.order : column.firstOrder) == .reverse
            sortColumn = column
        }
    }

    @ViewBuilder
    private var commands: some View {
        Button("End the process") { askToEnd() }
            .keyboardShortcut("k", modifiers: [])
            .disabled(selection == nil)
        Button(model.isPaused ? "Go on" : "Pause") { model.isPaused.toggle() }
            .keyboardShortcut("p", modifiers: [])
        Button("By processor") { sort(by: .load) }.keyboardShortcut("c", modifiers: [])
        Button("By memory") { sort(by: .memory) }.keyboardShortcut("m", modifiers: [])
        Button(showsCharts ? "Hide the charts" : "Show the charts") { showsCharts.toggle() }
            .keyboardShortcut("g", modifiers: [])
        Button(showsOwnProcesses ? "All users" : "My processes") { showsOwnProcesses.toggle() }
            .keyboardShortcut("u", modifiers: [])
        Button("Refresh more often") { choose(RefreshInterval.shorter(than: seconds)) }
            .keyboardShortcut("+", modifiers: [])
        Button("Refresh less often") { choose(RefreshInterval.longer(than: seconds)) }
            .keyboardShortcut("-", modifiers: [])
    }

    private func sort(by column: ProcessColumn) {
        sortColumn = column
        sortsInReverse = column.firstOrder == .reverse
    }

    private func choose(_ seconds: Double) {
        givenSeconds = nil
        keptSeconds = seconds
    }

    private func askToEnd() {
        condemned = model.process(selection)
    }
}

/// The parts of the screen that there is space for.
enum MonitorLayout {
    case small, medium, large

    init(_ size: CGSize) {
        if size.width < 64 || size.height < 18 {
            self = .small
        } else {
            self = size.height < 32 ? .medium : .large
        }
    }

    /// The rows of the charts; `nil` for none.
    var chartHeight: CGFloat? {
        switch self {
        case .small: nil
        case .medium: 7
        case .large: 12
        }
    }
}

struct Monitor_Previews: PreviewProvider {
    static var previews: some View {
        Monitor(model: MonitorModel())
    }
}
