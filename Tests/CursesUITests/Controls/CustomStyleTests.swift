import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Styles of an app's own")
struct CustomStyleTests {
    private let size = CellSize(width: 30, height: 8)

    private struct Signs: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                Button {
                    configuration.isExpanded.toggle()
                } label: {
                    HStack(spacing: 1) {
                        Text(verbatim: configuration.isExpanded ? "(-)" : "(+)")
                        configuration.label
                    }
                }
                .buttonStyle(.plain)
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    @Test("a disclosure group, and the groups in it")
    func disclosure() {
        let app = TestApp(
            DisclosureGroup("Outer") {
                Text("inside")
                DisclosureGroup("Inner") { Text("deep") }
            }
            .disclosureGroupStyle(Signs()),
            size: size
        )
        #expect(app.screen.position(of: "(+) Outer") != nil)
        app.click(text: "Outer")
        #expect(app.screen.position(of: "(-) Outer") != nil)
        #expect(app.screen.position(of: "inside") != nil)
        app.click(text: "Inner")
        #expect(app.screen.position(of: "(-) Inner") != nil)
        #expect(app.screen.position(of: "deep") != nil)
    }

    @Test("the standard style can be set within another one")
    func standardDisclosure() {
        let group = DisclosureGroup("Group") { Text("inside") }
        let screen = render(
            group.disclosureGroupStyle(.automatic).disclosureGroupStyle(Signs()), size: size)
        #expect(screen.position(of: "▸ Group") != nil)
    }

    private struct Stars: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Text("*")
                Menu(configuration)
                Text("*")
            }
        }
    }

    @Test("a menu keeps its rows and its action")
    func menu() {
        let log = Log()
        let app = TestApp(
            VStack {
                Menu("Actions") {
                    Button("Copy") { log.add("copy") }
                }
                Spacer()
            }
            .menuStyle(Stars()),
            size: size
        )
        #expect(app.screen.position(of: "*[ Actions ▾ ]*") != nil)
        app.click(text: "Actions")
        app.click(text: "Copy")
        #expect(log.entries == ["copy"])
        #expect(app.element(named: "Actions") != nil)
    }

    private struct Column: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                configuration.label.bold()
                ControlGroup(configuration)
            }
        }
    }

    @Test("a control group has a label and controls")
    func controlGroup() {
        let group = ControlGroup("Zoom") {
            Button("in") {}
            Button("out") {}
        }
        let own = render(group.controlGroupStyle(Column()), size: size)
        #expect(own.position(of: "Zoom")?.row != own.position(of: "[ in ]")?.row)
        #expect(own.position(of: "[ in ] [ out ]") != nil)
        #expect(render(group, size: size).position(of: "Zoom [ in ] [ out ]") != nil)
        #expect(render(group.controlGroupStyle(.automatic), size: size).position(of: "Zoom [ in ] [ out ]") != nil)
        let menu = TestApp(
            VStack {
                group.controlGroupStyle(.menu); Spacer()
            }, size: size)
        #expect(menu.screen.position(of: "[ Zoom ▾ ]") != nil)
        menu.click(text: "Zoom")
        #expect(menu.screen.position(of: "out") != nil)
    }

    private struct Above: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                configuration.label
                DatePicker(configuration).labelsHidden()
                Text(verbatim: configuration.minimumDate == nil ? "open" : "bounded")
                Button("epoch") { configuration.selection = Date(timeIntervalSince1970: 0) }
            }
        }
    }

    private struct Day: View {
        @State private var date = Date(timeIntervalSince1970: 86_400 * 400)
        var body: some View { DatePicker("Day", selection: $date, displayedComponents: .date) }
    }

    @Test("a date picker has its label, its bounds and its date")
    func datePicker() {
        let app = TestApp(Day().datePickerStyle(Above()), size: size)
        #expect(app.screen.position(of: "Day")?.row != app.screen.position(of: "1971")?.row)
        #expect(app.screen.position(of: "open") != nil)
        app.click(text: "epoch")
        #expect(app.screen.position(of: "1970") != nil)
        #expect(TestApp(Day().datePickerStyle(.compact), size: size).screen == TestApp(Day(), size: size).screen)
    }
}
