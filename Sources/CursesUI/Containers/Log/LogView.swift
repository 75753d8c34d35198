import Foundation

/// The lines of a log, with a search field and a filter by level.
///
/// ```swift
/// struct ServerView: View {
///     let log: LogStore
///
///     var body: some View {
///         LogView(log)
///     }
/// }
/// ```
///
/// ```text
/// info  Listening on port 8080                   ┃
/// WARN  The certificate expires tomorrow         ┃
/// ERROR No route to 10.0.0.7                     ┃
/// ⌕ Search                      [ All levels ▾ ]
/// ```
///
/// The view follows the end of the log until the user scrolls. It follows again after the user has returned to the end,
/// with the End key or the "Follow" button. When lines are dropped at the start of the log, the visible lines stay in
/// place.
///
/// `/` and Control-F move to the search field. All matches are highlighted. Return moves to the last match, and then
/// `n` and `N` move to the next and the previous match. `&` and the "Only" button leave out all lines that do not match,
/// and show them again. Each line shows its level in letters, so that the view is
/// readable without colours.
///
/// A log may receive thousands of lines per second: only visible lines have views, and the screen is drawn at most
/// sixty times per second.
///
/// SwiftUI has no such view.
public struct LogView {
    private let log: LogStore
    private let boundLevel: Binding<LogLevel>?
    private let showsTime: Bool
    @State private var ownLevel = LogLevel.trace
    @State private var query = ""
    /// Whether only matches are shown.
    @State private var isLimited = false
    /// The id of the current match.
    @State private var chosen: Int?
    @State private var position = ScrollPosition()
    @State private var isAtEnd = true
    @State private var filter = LogFilter()
    @FocusState private var isInSearch: Bool
    @FocusState private var isInLines: Bool
    @Environment(\.theme) private var theme

    /// Creates a view of a log, which initially shows the lines of all levels.
    ///
    /// - Parameter showsTime: whether lines begin with the time of day.
    public init(_ log: LogStore, showsTime: Bool = false) {
        self.log = log
        self.showsTime = showsTime
        boundLevel = nil
    }

    /// Creates a view of a log whose minimum level is controlled by the app.
    ///
    /// - Parameters:
    ///   - minimumLevel: the level of the least important lines that are shown.
    ///   - showsTime: whether lines begin with the time of day.
    public init(_ log: LogStore, minimumLevel: Binding<LogLevel>, showsTime: Bool = false) {
        self.log = log
        self.showsTime = showsTime
        boundLevel = minimumLevel
    }
}

extension LogView: View {
    public var body: some View {
        let _ = filter.update(
            from: log.lines, level: level.wrappedValue, query: query, isLimited: isLimited)
        VStack(alignment: .leading, spacing: 0) {
            lines(filter.lines)
            HStack(columns: 1) {
                Text(verbatim: theme.symbols.search).foregroundStyle(.secondary)
                TextField("Search", text: $query)
                    .textFieldStyle(.plain)
                    .focused($isInSearch)
                    .onSubmit {
                        go(isForward: false)
                        isInLines = true
                    }
                if !query.isEmpty {
                    Text(verbatim: result).foregroundStyle(.secondary).fixedSize()
                    Button(isLimited ? "All" : "Only") { isLimited.toggle() }
                        .buttonStyle(.plain)
                        .accessibilityLabel(isLimited ? "Show all lines" : "Show only matches")
                        .fixedSize()
                }
                if !isAtEnd {
                    Button("Follow") { position.scrollTo(edge: .bottom) }
                        .buttonStyle(.plain)
                        .fixedSize()
                }
                Picker("Level", selection: level) {
                    ForEach(LogLevel.allCases, id: \.self) { Text(verbatim: $0.title).tag($0) }
                }
                .pickerStyle(.menu)
                .labelsHidden()
                .fixedSize()
            }
        }
        .modifier(
            SearchKeys(text: $query, isInField: isInSearch, enter: { isInSearch = true }, leave: { isInLines = true })
        )
        .onChange(of: query) { chosen = nil }
    }

    private var level: Binding<LogLevel> { boundLevel ?? $ownLevel }

    @MainActor
    private func lines(_ lines: ArraySlice<LogStore.Line>) -> some View {
        Viewport(
            ViewportTraits(
                axes: .vertical, fills: true, anchors: ScrollAnchors(initial: .bottom, growth: .bottom),
                takesFocus: true),
            onKey: { keyPressed($0) }
        ) {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(lines) { line in
                    LogLineView(line: line, query: query, isChosen: line.id == chosen, showsTime: showsTime)
                }
            }
        }
        .scrollPosition($position, anchor: .center)
        .onScrollGeometryChange(for: Bool.self) {
            $0.contentOffset.y + $0.containerSize.height >= $0.contentSize.height
        } action: { _, isAtEnd in
            self.isAtEnd = isAtEnd
        }
        .focused($isInLines)
        .modifier(
            KeyHintModifier(
                hints: query.isEmpty
                    ? [] : [KeyHint("n", "N", title: "Match"), KeyHint("&", title: isLimited ? "All" : "Only")]))
    }

    /// The number of the current match, if there is one, and the number of matches.
    @MainActor
    private var result: String {
        let count = filter.matches.count
        return filter.number(of: chosen).map { "\($0)/\(count)" } ?? "\(count)"
    }

    @MainActor
    private func keyPressed(_ press: KeyPress) -> Bool {
        if !query.isEmpty, press.matches("&") {
            isLimited.toggle()
            return true
        }
        guard !filter.matches.isEmpty, press.matches("n") || press.matches("N") else { return false }
        go(isForward: press.matches("n"))
        return true
    }

    @MainActor
    private func go(isForward: Bool) {
        guard let match = filter.match(from: chosen, isForward: isForward) else { return }
        chosen = match
        position.scrollTo(id: match, anchor: .center)
    }
}
