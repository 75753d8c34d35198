import CursesUI
import CursesUITesting
import Foundation
import TestSupport
import Testing

@Suite("The values that AppStorage keeps")
struct AppStorageValueTests {
    private let store = MemoryDefaults()

    enum Level: Int { case low = 1, high }
    enum Color: String { case red, green }

    @Test("Every type of value comes back as it was set")
    func values() {
        let bool = AppStorage(wrappedValue: false, "bool", store: store)
        let int = AppStorage(wrappedValue: 0, "int", store: store)
        let double = AppStorage(wrappedValue: 0.5, "double", store: store)
        let string = AppStorage(wrappedValue: "a", "string", store: store)
        let url = AppStorage(wrappedValue: URL(string: "https://a.example")!, "url", store: store)
        let data = AppStorage(wrappedValue: Data(), "data", store: store)
        let level = AppStorage(wrappedValue: Level.low, "level", store: store)
        let color = AppStorage(wrappedValue: Color.red, "color", store: store)
        #expect(!bool.wrappedValue && int.wrappedValue == 0 && double.wrappedValue == 0.5)
        #expect(string.wrappedValue == "a" && url.wrappedValue.host() == "a.example")
        #expect(data.wrappedValue.isEmpty && level.wrappedValue == .low && color.wrappedValue == .red)

        bool.wrappedValue = true
        int.wrappedValue = -4
        double.wrappedValue = 2
        string.wrappedValue = "ü"
        url.wrappedValue = URL(string: "https://b.example/c?d#e")!
        let date = AppStorage(wrappedValue: Date(timeIntervalSince1970: 0), "date", store: store)
        let lastDate = AppStorage<Date?>("date", store: store)
        #expect(date.wrappedValue == Date(timeIntervalSince1970: 0) && lastDate.wrappedValue == nil)
        date.wrappedValue = Date(timeIntervalSince1970: 60)
        #expect(lastDate.wrappedValue == Date(timeIntervalSince1970: 60))
        data.wrappedValue = Data([1, 2])
        level.wrappedValue = .high
        color.wrappedValue = .green
        #expect(bool.wrappedValue && int.wrappedValue == -4 && double.wrappedValue == 2)
        #expect(string.wrappedValue == "ü" && url.wrappedValue.absoluteString == "https://b.example/c?d#e")
        #expect(data.wrappedValue == Data([1, 2]) && level.wrappedValue == .high && color.wrappedValue == .green)
        #expect(store.object(forKey: "level") as? Int == 2 && store.object(forKey: "color") as? String == "green")
    }

    @Test("The changes of tabs and of columns come back as they were set")
    func customizations() {
        struct Row: Identifiable { let id: Int }
        let tabs = AppStorage<TabViewCustomization>("tabs", store: store)
        let columns = AppStorage<TableColumnCustomization<Row>>("columns", store: store)
        #expect(tabs.wrappedValue == TabViewCustomization())
        tabs.wrappedValue[tab: "news"].tabBarVisibility = .hidden
        columns.wrappedValue[visibility: "name"] = .hidden
        let read = AppStorage<TabViewCustomization>("tabs", store: store).wrappedValue
        #expect(read[tab: "news"].tabBarVisibility == .hidden && read[tab: "other"].tabBarVisibility == .automatic)
        let other = AppStorage<TableColumnCustomization<Row>>("columns", store: store).wrappedValue
        #expect(other[visibility: "name"] == .hidden)
        store.set("not data", forKey: "tabs")
        #expect(AppStorage<TabViewCustomization>("tabs", store: store).wrappedValue == TabViewCustomization())
    }

    @Test("Values that may be absent come and go")
    func optionals() {
        let bool = AppStorage<Bool?>("bool", store: store)
        let int = AppStorage<Int?>("int", store: store)
        let double = AppStorage<Double?>("double", store: store)
        let string = AppStorage<String?>("string", store: store)
        let url = AppStorage<URL?>("url", store: store)
        let data = AppStorage<Data?>("data", store: store)
        let level = AppStorage<Level?>("level", store: store)
        let color = AppStorage<Color?>("color", store: store)
        for _ in 0..<2 {
            #expect(bool.wrappedValue == nil && int.wrappedValue == nil && double.wrappedValue == nil)
            #expect(string.wrappedValue == nil && url.wrappedValue == nil && data.wrappedValue == nil)
            #expect(level.wrappedValue == nil && color.wrappedValue == nil)
            (bool.wrappedValue, int.wrappedValue, double.wrappedValue) = (false, 0, 0)
            (string.wrappedValue, data.wrappedValue) = ("", Data())
            url.wrappedValue = URL(string: "file:///tmp/a")
            (level.wrappedValue, color.wrappedValue) = (.low, .red)
            #expect(bool.wrappedValue == false && int.wrappedValue == 0 && double.wrappedValue == 0)
            #expect(string.wrappedValue == "" && data.wrappedValue == Data())
            #expect(url.wrappedValue?.path == "/tmp/a")
            #expect(level.wrappedValue == .low && color.wrappedValue == .red)
            (bool.wrappedValue, int.wrappedValue, double.wrappedValue) = (nil, nil, nil)
            (string.wrappedValue, data.wrappedValue, url.wrappedValue) = (nil, nil, nil)
            (level.wrappedValue, color.wrappedValue) = (nil, nil)
        }
    }

    @Test("What is of another type reads as if there were nothing")
    func otherTypes() {
        store.set("many", forKey: "key")
        #expect(AppStorage(wrappedValue: 5, "key", store: store).wrappedValue == 5)
        #expect(AppStorage<Double?>("key", store: store).wrappedValue == nil)
        #expect(AppStorage(wrappedValue: Color.green, "key", store: store).wrappedValue == .green)
        #expect(AppStorage(wrappedValue: Data([1]), "key", store: store).wrappedValue == Data([1]))
        store.set(3, forKey: "key")
        #expect(AppStorage(wrappedValue: "a", "key", store: store).wrappedValue == "a")
        #expect(AppStorage(wrappedValue: Level.high, "key", store: store).wrappedValue == .high)
    }

    @Test("Numbers and truth values are taken from the texts of a command line")
    func texts() {
        store.set("12", forKey: "number")
        store.set("YES", forKey: "flag")
        #expect(AppStorage(wrappedValue: 5, "number", store: store).wrappedValue == 12)
        #expect(AppStorage(wrappedValue: 0.5, "number", store: store).wrappedValue == 12)
        #expect(AppStorage(wrappedValue: false, "flag", store: store).wrappedValue)
    }
}
