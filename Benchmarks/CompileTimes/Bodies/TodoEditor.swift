import SwiftUI

struct Todo: Identifiable, Codable, Equatable {
    var id = UUID()
    var title: String
    var notes = ""
    var priority = 1
    var due: Date?
    var steps: [Step] = []

    struct Step: Identifiable, Codable, Equatable {
        var id = UUID()
        var title: String
        var isDone = false
    }
}

struct TodoEditor: View {
    @State private var todos = [Todo(title: "Write"), Todo(title: "Read", steps: [.init(title: "Chapter 1")])]
    @State private var expanded: Set<Todo.ID> = []
    @FocusState private var focus: Todo.ID?

    var body: some View {
        List {
            ForEach($todos) { $todo in
                Section {
                    TextField("Title", text: $todo.title, axis: .vertical)
                        .lineLimit(1...3)
                        .font(.headline)
                        .focused($focus, equals: todo.id)
                        .onSubmit { focus = nil }
                    if expanded.contains(todo.id) {
                        TextField("Notes", text: $todo.notes)
                            .foregroundStyle(.secondary)
                        Picker("Priority", selection: $todo.priority) {
                            ForEach(0..<3) { level in
                                Text(["Low", "Normal", "High"][level])
                                    .foregroundStyle([Color.gray, .blue, .red][level])
                                    .tag(level)
                            }
                        }
                        .pickerStyle(.menu)
                        Toggle(
                            "Has a date",
                            isOn: Binding(
                                get: { todo.due != nil }, set: { todo.due = $0 ? .now.addingTimeInterval(86_400) : nil }
                            )
                        )
                        if let due = Binding($todo.due) {
                            DatePicker(
                                "Due", selection: due, in: .now..., displayedComponents: [.date, .hourAndMinute])
                        }
                        ForEach($todo.steps) { $step in
                            HStack {
                                Toggle(isOn: $step.isDone) {
                                    TextField("Step", text: $step.title)
                                        .strikethrough(step.isDone)
                                }
                            }
                            .padding(.leading, 16)
                        }
                        .onDelete { todo.steps.remove(atOffsets: $0) }
                        .onMove { todo.steps.move(fromOffsets: $0, toOffset: $1) }
                        Button("Add a step") { todo.steps.append(.init(title: "Step \(todo.steps.count + 1)")) }
                    }
                } header: {
                    HStack {
                        Text("\(todo.steps.filter(\.isDone).count)/\(todo.steps.count)")
                        ProgressView(
                            value: Double(todo.steps.filter { $0.isDone }.count),
                            total: Double(max(todo.steps.count, 1)))
                        Button(expanded.contains(todo.id) ? "Less" : "More") {
                            withAnimation {
                                if expanded.contains(todo.id) {
                                    expanded.remove(todo.id)
                                } else {
                                    expanded.insert(todo.id)
                                }
                            }
                        }
                    }
                } footer: {
                    if let due = todo.due {
                        Text("Due \(due, format: .relative(presentation: .named)), \(due < .now ? "late" : "in time")")
                            .foregroundStyle(due < .now ? .red : .green)
                    }
                }
            }
        }
        .safeAreaInset(edge: .bottom) {
            Button("New", systemImage: "plus") {
                todos.append(Todo(title: "Todo \(todos.count + 1)"))
                focus = todos.last?.id
            }
            .padding(8)
        }
        .onChange(of: todos) { old, new in
            if old.count != new.count { print("There are \(new.count) now.") }
        }
        .scrollDismissesKeyboard(.interactively)
    }
}
