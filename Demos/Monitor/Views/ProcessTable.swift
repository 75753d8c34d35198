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
            TableColumn("PID", value: \.id) { figure("\($0.id)") }.width(7)
            if !isNarrow {
                TableColumn("User", value: \.user).width(9)
            }
            TableColumn("CPU %", value: \.load) { figure(($0.load * 100).digits(1)) }.width(7)
            TableColumn("Memory", value: \.memory) { figure($0.memory.bytes) }.width(8)
            if !isNarrow {
                TableColumn("Threads", value: \.threads) { figure("\($0.threads)") }.width(9)
            }
            TableColumn("Command", value: \.command) { process in
                Text(String(repeating: "  ", count: process.depth) + process.command)
                    .foregroundStyle(process.state == .zombie || process.state == .stopped ? .secondary : .primary)
            }
        }
    }

    /// Returns a number that is aligned to the right of its column.
    private func figure(_ text: String) -> some View {
        Text(text).frame(maxWidth: .infinity, alignment: .trailing)
    }
}
