import CursesUI

struct Monitor: View {
    let model: MonitorModel
    var search = ""
    /// The seconds between two samples.
    @AppStorage("refreshInterval") private var interval = 1.0
    @AppStorage("showsCharts") private var showsCharts = true
    @Environment(\.continuousClock) private var clock
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
        let isSmall = width == .compact || height == .compact
        VStack(alignment: .leading, spacing: 0) {
            StatusLine(model: model, interval: interval, isShort: isSmall)
            if showsCharts && !isSmall {
                Overview(model: model).containerRelativeFrame(.vertical) { height, _ in max(7, height * 0.3) }
            }
            if model.processes.isEmpty {
                ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                ProcessTable(model: model, isNarrow: isSmall, search: search).paletteCommands { commands(isSmall) }
            }
        }
        .task(id: interval) {
            while !Task.isCancelled {
                if !model.isPaused { await model.refresh() }
                try? await clock.sleep(for: .seconds(interval))
            }
        }
    }

    @ViewBuilder
    private func commands(_ isSmall: Bool) -> some View {
        Button(model.isPaused ? "Go on" : "Pause") { model.isPaused.toggle() }.keyboardShortcut("p", modifiers: [])
        if !isSmall {
            Button(showsCharts ? "Hide the charts" : "Show the charts") { showsCharts.toggle() }
                .keyboardShortcut("g", modifiers: [])
        }
        Button("Refresh more often") { interval = max(0.25, interval / 2) }.keyboardShortcut("+", modifiers: [])
        Button("Refresh less often") { interval = min(60, interval * 2) }.keyboardShortcut("-", modifiers: [])
    }
}

struct Monitor_Previews: PreviewProvider {
    static var previews: some View {
        Monitor(model: MonitorModel())
    }
}
