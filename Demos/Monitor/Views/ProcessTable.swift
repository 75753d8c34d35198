import CursesUI

/// The processes, in columns that sort them.
struct ProcessTable: View {
    let processes: [SystemProcess]
    @Binding var selection: SystemProcess.ID?
    @Binding var order: [KeyPathComparator<SystemProcess>]
    /// Whether there is only space for the most important columns.
    let isNarrow: Bool

    var body: some View {
        Table(processes, selection: $selection, sortOrder: $order) {
            TableColumn("PID", value: \.id) { Figure("\($0.id)") }.width(7)
            if !isNarrow {
                TableColumn("User", value: \.user).width(9)
            }
            TableColumn("CPU %", value: \.load) { Figure($0.loadText) }.width(7)
            TableColumn("Memory", value: \.memory) { Figure($0.memory.bytes) }.width(8)
            if !isNarrow {
                TableColumn("Threads", value: \.threads) { Figure("\($0.threads)") }.width(9)
            }
            TableColumn("Command", value: \.command) { process in
                Text(process.command)
                    .foregroundStyle(process.state == .zombie || process.state == .stopped ? .secondary : .primary)
            }
        }
    }
}

/// A number at the right of its column.
private struct Figure: View {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    var body: some View {
        Text(text).frame(maxWidth: .infinity, alignment: .trailing)
    }
}

extension SystemProcess {
    /// The share of a processor in per cent, as tools for processes write it.
    fileprivate var loadText: String { (load * 100).formatted(.fixed(1)) }
}
