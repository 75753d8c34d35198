import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Controls at rest, with the focus, pressed and disabled")
struct ControlLooksTests {
    @Test("Stepper: the sign that is held has marks at its sides")
    func stepper() {
        let pictures = StatePictures(width: 18, pressing: "+") {
            Stepper("Guests: 3", value: .constant(3), in: 0...9)
        }
        assertSnapshot(of: pictures.sheet)
    }

    @Test("Slider: the thumb that is held has marks at its sides")
    func slider() {
        let pictures = StatePictures(width: 20, pressing: "●") {
            Slider(value: .constant(0.5)) { Text("Volume") }
        }
        assertSnapshot(of: pictures.sheet)
    }

    @Test(
        "Picker in segments: the choice that is held has marks at its sides",
        arguments: [(32, "wide"), (28, "close"), (16, "alone")]
    )
    func segmentedPicker(width: Int, name: String) {
        let pictures = StatePictures(width: width, pressing: "vanilla") {
            Picker("Flavour", selection: .constant(1)) {
                Text("chocolate").tag(0)
                Text("vanilla").tag(1)
                Text("mint").tag(2)
            }
            .pickerStyle(.segmented)
        }
        assertSnapshot(of: pictures.sheet, named: name)
    }

    @Test("Picker as a menu")
    func menuPicker() {
        let pictures = StatePictures(width: 24, pressing: nil) {
            Picker("Flavour", selection: .constant(1)) { Text("vanilla").tag(1) }
        }
        assertSnapshot(of: pictures.sheet)
    }

    @Test("Picker with its choices below each other")
    func inlinePicker() {
        let pictures = StatePictures(width: 16, height: 3, pressing: "mint") {
            Picker("Flavour", selection: .constant(1)) {
                Text("vanilla").tag(1)
                Text("mint").tag(2)
            }
            .pickerStyle(.inline)
        }
        assertSnapshot(of: pictures.sheet)
    }

    @Test("Toggle as a box, as a switch and as a button")
    func toggle() {
        assertSnapshot(
            of: StatePictures(width: 14, pressing: "Wi-Fi") {
                Toggle("Wi-Fi", isOn: .constant(true))
            }.sheet,
            named: "checkbox"
        )
        assertSnapshot(
            of: StatePictures(width: 14, pressing: "Wi-Fi") {
                Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch)
            }.sheet,
            named: "switch"
        )
        assertSnapshot(
            of: StatePictures(width: 14, pressing: "Wi-Fi") {
                Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button)
            }.sheet,
            named: "button"
        )
    }

    @Test("TextField without and with a border")
    func textField() {
        assertSnapshot(
            of: StatePictures(width: 14, pressing: nil) {
                TextField("Name", text: .constant("Ada"))
            }.sheet,
            named: "plain"
        )
        assertSnapshot(
            of: StatePictures(width: 14, height: 3, pressing: nil) {
                TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
            }.sheet,
            named: "border"
        )
    }

    @Test("SecureField")
    func secureField() {
        let pictures = StatePictures(width: 14, height: 3, pressing: nil) {
            SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
        }
        assertSnapshot(of: pictures.sheet)
    }

    @Test("TextEditor")
    func textEditor() {
        let pictures = StatePictures(width: 20, height: 4, pressing: nil) {
            TextEditor(text: .constant("Dear Ada,\nhow are you?"))
        }
        assertSnapshot(of: pictures.sheet)
    }

    @Test("DisclosureGroup")
    func disclosureGroup() {
        let pictures = StatePictures(width: 14, height: 2, pressing: "More") {
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
        }
        assertSnapshot(of: pictures.sheet)
    }

    @Test("Link")
    func link() {
        let pictures = StatePictures(width: 14, pressing: "Source") {
            Link("Source", destination: URL(string: "https://example.org")!)
                .environment(\.openURL, OpenURLAction { _ in .handled })
        }
        assertSnapshot(of: pictures.sheet)
    }

    @Test("Menu")
    func menu() {
        let pictures = StatePictures(width: 14, pressing: nil) {
            Menu("Actions") { Button("Rename") {} }
        }
        assertSnapshot(of: pictures.sheet)
    }

    @Test("DatePicker")
    func datePicker() {
        let pictures = StatePictures(width: 24, pressing: "05") {
            DatePicker(
                "Due", selection: .constant(Calendar.current.date(from: DateComponents(year: 2024, month: 5, day: 9))!),
                displayedComponents: .date
            )
        }
        assertSnapshot(of: pictures.sheet)
    }

    @Test("Rows of a List, one of which is selected")
    func listRows() {
        let pictures = StatePictures(width: 16, height: 3, pressing: "cherry") {
            List(["apple", "banana", "cherry"], id: \.self, selection: .constant("banana")) { Text($0) }
                .listStyle(.plain)
        }
        assertSnapshot(of: pictures.sheet)
    }

    @Test("NavigationLink, in a list and alone")
    func navigationLink() {
        assertSnapshot(
            of: StatePictures(width: 16, height: 2, pressing: nil) {
                NavigationStack {
                    List {
                        NavigationLink("Profile") { Text("there") }
                        NavigationLink("Privacy") { Text("there") }
                    }
                    .listStyle(.plain)
                }
            }.sheet,
            named: "row"
        )
        assertSnapshot(
            of: StatePictures(width: 16, pressing: nil) {
                NavigationStack { NavigationLink("Profile") { Text("there") } }
            }.sheet,
            named: "alone"
        )
    }

    @Test("The bar of a TabView")
    func tabView() {
        let pictures = StatePictures(width: 24, height: 3, pressing: "Home") {
            TabView {
                Text("page").tabItem { Text("Home") }
                Text("other page").tabItem { Text("Search") }
            }
        }
        assertSnapshot(of: pictures.sheet)
    }
}
