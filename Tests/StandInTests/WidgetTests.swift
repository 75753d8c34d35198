import CursesUI
import CursesUITesting
import Testing

@testable import WidgetKitCompat

@Suite("Widgets")
@MainActor
struct WidgetTests {
    private struct Entry: TimelineEntry {
        let date: Date
        let text: String
    }

    private struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, text: "soon") }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            completion(Entry(date: .now, text: "example"))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            let entries = [
                Entry(date: FrameClock.date - 1, text: "first"), Entry(date: FrameClock.date + 60, text: "second"),
            ]
            completion(Timeline(entries: entries, policy: .never))
        }
    }

    private struct Face: View {
        let entry: Entry
        @Environment(\.widgetFamily) private var family

        var body: some View {
            Text("\(entry.text) \(family == .systemSmall ? "small" : "other")")
                .containerBackground(.fill.tertiary, for: .widget)
        }
    }

    private struct Clock: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "clock", provider: Provider()) { Face(entry: $0) }
                .configurationDisplayName("Clock")
                .description("Tells the time.")
                .supportedFamilies([.systemSmall, .systemMedium])
        }
    }

    private struct Bundle: WidgetBundle {
        var body: some Widget {
            Clock()
            Clock()
        }
    }

    @Test("A widget shows the entry that is due")
    func timeline() async {
        let app = TestApp(Clock().screen, size: CellSize(width: 40, height: 12), cellMetrics: .points)
        await app.wait { $0.screen.text.contains("first small") }
        await app.advance(by: .seconds(90))
        #expect(app.screen.text.contains("second small"))
    }

    @Test("A bundle shows its widgets")
    func bundle() async {
        let app = TestApp(Bundle().body.screen, size: CellSize(width: 40, height: 24), cellMetrics: .points)
        await app.wait { $0.screen.text.components(separatedBy: "first small").count == 3 }
    }

    @Test("A timeline is due again when its policy says so")
    func policy() {
        let date = Date(timeIntervalSince1970: 100)
        let entries = [Entry(date: date, text: "")]
        #expect(Timeline(entries: entries, policy: .atEnd).reloadDate == date)
        #expect(Timeline(entries: entries, policy: .never).reloadDate == nil)
        #expect(Timeline(entries: entries, policy: .after(date + 5)).reloadDate == date + 5)
    }
}
