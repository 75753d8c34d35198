import AppKit
import SwiftUI

/// A text field of AppKit that submits on Return.
struct DesktopTextField: NSViewRepresentable {
    @Binding var text: String
    var onSubmit: () -> Void = {}

    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.delegate = context.coordinator
        field.placeholderString = "Search the log"
        field.isBordered = false
        field.focusRingType = .none
        field.drawsBackground = false
        field.backgroundColor = .clear
        return field
    }

    func updateNSView(_ nsView: NSTextField, context: Context) {
        if nsView.stringValue != text { nsView.stringValue = text }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, NSTextFieldDelegate {
        let parent: DesktopTextField
        init(_ parent: DesktopTextField) { self.parent = parent }

        func controlTextDidChange(_ obj: Notification) {
            guard let field = obj.object as? NSTextField else { return }
            parent.text = field.stringValue
        }

        func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
            // `#selector(NSResponder.insertNewline(_:))` in a project.
            guard commandSelector == Selector("NSResponder.insertNewline(_:)") else { return false }
            parent.onSubmit()
            return true
        }
    }
}

/// A text view of AppKit in its scroll view.
struct DesktopEditor: NSViewRepresentable {
    @Binding var text: String

    func makeNSView(context: Context) -> NSScrollView {
        let scrollView = NSTextView.scrollableTextView()
        guard let textView = scrollView.documentView as? NSTextView else { return scrollView }
        textView.delegate = context.coordinator
        textView.isRichText = false
        textView.font = NSFont.monospacedSystemFont(ofSize: 12, weight: .regular)
        textView.isAutomaticQuoteSubstitutionEnabled = false
        scrollView.hasVerticalScroller = true
        return scrollView
    }

    func updateNSView(_ scrollView: NSScrollView, context: Context) {
        guard let textView = scrollView.documentView as? NSTextView else { return }
        if textView.string != text { textView.string = text }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, NSTextViewDelegate {
        var parent: DesktopEditor
        init(_ parent: DesktopEditor) { self.parent = parent }
        func textDidChange(_ notification: Notification) {
            guard let view = notification.object as? NSTextView else { return }
            parent.text = view.string
        }
    }
}

struct DesktopScreen: View {
    @State private var text = ""
    @State private var notes = "Notes"
    @State private var answer = "none"
    @State private var file = "no file"
    @State private var monitor: Any?

    var body: some View {
        VStack(alignment: .leading) {
            DesktopTextField(text: $text, onSubmit: { answer = "submitted" })
            DesktopEditor(text: $notes).frame(height: 48)
            Button("Delete") { delete() }
            Button("Wait") { wait() }
            Button("Open") { open() }
            Button("Save") { save() }
            Text("text \(text), \(notes.count) letters, \(answer), \(file)")
        }
        .onAppear {
            monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown]) { event in
                event.keyCode == 53 ? nil : event
            }
            NSCursor.pointingHand.push()
        }
        .onDisappear { if let monitor { NSEvent.removeMonitor(monitor) } }
    }

    private func delete() {
        let alert = NSAlert()
        alert.messageText = "Delete it?"
        alert.informativeText = "It cannot be brought back."
        alert.alertStyle = .critical
        alert.addButton(withTitle: "Do delete").hasDestructiveAction = true
        alert.addButton(withTitle: "Cancel")
        guard let window = NSApp.keyWindow else { return }
        alert.beginSheetModal(for: window) { response in
            answer = response == .alertFirstButtonReturn ? "deleted" : "kept"
        }
    }

    private func wait() {
        let alert = NSAlert()
        alert.messageText = "Really?"
        alert.addButton(withTitle: "Yes")
        alert.addButton(withTitle: "Cancel")
        answer = alert.runModal() == .alertFirstButtonReturn ? "yes" : "no"
    }

    private func open() {
        let panel = NSOpenPanel()
        panel.canChooseFiles = true
        panel.canChooseDirectories = false
        panel.allowsMultipleSelection = false
        panel.message = "Choose a log"
        panel.begin { response in
            file = response == .OK ? panel.url?.lastPathComponent ?? "?" : "cancelled"
        }
    }

    private func save() {
        let panel = NSSavePanel()
        panel.nameFieldStringValue = "Export"
        panel.allowedFileTypes = ["txt"]
        panel.beginSheetModal(for: NSApp.mainWindow!) { response in
            guard response == .OK, let url = panel.url else { return file = "not saved" }
            file = url.lastPathComponent
        }
    }
}
