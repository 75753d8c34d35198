import CursesUITerminal
import Foundation

/// The screen of an inspector: the pane names, one pane, and the key hints.
struct InspectorScreen: View {
    @ObservedObject var model: InspectorModel

    /// The minimum numbers of columns and rows at which the tree has the selected view's state beside or below it.
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
    /// Sets the size of the view in cells.
    fileprivate func cells(width: Int, height: Int) -> some View {
        frame(width: CGFloat(width), height: CGFloat(height), alignment: .topLeading)
    }
}

/// The pane names, abbreviated if there is too little space.
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

    /// The number of columns to the right of the names.
    private var room: Int {
        width - InspectorPane.allCases.reduce(0) { $0 + TextWidth.columns(of: text($1)) }
    }

    /// Returns the text for a pane: the digit and the name, the name alone, or the digit alone, depending on the space.
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

/// The hints for the keys that can currently be used, as many as fit.
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
