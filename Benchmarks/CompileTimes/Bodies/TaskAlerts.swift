import SwiftUI

struct TaskItem: Identifiable, Equatable {
    let id = UUID()
    var title: String
    var isDone = false
}

struct TaskAlerts: View {
    @State private var tasks = ["Buy milk", "Call Ada", "Pay rent"].map { TaskItem(title: $0) }
    @State private var editedTask: TaskItem?
    @State private var taskToDelete: TaskItem?
    @State private var isClearing = false
    @State private var isAdding = false
    @State private var newTitle = ""
    @State private var error: String?

    var body: some View {
        NavigationStack {
            List {
                ForEach($tasks) { $task in
                    HStack {
                        Button {
                            withAnimation { task.isDone.toggle() }
                        } label: {
                            Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
                                .foregroundStyle(task.isDone ? Color.green : Color.secondary)
                        }
                        .buttonStyle(.plain)
                        Text(task.title)
                            .strikethrough(task.isDone, color: .red)
                            .opacity(task.isDone ? 0.5 : 1)
                        Spacer()
                        Button("Edit") { editedTask = task }
                            .buttonStyle(.borderless)
                    }
                    .swipeActions {
                        Button("Delete", role: .destructive) { taskToDelete = task }
                    }
                }
                .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
                if tasks.isEmpty {
                    Text("Nothing to do").italic().foregroundStyle(.secondary)
                }
            }
            .navigationTitle("\(tasks.filter { !$0.isDone }.count) to do")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Clear", role: .destructive) { isClearing = true }
                        .disabled(!tasks.contains(where: \.isDone))
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add", systemImage: "plus") { isAdding = true }
                }
            }
            .alert("New task", isPresented: $isAdding) {
                TextField("Title", text: $newTitle)
                Button("Add") {
                    if newTitle.trimmingCharacters(in: .whitespaces).isEmpty {
                        error = "A task needs a title."
                    } else {
                        tasks.append(TaskItem(title: newTitle))
                    }
                    newTitle = ""
                }
                Button("Cancel", role: .cancel) { newTitle = "" }
            } message: {
                Text("There are \(tasks.count) tasks already.")
            }
            .alert("Error", isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } })) {
                Button("OK") {}
            } message: {
                Text(error ?? "")
            }
            .confirmationDialog("Remove the tasks that are done?", isPresented: $isClearing) {
                Button("Remove \(tasks.filter(\.isDone).count)", role: .destructive) {
                    tasks.removeAll { $0.isDone }
                }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
            .confirmationDialog(
                "Delete?", isPresented: .constant(taskToDelete != nil), titleVisibility: .visible,
                presenting: taskToDelete
            ) { task in
                Button("Delete \(task.title)", role: .destructive) {
                    tasks.removeAll { $0.id == task.id }
                    taskToDelete = nil
                }
            }
            .sheet(item: $editedTask) { task in
                Text(task.title)
                    .font(.title)
                    .padding(40)
                    .presentationDetents([.fraction(0.3), .height(300)])
                    .presentationDragIndicator(.visible)
            }
        }
    }
}
