import CursesUI

struct ProcessTable: View {
    let processes: [RunningProcess]
    @Binding var selection: RunningProcess.ID?
    @State private var order = [KeyPathComparator(\RunningProcess.memory, order: .reverse)]

    var body: some View {
        Table(processes.sorted(using: order), selection: $selection, sortOrder: $order) {
            TableColumn("PID", value: \.id) { Text(verbatim: "\($0.id)") }
                .width(8)
            TableColumn("Memory", value: \.memory) { Text($0.memory, format: .byteCount(style: .memory)) }
                .width(10)
            TableColumn("Name", value: \.name)
        }
    }
}
