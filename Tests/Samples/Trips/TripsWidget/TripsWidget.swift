import SwiftUI
import WidgetKit

struct TripEntry: TimelineEntry {
    let date: Date
}

struct TripProvider: TimelineProvider {
    func placeholder(in context: Context) -> TripEntry { TripEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (TripEntry) -> Void) {
        completion(TripEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TripEntry>) -> Void) {
        completion(Timeline(entries: [TripEntry(date: Date())], policy: .atEnd))
    }
}

@main
struct TripsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Trips", provider: TripProvider()) { entry in
            Text(entry.date, style: .date)
        }
    }
}
