import SwiftUI

struct ToDoListView: View {
    @StateObject var model = ToDoModel()
    @State private var newTitle = ""
    @State private var isShowingAlert = false
    @State private var showsDone = true
    @Environment(\.editMode) private var editMode

    init() {}

    init(model: ToDoModel) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("New")) {
                    HStack {
                        TextField("What is to be done?", text: $newTitle, onCommit: add)
                            .textFieldStyle(RoundedBorderTextFieldStyle())
                        Button(action: add) {
                            Image(systemName: "plus.circle.fill")
                                .imageScale(.large)
                        }
                        .disabled(newTitle.trimmingCharacters(in: .whitespaces).isEmpty)
                        .accessibilityLabel("Add")
                    }
                }
                Section {
                    Toggle("Show what is done", isOn: $showsDone.animation())
                    ForEach($model.items) { $item in
                        if showsDone || !item.isDone {
                            NavigationLink(destination: ToDoDetailView(item: $item)) {
                                ToDoRow(item: item)
                            }
                            .swipeActions(edge: .leading) {
                                Button {
                                    item.isDone.toggle()
                                } label: {
                                    Label("Done", systemImage: "checkmark")
                                }
                                .tint(.green)
                            }
                            .contextMenu {
                                Button("Make urgent") { item.priority = .high }
                                Button("Delete", role: .destructive) {
                                    model.items.removeAll { $0.id == item.id }
                                }
                            }
                            .listRowBackground(item.priority == .high ? Color.yellow.opacity(0.2) : nil)
                            .listRowSeparator(.hidden)
                        }
                    }
                    .onDelete(perform: model.delete)
                    .onMove(perform: model.move)
                } header: {
                    Text("To do")
                } footer: {
                    Text("\(model.items.filter { !$0.isDone }.count) left")
                }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle("To do", displayMode: .large)
            .navigationBarItems(
                leading: EditButton(),
                trailing: Button("Clear") { isShowingAlert = true }
            )
            .alert(isPresented: $isShowingAlert) {
                Alert(
                    title: Text("Clear the list?"),
                    message: Text("This cannot be undone."),
                    primaryButton: .destructive(Text("Clear it")) { model.items.removeAll() },
                    secondaryButton: .cancel()
                )
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    private func add() {
        guard !newTitle.isEmpty else { return }
        withAnimation(.easeInOut) { model.add(newTitle) }
        newTitle = ""
    }
}

struct ToDoRow: View {
    let item: ToDo

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: item.isDone ? "checkmark.square" : "square")
                .foregroundColor(item.isDone ? .green : .primary)
            VStack(alignment: .leading) {
                Text(item.title)
                    .font(.headline)
                    .strikethrough(item.isDone, color: .gray)
                Text(item.due, style: .date)
                    .font(.caption)
                    .foregroundColor(Color(UIColor.secondaryLabel))
            }
            Spacer()
            if item.priority == .high {
                Text("!")
                    .bold()
                    .padding(.horizontal, 8)
                    .background(Color.red)
                    .foregroundColor(.white)
                    .cornerRadius(4)
            }
        }
    }
}

struct ToDoDetailView: View {
    @Binding var item: ToDo

    var body: some View {
        Form {
            TextField("Title", text: $item.title)
            Toggle(isOn: $item.isDone) {
                Text("Done")
            }
            Picker(selection: $item.priority, label: Text("Priority")) {
                ForEach(ToDo.Priority.allCases, id: \.self) { priority in
                    Text(String(describing: priority).capitalized).tag(priority)
                }
            }
            .pickerStyle(SegmentedPickerStyle())
            DatePicker("Due", selection: $item.due, displayedComponents: .date)
        }
        .navigationTitle(item.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct ToDoListView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ToDoListView()
                .previewDevice("iPhone 12")
                .previewDisplayName("List")
            ToDoRow(item: ToDo(title: "Sweep"))
                .previewLayout(.fixed(width: 300, height: 70))
            ToDoDetailView(item: .constant(ToDo(title: "Sweep")))
                .preferredColorScheme(.dark)
        }
    }
}
