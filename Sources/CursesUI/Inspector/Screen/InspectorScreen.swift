import CursesUITerminal
import Foundation

/// The screen of an inspector: the names of the panes, one pane, and its keys.
struct InspectorScreen: View {
    @ObservedObject var model: InspectorModel

    /// The numbers of columns and rows from which on the tree has the chosen view's state beside or below it.
    private static let wide = 90
    private static let tall = 20

    var body: some View {
        GeometryReader { geometry in
            let size = CellSize(width: Int(geometry.size.width), height: Int(geometry.size.height))
            VStack(alignment: .leading, spacing: 0) {
                InspectorTabs(model: model, width: size.width)
                pane(CellSize(width: size.width, height: max(1, size.height - 2)))
                InspectorFooter(model: model, width: size.width)
            }
        }
        .keyHelp(.hidden)
    }

    @ViewBuilder
    private func pane(_ size: CellSize) -> some View {
        if model.pane == .views {
            if size.width >= Self.wide {
                HStack(spacing: 0) {
                    let width = size.width / 2
                    tree(width: width).cells(width: width, height: size.height)
                    Divider()
                    details(width: size.width - width - 1)
                        .cells(width: size.width - width - 1, height: size.height)
                }
            } else if size.height >= Self.tall {
                VStack(spacing: 0) {
                    let height = size.height * 3 / 5
                    tree(width: size.width).cells(width: size.width, height: height)
                    Divider()
                    details(width: size.width).cells(width: size.width, height: size.height - height - 1)
                }
            } else {
                tree(width: size.width).cells(width: size.width, height: size.height)
            }
        } else {
            RowList(
                rows: PaneRows(model, width: size.width - 1, height: size.height).rows, followsEnd: model.pane == .log,
                model: model
            )
            .id(model.pane)
            .cells(width: size.width, height: size.height)
        }
    }

    private func tree(width: Int) -> RowList {
        RowList(
            rows: PaneRows(model, width: width - 1, height: 0).tree, selection: model.selection, selects: true,
            model: model)
    }

    private func details(width: Int) -> RowList {
        RowList(
            rows: PaneRows(model, width: width - 1, height: 0).rows(of: .state), takesFocus: false, model: model)
    }
}

extension View {
    /// Gives the view a size in cells.
    fileprivate func cells(width: Int, height: Int) -> some View {
        frame(width: CGFloat(width), height: CGFloat(height), alignment: .topLeading)
    }
}

/// The names of the panes, as far as there is room.
private struct InspectorTabs: View {
    @ObservedObject var model: InspectorModel
    let width: Int

    var body: some View {
        HStack(spacing: 0) {
            ForEach(InspectorPane.allCases) { pane in
                Text(verbatim: text(pane))
                    .textAttributes(pane == model.pane ? [.bold, .reverse] : [])
                    .fixedSize()
                    .modifier(ClickModifier { model.pane = pane })
            }
            Spacer(minLength: 0)
            if let app = model.inspection?.app, room >= TextWidth.columns(of: app) + 1 {
                Text(verbatim: app + " ").textAttributes(.dim).fixedSize()
            }
        }
        .frame(width: CGFloat(width), height: 1, alignment: .leading)
    }

    /// The columns that the names leave.
    private var room: Int {
        width - InspectorPane.allCases.reduce(0) { $0 + TextWidth.columns(of: text($1)) }
    }

    /// The number of characters that a name gets: all with the digit, all, or the digit alone.
    private func text(_ pane: InspectorPane) -> String {
        let names = InspectorPane.allCases.map { TextWidth.columns(of: title($0)) + 2 }.reduce(0, +)
        if names + 2 * InspectorPane.allCases.count <= width { return " \(pane.digit) \(title(pane)) " }
        if names <= width { return " \(title(pane)) " }
        return pane == model.pane ? " \(pane.digit) \(title(pane)) " : " \(pane.digit) "
    }

    private func title(_ pane: InspectorPane) -> String {
        guard pane == .diagnostics, model.inspection?.diagnostics.isEmpty == false else { return pane.title }
        return pane.title + "!"
    }
}

/// The keys of the moment, as many as there is room for.
private struct InspectorFooter: View {
    @ObservedObject var model: InspectorModel
    let width: Int
    @Environment(\.theme) private var theme

    var body: some View {
        HStack(spacing: 0) {
            if let state {
                Text(verbatim: " \(state) ").textAttributes([.bold, .reverse]).fixedSize()
            }
            Text(verbatim: keys).textAttributes(.dim).fixedSize()
        }
        .frame(width: CGFloat(width), height: 1, alignment: .leading)
    }

    private var state: String? {
        if !model.hasKeys { return "App" }
        if model.inspection?.isPicking == true { return "Pick" }
        return model.inspection?.isPaused == true ? "Paused" : nil
    }

    private var keys: String {
        let isASCII = theme.symbols == .ascii
        let arrows = isASCII ? "Arrows" : "←↓↑→"
        if model.inspection?.isPicking == true {
            return " \(arrows) or the mouse choose, \(isASCII ? "Enter" : "⏎") ends"
        }
        var room = width - (state.map { TextWidth.columns(of: $0) + 2 } ?? 0)
        var text = ""
        for hint in model.hints {
            let next = " \(hint.keyText(isASCII: isASCII)) \(hint.title) "
            let columns = TextWidth.columns(of: next)
            guard columns <= room else { break }
            room -= columns
            text += next
        }
        return text
    }
}
