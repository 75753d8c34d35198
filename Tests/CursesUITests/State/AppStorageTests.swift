import CursesUI
import CursesUITesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("AppStorage")
struct AppStorageTests {
    private let store = MemoryDefaults()
    private let size = CellSize(width: 30, height: 6)

    struct Counter: View {
        @AppStorage("count") private var count = 1

        var body: some View {
            Button("Add") { count += 1 }
            Text(verbatim: "Count \(count)")
            Other()
        }
    }

    struct Other: View {
        @AppStorage("count") private var count: Int?

        var body: some View {
            Text(verbatim: "Other \(count.map(String.init) ?? "none")")
        }
    }

    struct Bystander: View {
        @AppStorage("else") private var text = "untouched"

        var body: some View { Text(text) }
    }

    @Test("A change is kept in the defaults, and seen by every view that reads the key")
    func change() {
        let app = TestApp(Counter().defaultAppStorage(store), size: size)
        #expect(app.screen.position(of: "Count 1") != nil && app.screen.position(of: "Other none") != nil)
        #expect(store.object(forKey: "count") == nil)
        app.press(.return)
        #expect(app.screen.position(of: "Count 2") != nil && app.screen.position(of: "Other 2") != nil)
        #expect(store.object(forKey: "count") as? Int == 2)

        let next = TestApp(Counter().defaultAppStorage(store), size: size)
        #expect(next.screen.position(of: "Count 2") != nil)
    }

    @Test("What other code sets is seen, and evaluates nothing but the bodies that read the key")
    func outside() {
        let app = TestApp(
            VStack {
                Counter()
                Bystander()
            }
            .defaultAppStorage(store),
            size: size
        )
        store.set(7, forKey: "count")
        app.settle()
        #expect(app.screen.position(of: "Count 7") != nil && app.screen.position(of: "Other 7") != nil)
        store.removeObject(forKey: "count")
        app.settle()
        #expect(app.screen.position(of: "Count 1") != nil && app.screen.position(of: "Other none") != nil)
        #expect(app.bodyCount(of: Bystander.self) == 1)
        app.settle()
        #expect(app.bodyCount(of: Counter.self) == 3)
        #expect(app.diagnostics.isEmpty)
    }

    @Test("What a thread sets is seen once the notification is posted")
    func thread() async {
        let app = TestApp(Counter().defaultAppStorage(store), size: size)
        // `nonisolated(unsafe)` is safe because any thread may use these defaults.
        nonisolated(unsafe) let store = store
        await Task.detached {
            store.set(9, forKey: "count")
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
        }.value
        await app.wait { $0.screen.position(of: "Count 9") != nil }
    }

    @Test("An equal value evaluates nothing")
    func equal() {
        let app = TestApp(Counter().defaultAppStorage(store), size: size)
        store.set(2, forKey: "count")
        app.settle()
        let count = app.bodyCount(of: Counter.self)
        store.set(2, forKey: "count")
        app.settle()
        #expect(app.bodyCount(of: Counter.self) == count)
    }

    struct Parent: View {
        @AppStorage("name") private var name = ""

        var body: some View {
            TextField("Name", text: $name)
        }
    }

    @Test("The projected value is a binding, and changes are asked to be written to disk")
    func binding() {
        let app = TestApp(Parent().defaultAppStorage(store), size: size)
        app.type("Ada")
        #expect(app.screen.position(of: "Ada") != nil)
        #expect(store.object(forKey: "name") as? String == "Ada")
        #expect(app.bodyCount(of: Parent.self) == 1)
        DefaultsSaver.saveNow()
        #expect(store.saveCount >= 1)
    }

    @Test("Other defaults below in the tree, and those that a property names, are told apart")
    func stores() {
        struct Named: View {
            @AppStorage private var count: Int

            init(_ store: UserDefaults) {
                _count = AppStorage(wrappedValue: 0, "count", store: store)
            }

            var body: some View { Text(verbatim: "Named \(count)") }
        }
        struct Switching: View {
            let stores: [UserDefaults]
            @State private var index = 0

            var body: some View {
                Button("Next") { index += 1 }
                Other().defaultAppStorage(stores[index])
                Named(stores[index])
            }
        }
        let second = MemoryDefaults()
        store.set(1, forKey: "count")
        second.set(2, forKey: "count")
        let app = TestApp(Switching(stores: [store, second]), size: size)
        #expect(app.screen.position(of: "Other 1") != nil && app.screen.position(of: "Named 1") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "Other 2") != nil && app.screen.position(of: "Named 2") != nil)
        store.set(5, forKey: "count")
        second.set(6, forKey: "count")
        app.settle()
        #expect(app.screen.position(of: "Other 6") != nil && app.screen.position(of: "Named 6") != nil)
    }

    @Test("A model that keeps a value in the defaults has its readers evaluated")
    func model() {
        final class Settings: ObservableObject {
            @AppStorage var volume: Int

            init(_ store: UserDefaults) {
                _volume = AppStorage(wrappedValue: 3, "volume", store: store)
            }
        }
        struct Panel: View {
            @ObservedObject var settings: Settings

            var body: some View { Text(verbatim: "Volume \(settings.volume)") }
        }
        let settings = Settings(store)
        let app = TestApp(Panel(settings: settings), size: size)
        #expect(app.screen.position(of: "Volume 3") != nil)
        settings.volume = 11
        app.settle()
        #expect(app.screen.position(of: "Volume 11") != nil)
        #expect(store.object(forKey: "volume") as? Int == 11)
    }
}
