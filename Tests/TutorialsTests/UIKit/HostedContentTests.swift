import CursesUITesting
import Testing

@testable import SwiftUICompat

@MainActor
@Suite("SwiftUI in stand-ins of UIKit")
struct HostedContentTests {
    private struct Shown<V: UIView>: UIViewRepresentable {
        let view: V

        func makeUIView(context: Context) -> V { view }
        func updateUIView(_ uiView: V, context: Context) {}
    }

    private func screen(_ view: UIView) -> String {
        TestApp(Shown(view: view), size: CellSize(width: 30, height: 5)).screen.text
    }

    @Test("The view of a hosting configuration shows its content, and follows a new one")
    func configuration() {
        let configuration = UIHostingConfiguration { Text(verbatim: "content") }.margins(.leading, 16)
        let view = configuration.makeContentView()
        #expect(screen(view).contains("content"))
        view.configuration = UIHostingConfiguration { Text(verbatim: "other") }.background(.red)
        #expect(screen(view).contains("other"))
        let wide = UIHostingConfiguration { Text(verbatim: "x") }.minSize(width: 10).background { Text(verbatim: "y") }
        #expect(screen(wide.makeContentView()).contains("x"))
    }

    @Test("A button without a picture shows its title again")
    func button() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setImage(nil, for: .normal)
        #expect(screen(button).contains("Save"))
        button.setImage(UIImage(systemName: "star"), for: .normal)
        #expect(!screen(button).contains("Save"))
        button.setImage(nil, for: .normal)
        #expect(screen(button).contains("Save"))
    }

    @Test("Labels, buttons, menus and pickers have pictures of asset catalogues")
    func resources() {
        let resource = ImageResource(name: "none", bundle: .main)
        let view = VStack {
            Label("Title", image: resource)
            Button("Press", image: resource) {}
            Menu("Menu", image: resource) { Text(verbatim: "item") }
            Toggle("Switch", image: resource, isOn: .constant(true))
            ControlGroup("Group", image: resource) { Text(verbatim: "inside") }
        }
        let text = TestApp(view, size: CellSize(width: 60, height: 24)).screen.text
        for word in ["Title", "Press", "Menu", "Switch", "Group"] { #expect(text.contains(word), "\(text)") }
    }
}
