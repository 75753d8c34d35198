import CursesUI

/// Presentations above the screen: sheets, popovers, alerts and menus.
struct Windows: View {
    @State private var isSheetShown = false
    @State private var isListShown = false
    @State private var isCoverShown = false
    @State private var isPopoverShown = false
    @State private var isAlertShown = false
    @State private var isConfirming = false
    @State private var isToastShown = false
    @State private var answer = "nothing yet"

    var body: some View {
        Form {
            Section("Windows") {
                Button("A sheet") { isSheetShown = true }
                    .sheet(isPresented: $isSheetShown) { OrderSheet { answer = $0 } }
                Button("A sheet with a list") { isListShown = true }
                    .sheet(isPresented: $isListShown) {
                        Text("Choose a month").bold()
                        MonthList { answer = $0 }
                    }
                Button("A cover") { isCoverShown = true }
                    .fullScreenCover(isPresented: $isCoverShown) { Cover() }
                Button("A popover") { isPopoverShown = true }
                    .popover(isPresented: $isPopoverShown) {
                        Text("It stands beside what it belongs to.")
                        Button("Close") { isPopoverShown = false }
                    }
            }

            Section("Questions") {
                Button("An alert") { isAlertShown = true }
                    .alert("Save the changes?", isPresented: $isAlertShown) {
                        Button("Save") { answer = "saved" }
                        Button("Discard", role: .destructive) { answer = "discarded" }
                        Button("Cancel", role: .cancel) { answer = "cancelled" }
                    } message: {
                        Text("What is not saved is lost.")
                    }
                Button("A confirmation") { isConfirming = true }
                    .confirmationDialog("Delete all of it?", isPresented: $isConfirming) {
                        Button("Delete", role: .destructive) { answer = "deleted" }
                        Button("Archive") { answer = "archived" }
                    }
                Text("The right mouse button opens a menu here.")
                    .contextMenu {
                        Button("Copy") { answer = "copied" }
                        Button("Paste") { answer = "pasted" }
                    }
            }

            Section("Toasts") {
                Button("A toast") { isToastShown = true }
                ToastButtons()
            }

            LabeledContent("Answered", value: answer)
        }
        .terminalToast("Saved", isPresented: $isToastShown, role: .success)
        .terminalToasts()
    }
}

/// A button for a toast of each role.
private struct ToastButtons: View {
    @Environment(\.showToast) private var showToast

    var body: some View {
        HStack {
            ForEach(ToastRole.allCases, id: \.self) { role in
                Button(role.title) { showToast("This is of the role \(role.title)", role: role) }
            }
        }
    }
}

extension ToastRole {
    fileprivate var title: String {
        switch self {
        case .info: "info"
        case .success: "success"
        case .warning: "warning"
        case .error: "error"
        }
    }
}

/// A form in a sheet.
private struct OrderSheet: View {
    let order: (String) -> Void
    @State private var name = ""
    @State private var isExpress = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Toggle("Express", isOn: $isExpress)
            }
            .navigationTitle("New order")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Order") {
                        order("ordered by \(name)")
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
        }
    }
}

/// A list in a sheet.
private struct MonthList: View {
    let choose: (String) -> Void
    @Environment(\.dismiss) private var dismiss

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    var body: some View {
        List(Self.months, id: \.self) { month in
            Button(month) {
                choose(month)
                dismiss()
            }
            .buttonStyle(.plain)
        }
    }
}

/// A full-screen cover.
private struct Cover: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Nothing else is to be seen.")
        Button("Back") { dismiss() }
    }
}
