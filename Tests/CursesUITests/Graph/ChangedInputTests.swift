import CursesUICombine
import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

/// Views follow every change of their input, also of kinds that look unchanged.
@MainActor
@Suite("Input that has changed")
struct ChangedInputTests {
    // MARK: Objects in an array

    private final class Item: Identifiable {
        let id: Int
        var name: String
        init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
    }

    private final class Store: ObservableObject {
        @Published var items = [Item(1, "old")]
        @Published var optional: [Item?] = [Item(1, "old")]

        func rename() {
            objectWillChange.send()
            for item in items { item.name = "new" }
            for item in optional { item?.name = "new" }
        }
    }

    private struct Rows<Content: View>: View {
        @ObservedObject var store: Store
        let content: (Store) -> Content
        var body: some View { content(store) }
    }

    private func isFollowed(_ content: @escaping (Store) -> some View) -> Bool {
        let store = Store()
        let app = TestApp(Rows(store: store, content: content))
        #expect(app.screen.text.contains("old"))
        store.rename()
        app.settle()
        return app.screen.text.contains("new")
    }

    @Test("The rows of objects that changed in place are shown anew")
    func objects() {
        #expect(isFollowed { store in ForEach(store.items) { Text($0.name) } })
        #expect(isFollowed { store in List(store.items) { Text($0.name) } })
        #expect(isFollowed { store in LazyVStack { ForEach(store.items) { Text($0.name) } } })
        #expect(isFollowed { store in Table(store.items) { TableColumn("Name", value: \.name) } })
        #expect(isFollowed { store in ForEach(store.optional, id: \.?.id) { Text($0?.name ?? "") } })
    }

    // MARK: Equal values that show something else

    private struct Row: Identifiable, Equatable {
        let id: Int
        let name: String
        static func == (lhs: Row, rhs: Row) -> Bool { lhs.id == rhs.id }
    }

    private struct Switch<Content: View>: View {
        @State private var isOn = false
        let content: (Bool) -> Content
        var body: some View {
            VStack {
                Button("Switch") { isOn.toggle() }
                content(isOn)
            }
        }
    }

    private func isFollowed(_ content: @escaping (Bool) -> some View) -> Bool {
        let app = TestApp(Switch(content: content))
        #expect(app.screen.text.contains("old"))
        app.press(.return)
        return app.screen.text.contains("new")
    }

    @Test("A table shows a row whose id is the same and whose values are not")
    func table() {
        #expect(
            isFollowed { isOn in
                Table([Row(id: 1, name: isOn ? "new" : "old")]) { TableColumn("Name", value: \.name) }
            })
    }

    private final class Model: ObservableObject, Equatable {
        let name: String
        init(_ name: String) { self.name = name }
        static func == (lhs: Model, rhs: Model) -> Bool { true }
    }

    private struct Shown: View {
        let model: Model
        var body: some View { Text(model.name) }
    }

    private struct ShownOptional: View {
        let model: Model?
        var body: some View { Text(model?.name ?? "") }
    }

    private struct Read: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text(model.name) }
    }

    private struct Kept: View {
        @State private var model = Model("old")
        var body: some View {
            Button(model.name) { model = Model("new") }
        }
    }

    @Test("An object that is replaced by an equal one is not the same")
    func equalObjects() {
        let (old, new) = (Model("old"), Model("new"))
        #expect(isFollowed { Shown(model: $0 ? new : old) })
        #expect(isFollowed { ShownOptional(model: $0 ? new : old) })
        #expect(isFollowed { Read().environmentObject($0 ? new : old) })
        let app = TestApp(Kept())
        app.press(.return)
        #expect(app.screen.text.contains("new"))
    }

    // MARK: Values whose fields the runtime does not know

    private struct Address: View {
        let address: in6_addr
        var body: some View {
            Text(withUnsafeBytes(of: address) { $0[15] } == 1 ? "new" : "old")
        }
    }

    @Test("A C structure with a union is compared")
    func union() {
        var loopback = in6_addr()
        withUnsafeMutableBytes(of: &loopback) { $0[15] = 1 }
        let addresses = [in6_addr(), loopback]
        let isShown = isFollowed { isOn in Address(address: addresses[isOn ? 1 : 0]) }
        #expect(isShown)
    }
}
