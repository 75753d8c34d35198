import Observation
import SwiftUI

@Observable
final class Order {
    var name = ""
    var count = 1
    var isGift = false
}

/// Every form of a control that occurs in tutorials.
struct ControlForms: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var number = 3
    @State private var level = 0.5
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var dates: Set<DateComponents> = []
    @State private var colour = Color.red
    @State private var choice = "one"
    @State private var order = Order()
    @State private var selection: TextSelection?
    @State private var isExpanded = false

    var body: some View {
        Form {
            buttons
            entries
            choices
            values
            OrderForm(order: order)
        }
        .formStyle(.grouped)
    }

    @ViewBuilder private var buttons: some View {
        Section("Buttons") {
            Button("text") {}
            Button("role", role: .destructive) {}
            Button("action", action: press)
            Button(action: press) { Text("label") }
            Button {
                press()
            } label: {
                Label("Label", systemImage: "star")
            }
            Button(role: .cancel) {
            } label: {
                Text("cancel")
            }
            Button("image", systemImage: "star") {}
            Button("styles") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.mini)
            Button("plain") {}.buttonStyle(PlainButtonStyle()).tint(.red)
            Button("borderless") {}.buttonStyle(.borderless).buttonRepeatBehavior(.enabled)
            Button("primitive") {}.buttonStyle(TwiceButtonStyle())
            EditButton()
            PasteButton(payloadType: String.self) { text = $0.first ?? "" }
            RenameButton().renameAction {}
            Link("link", destination: URL(string: "https://example.org")!)
            Link(destination: URL(string: "https://example.org")!) { Image(systemName: "link") }
            ShareLink(item: "text")
            ShareLink("Share", item: "text", subject: Text("Subject"), message: Text("Message"))
            ShareLink(item: URL(string: "https://example.org")!) { Label("Share", systemImage: "square.and.arrow.up") }
            Menu("menu") {
                Button("one") {}
                Menu("more") { Button("two") {} }
                Picker("choice", selection: $choice) { Text("one").tag("one") }
            }
            Menu {
                Button("one") {}
            } label: {
                Text("label")
            } primaryAction: {
                press()
            }
            ControlGroup {
                Button("one") {}; Button("two") {}
            }.controlGroupStyle(.navigation)
            ControlGroup("Group", systemImage: "star") { Button("one") {} }
        }
    }

    @ViewBuilder private var entries: some View {
        Section {
            TextField("text", text: $text)
            TextField("prompt", text: $text, prompt: Text("prompt"))
            TextField("selection", text: $text, selection: $selection)
            TextField("axis", text: $text, axis: .vertical).lineLimit(2...4)
            TextField("format", value: $number, format: .number)
            TextField("formatter", value: $number, formatter: NumberFormatter())
            TextField("changed", text: $text, onEditingChanged: { _ in }, onCommit: {})
            TextField(text: $text) { Text("label") }
            TextField("plain", text: $text).textFieldStyle(PlainTextFieldStyle()).textFieldStyle(.roundedBorder)
            SecureField("secure", text: $text)
            SecureField("secure", text: $text, onCommit: {})
            TextEditor(text: $text).frame(height: 64).scrollContentBackground(.hidden)
            TextEditor(text: $text, selection: $selection).frame(height: 64).textEditorStyle(.plain)
        } header: {
            Text("Entries")
        } footer: {
            Text("Footer")
        }
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .disableAutocorrection(true)
        .keyboardType(.URL)
        .textContentType(.emailAddress)
        .submitLabel(.search)
        .onSubmit(of: .text) {}
        .submitScope()
        .lineLimit(3)
        .textFieldStyle(.plain)
    }

    @ViewBuilder private var choices: some View {
        Section(header: Text("Choices")) {
            Toggle("toggle", isOn: $isOn).toggleStyle(.switch)
            Toggle(isOn: $isOn) { Label("label", systemImage: "star") }.toggleStyle(SwitchToggleStyle(tint: .red))
            Toggle("button", isOn: $isOn).toggleStyle(.button)
            Toggle("image", systemImage: "star", isOn: $isOn)
            Picker("menu", selection: $choice) {
                Text("one").tag("one")
                Text("two").tag("two")
            }
            .pickerStyle(.menu)
            Picker("segmented", selection: $choice) { ForEach(["one", "two"], id: \.self, content: Text.init) }
                .pickerStyle(.segmented)
            Picker("wheel", selection: $number) { ForEach(0..<5) { Text("\($0)") } }.pickerStyle(WheelPickerStyle())
            Picker("inline", selection: $choice) { Text("one").tag("one") }.pickerStyle(.inline).labelsHidden()
            Picker(selection: $choice) {
                Text("one").tag("one")
            } label: {
                Text("label")
            }
            Picker("image", systemImage: "star", selection: $choice) { Text("one").tag("one") }
            DatePicker("date", selection: $date)
            DatePicker("day", selection: $date, in: ...Date.now, displayedComponents: .date).datePickerStyle(.graphical)
            DatePicker(selection: $date, in: date..., displayedComponents: [.date, .hourAndMinute]) { Text("when") }
            MultiDatePicker("dates", selection: $dates)
            ColorPicker("colour", selection: $colour)
            ColorPicker("opaque", selection: $colour, supportsOpacity: false)
            Stepper("stepper", value: $number)
            Stepper("stepper", value: $number, in: 0...10, step: 2)
            Stepper("stepper", onIncrement: press, onDecrement: press)
            Stepper(value: $number, in: 0...10) { Text("\(number)") }
            Slider(value: $level)
            Slider(value: $level, in: 0...1, step: 0.1, onEditingChanged: { _ in })
            DisclosureGroup("group", isExpanded: $isExpanded) { Text("inside") }
            DisclosureGroup {
                Text("inside")
            } label: {
                Text("label")
            }
        }
    }

    @ViewBuilder private var values: some View {
        Section("Values") {
            ProgressView()
            ProgressView("progress")
            ProgressView(value: 0.5)
            ProgressView("progress", value: 5, total: 10).progressViewStyle(.linear).tint(.green)
            ProgressView(value: 0.5) {
                Text("label")
            } currentValueLabel: {
                Text("half")
            }
            ProgressView().progressViewStyle(.circular).controlSize(.large)
            ProgressView(timerInterval: date...date.addingTimeInterval(60))
            Gauge(value: level) { Text("gauge") }
            Gauge(value: level, in: 0...1) {
                Text("gauge")
            } currentValueLabel: {
                Text("\(level)")
            }
            .gaugeStyle(.accessoryCircular)
            Gauge(value: level, in: 0...1) {
                Text("gauge")
            } currentValueLabel: {
                Text("now")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            .gaugeStyle(.linearCapacity)
            LabeledContent("label", value: "value")
            LabeledContent("label", value: 1.5, format: .number)
            LabeledContent("label") { Text("content") }
            LabeledContent {
                Text("content")
            } label: {
                Text("label")
            }
            GroupBox { Text("box") }
            GroupBox("title") { Text("box") }.groupBoxStyle(.automatic)
            ContentUnavailableView("Nothing", systemImage: "tray")
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("at all"))
            ContentUnavailableView {
                Label("Nothing", systemImage: "tray")
            } description: {
                Text("at all")
            } actions: {
                Button("Add") {}
            }
            ContentUnavailableView.search
            Text("sensor").sensoryFeedback(.success, trigger: isOn)
            Text("sensor").sensoryFeedback(trigger: number) { old, new in new > old ? .increase : nil }
        }
        .badge(3)
        .badge("new")
        .badge(Text("new"))
    }

    private func press() {
        number += 1
    }
}

struct OrderForm: View {
    @Bindable var order: Order

    var body: some View {
        TextField("name", text: $order.name)
        Stepper("count", value: $order.count)
        Toggle("gift", isOn: $order.isGift)
    }
}

struct TwiceButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role) {
            configuration.trigger(); configuration.trigger()
        } label: {
            configuration.label
        }
    }
}
