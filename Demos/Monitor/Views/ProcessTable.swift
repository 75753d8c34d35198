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
            TableColumn("PID", value: \.id) { Text(String($0.id)) }.width(7).alignment(.numeric)
            if !isNarrow {
                TableColumn("User", value: \.user).width(9)
            }
            TableColumn("CPU %", value: \.load) { Text(($0.load * 100).digits(1)) }.width(7).alignment(.numeric)
            TableColumn("Memory", value: \.memory) { Text($0.memory.bytes) }.width(8).alignment(.numeric)
            if !isNarrow {
                TableColumn("Threads", value: \.threads) { Text(String($0.threads)) }.width(9).alignment(.numeric)
            }
            TableColumn("Command", value: \.command) { process in
                // A deep process still shows its command.
                Text(String(repeating: isNarrow ? " " : "  ", count: min(process.depth, 8)) + process.command)
                    .foregroundStyle(process.state == .zombie || process.state == .stopped ? .secondary : .primary)
            }
        }
    }
}
