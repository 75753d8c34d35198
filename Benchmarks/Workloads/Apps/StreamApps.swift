import CursesUI

/// S: a log that follows its end; each key appends ten lines.
struct LogApp: App {
    var body: some Scene {
        WindowGroup { LogView() }
    }
}

private struct LogView: View {
    @State private var lines = (0..<WorkloadApps.count).map { FileItem(id: $0) }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(lines) { Text($0.name) }
            }
        }
        .defaultScrollAnchor(.bottom)
        .onKeyPress("a") {
            lines += (lines.count..<(lines.count + 10)).map { FileItem(id: $0) }
            return .handled
        }
    }
}

/// S: thirty gauges, progress views and bars that change with each key.
struct GaugesApp: App {
    var body: some Scene {
        WindowGroup { Gauges() }
    }
}

private struct Gauges: View {
    @State private var step = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Step \(step)")
            ForEach(0..<10, id: \.self) { index in
                HStack {
                    Gauge(value: level(index)) { Text("Gauge \(index)") }
                    ProgressView(value: level(index + 10)) { Text("Load \(index)") }
                    Rectangle().fill(.blue).frame(width: 20 * level(index + 20), height: 1)
                }
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .focusable()
        .onKeyPress("a") {
            step += 1
            return .handled
        }
    }

    private func level(_ index: Int) -> Double { Double((step * 7 + index * 13) % 100) / 100 }
}

/// S: a canvas that fills each pixel, two in each cell.
struct PixelsApp: App {
    var body: some Scene {
        WindowGroup { Pixels() }
    }
}

private struct Pixels: View {
    @State private var step = 0

    var body: some View {
        Canvas { context, size in
            for y in 0..<(2 * Int(size.height)) {
                for x in 0..<Int(size.width) {
                    let color = Color(
                        red: Double((x + step) % 32) / 32, green: Double((y + 3 * step) % 32) / 32, blue: 0.5)
                    context.fill(
                        Path(CGRect(x: Double(x), y: Double(y) / 2, width: 1, height: 0.5)), with: .color(color))
                }
            }
        }
        .focusable()
        .onKeyPress("a") {
            step += 1
            return .handled
        }
    }
}

/// S: rows that show one object each. Each key changes all of the objects.
struct ObjectsApp: App {
    var body: some Scene {
        WindowGroup { Objects() }
    }
}

private final class Reading: ObservableObject, Identifiable {
    let id: Int
    @Published var value = 0

    init(id: Int) { self.id = id }
}

private struct Objects: View {
    @State private var readings = (0..<WorkloadApps.count).map { Reading(id: $0) }

    var body: some View {
        List(readings) { ReadingRow(reading: $0) }
            .onKeyPress("a") {
                for reading in readings { reading.value += 1 }
                return .handled
            }
    }
}

private struct ReadingRow: View {
    @ObservedObject var reading: Reading

    var body: some View {
        Text("Reading \(reading.id): \(reading.value)")
    }
}
