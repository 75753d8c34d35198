import CursesUI

/// The services, in columns that sort them.
struct ServiceTable: View {
    let traffic: Traffic
    @State private var order = [KeyPathComparator(\Traffic.Service.requests, order: .reverse)]
    @State private var selection: Traffic.Service.ID? = "search"

    var body: some View {
        GroupBox("Services") {
            Table(traffic.services.sorted(using: order), selection: $selection, sortOrder: $order) {
                TableColumn("Service", value: \.id)
                TableColumn("Region", value: \.region)
                TableColumn("Req/s", value: \.requests) { Text("\($0.requests)") }
                    .width(7)
                    .alignment(.numeric)
                TableColumn("ms", value: \.milliseconds) { service in
                    Text("\(service.milliseconds)")
                        .foregroundStyle(service.milliseconds > 150 ? .orange : .green)
                }
                .width(5)
                .alignment(.numeric)
            }
        }
    }
}
