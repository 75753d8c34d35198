import CursesUITerminal
import Foundation

/// What the views of a sheet say about the size of its window.
struct SheetSize {
    var detents: PresentationDetents?
    var sizing: (any PresentationSizing)?
    var dragIndicator = Visibility.automatic
    /// The height that the user has chosen. The app's selection takes precedence.
    var chosen: PresentationDetent?

    /// Whether a mark in the upper edge shows that the sheet has several heights.
    var showsDragIndicator: Bool {
        switch dragIndicator {
        case .automatic: (detents?.detents.count ?? 0) > 1
        case .visible: true
        case .hidden: false
        }
    }

    /// The rows of the window's frame.
    private static let frame = 2

    /// Returns the proposal for the window.
    ///
    /// - Parameters:
    ///   - room: the proposal for a window without a size of its own.
    ///   - screen: the greatest size.
    ///   - measure: returns the size of the window for a proposal.
    @MainActor
    func proposal(
        _ room: CellProposal, on screen: CellSize, in environment: EnvironmentValues, _ metrics: CellMetrics,
        measure: @escaping (CellProposal) -> CellSize
    ) -> CellProposal {
        var proposal = room
        if let sizing {
            let root = PresentationSizingRoot { metrics.units(measure($0.cells(metrics))) }
            let context = PresentationSizingContext(most: metrics.units(screen), metrics: metrics)
            let size = sizing.proposedSize(for: root, context: context).cells(metrics)
            proposal.width = min(size.width ?? room.width ?? screen.width, screen.width)
            proposal.height = min(size.height ?? room.height ?? screen.height, screen.height)
        }
        if let rows = rows(on: screen, in: environment, metrics) { proposal.height = rows }
        return proposal
    }

    /// Returns the number of rows of the window at the detent that is selected, or else at the smallest; `nil` without
    /// detents.
    @MainActor
    private func rows(on screen: CellSize, in environment: EnvironmentValues, _ metrics: CellMetrics) -> Int? {
        let heights = heights(on: screen, in: environment, metrics)
        let wish = detents?.selected ?? chosen
        return (heights.first { $0.detent == wish } ?? heights.first)?.rows
    }

    /// Returns the detents with the rows of the window, from the smallest to the greatest.
    @MainActor
    func heights(
        on screen: CellSize, in environment: EnvironmentValues, _ metrics: CellMetrics
    ) -> [(detent: PresentationDetent, rows: Int)] {
        (detents?.detents ?? [])
            .compactMap { detent in
                Self.rows(at: detent, on: screen, in: environment, metrics).map { (detent, $0) }
            }
            .sorted { $0.1 < $1.1 }
    }

    /// Returns the rows of the window at a detent; `nil` if the detent is unavailable.
    @MainActor
    static func rows(
        at detent: PresentationDetent, on screen: CellSize, in environment: EnvironmentValues, _ metrics: CellMetrics
    ) -> Int? {
        let most = max(0, screen.height - frame)
        let whole = detent.isPart ? max(most, leastWhole) : most
        let context = PresentationDetent.Context(
            maxDetentValue: CGFloat(whole) * metrics.rowHeight, environment: environment)
        return detent.height(in: context).map { metrics.rows($0).clamped(1, max(1, most)) + frame }
    }

    /// The least rows of which a detent is a part: those that a screen of 24 rows has for a sheet. Half of a smaller
    /// screen would have no room for more than the bars.
    private static let leastWhole = 18
}

/// Whether a mark shows that a sheet can be resized.
struct DragIndicatorKey: PreferenceKey {
    static let defaultValue = Visibility.automatic

    static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        if value == .automatic { value = nextValue() }
    }
}

/// The radius of the corners of a sheet; `nil` for the corners of the theme.
struct PresentationCornerRadiusKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        value = value ?? nextValue()
    }
}

/// Sets the heights of the sheet that contains a view, with one that is selected.
struct SelectedDetentModifier {
    let detents: Set<PresentationDetent>
    @Binding var selection: PresentationDetent
}

extension SelectedDetentModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.preference(
            key: PresentationDetentsKey.self,
            value: PresentationDetents(detents: detents, selected: selection) { selection = $0 })
    }
}
