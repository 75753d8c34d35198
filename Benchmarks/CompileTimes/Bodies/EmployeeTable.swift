import SwiftUI

struct Employee: Identifiable {
    let id: Int
    var name: String
    var office: String
    var salary: Double
    var hired: Date
    var isRemote: Bool
}

struct EmployeeTable: View {
    @State private var employees: [Employee] = (1...20).map {
        Employee(
            id: $0, name: "Person \($0)", office: $0 % 2 == 0 ? "Bern" : "Lima", salary: 40_000 + Double($0) * 750,
            hired: Date(timeIntervalSince1970: Double($0) * 86_400 * 200), isRemote: $0 % 3 == 0)
    }
    @State private var selection = Set<Employee.ID>()
    @State private var sortOrder = [KeyPathComparator(\Employee.name, order: .forward)]
    @State private var query = ""
    @State private var onlyRemote = false

    private var rows: [Employee] {
        employees
            .filter { query.isEmpty || $0.name.localizedStandardContains(query) || $0.office.contains(query) }
            .filter { !onlyRemote || $0.isRemote }
            .sorted(using: sortOrder)
    }

    var body: some View {
        VStack(spacing: 0) {
            Table(rows, selection: $selection, sortOrder: $sortOrder) {
                TableColumn("Name", value: \.name) { employee in
                    HStack(spacing: 6) {
                        Circle()
                            .fill(employee.isRemote ? .green : .gray)
                            .frame(width: 8, height: 8)
                        Text(employee.name)
                            .fontWeight(selection.contains(employee.id) ? .semibold : .regular)
                    }
                }
                .width(min: 80, ideal: 140)
                TableColumn("Office", value: \.office)
                    .width(80)
                TableColumn("Salary", value: \.salary) { employee in
                    Text(employee.salary, format: .currency(code: "CHF").precision(.fractionLength(0)))
                        .monospacedDigit()
                        .frame(maxWidth: .infinity, alignment: .trailing)
                        .foregroundStyle(employee.salary > 50_000 ? Color.green : Color.primary)
                }
                TableColumn("Hired", value: \.hired) { employee in
                    Text(employee.hired, format: .dateTime.day().month(.abbreviated).year())
                }
                TableColumn("Years") { employee in
                    let years = Date.now.timeIntervalSince(employee.hired) / 86_400 / 365.25
                    Text(years, format: .number.precision(.fractionLength(1)))
                        .foregroundStyle(years < 1 ? .secondary : .primary)
                }
                .width(min: 40, max: 60)
            }
            .contextMenu(forSelectionType: Employee.ID.self) { ids in
                Button("Raise by 5 %") { raise(ids, by: 0.05) }
                Button("Remove", role: .destructive) { employees.removeAll { ids.contains($0.id) } }
            } primaryAction: { ids in
                raise(ids, by: 0.01)
            }
            Divider()
            HStack {
                Text("\(selection.count) of \(rows.count) selected")
                Spacer()
                Text("Sum: \(rows.reduce(0) { $0 + $1.salary }.formatted(.currency(code: "CHF")))")
                    .bold()
            }
            .font(.footnote)
            .padding(8)
        }
        .searchable(text: $query)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Toggle("Remote", systemImage: "house", isOn: $onlyRemote)
            }
        }
        .onChange(of: sortOrder) { _, order in
            employees.sort(using: order)
        }
        .navigationTitle("Employees")
    }

    private func raise(_ ids: Set<Employee.ID>, by share: Double) {
        for index in employees.indices where ids.contains(employees[index].id) {
            employees[index].salary *= 1 + share
        }
    }
}
