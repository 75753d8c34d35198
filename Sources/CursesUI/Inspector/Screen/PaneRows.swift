import CursesUITerminal
import Foundation

/// Creates the rows of the panes of an inspector.
@MainActor
struct PaneRows {
    private let model: InspectorModel
    private let width: Int
    private let height: Int

    /// - Parameters:
    ///   - width: the number of columns for text, at which messages are wrapped.
    ///   - height: the number of rows of the pane.
    init(_ model: InspectorModel, width: Int, height: Int) {
        self.model = model
        self.width = max(8, width)
        self.height = height
    }

    /// The rows of the current pane.
    var rows: [InspectorRow] { rows(of: model.pane) }

    func rows(of pane: InspectorPane) -> [InspectorRow] {
        guard let inspection = model.inspection else { return message("Waiting for the app.") }
        return switch pane {
        case .views: tree
        case .state: state(inspection)
        case .layout: layout(inspection)
        case .bodies: bodies(inspection)
        case .log: log(inspection)
        case .frames: FrameChart(inspection.frames, width: width, height: height).rows
        case .diagnostics: diagnostics(inspection)
        }
    }

    // MARK: Views

    /// The tree of views.
    var tree: [InspectorRow] {
        guard let inspection = model.inspection else { return message("Waiting for the app.") }
        var rows = model.rows.map { row(of: $0.view, isGroup: $0.isGroup) }
        if inspection.viewsLeftOut > 0 {
            rows.append(InspectorRow(id: 0, .faint("… and \(inspection.viewsLeftOut) more")))
        }
        return rows
    }

    private func row(of view: InspectedView, isGroup: Bool) -> InspectorRow {
        let indent = String(repeating: " ", count: min(2 * view.depth, width / 2))
        let mark = !isGroup ? "  " : model.folded.contains(view.id) ? "+ " : "- "
        let look: InspectorRow.Look = view.isAway ? .faint : view.isOfApp ? .strong : .plain
        var row = InspectorRow(
            id: view.id, .faint(indent + mark), InspectorRow.Run(text: view.name, look: look),
            trailing: .faint(view.area.isEmpty ? "-" : view.area.sizeText),
            foldColumn: isGroup ? indent.count : nil)
        if let text = view.text { row.runs.append(.value(" \"\(text)\"")) }
        return row
    }

    // MARK: State

    private func state(_ inspection: Inspection) -> [InspectorRow] {
        guard let details = inspection.details else { return chooseFirst }
        var rows = heading(of: details)
        if details.properties.isEmpty {
            rows.add(.faint("No stored properties."))
        }
        for value in details.properties { add(value, to: &rows) }
        guard !details.environment.isEmpty else { return rows }
        rows.add()
        rows.add(.heading("Environment"))
        for value in details.environment {
            rows.add(.name("\\.\(value.name)"), .plain(" "), .value(value.text), trailing: .faint(value.kind))
        }
        return rows
    }

    private func add(_ value: InspectedValue, to rows: inout [InspectorRow]) {
        let indent = String(repeating: "  ", count: value.depth)
        rows.add(
            .plain(indent), .name(value.name.isEmpty ? "value" : value.name), .plain(" "), .value(value.text),
            trailing: value.kind.isEmpty ? nil : .faint(value.kind))
    }

    private func heading(of details: InspectedDetails) -> [InspectorRow] {
        var rows: [InspectorRow] = []
        rows.add(.strong(details.name), trailing: .faint(details.area.text))
        if details.fullName != details.name { rows.add(.faint(details.fullName)) }
        rows.add()
        return rows
    }

    private var chooseFirst: [InspectorRow] {
        message(
            "No view is chosen. Mark one in Views with the arrow keys, or press p and point at one on the app's screen."
        )
    }

    // MARK: Layout

    private func layout(_ inspection: Inspection) -> [InspectorRow] {
        guard let details = inspection.details else { return chooseFirst }
        var rows = heading(of: details)
        if details.layout.isEmpty { rows.add(.faint("The view has no part of the screen.")) }
        for part in details.layout {
            rows.add(.plain("proposed "), .value(part.proposal), .plain("  took "), .value(part.size))
            if !part.answers.isEmpty {
                rows.add()
                rows.add(.heading("Proposals since its last change, and its answers"))
                for answer in part.answers {
                    rows.add(.value(answer.proposal.leftAligned(in: 14)), .plain(" "), .plain(answer.size))
                }
            }
            guard !part.children.isEmpty else { continue }
            rows.add()
            rows.add(.heading("What it proposed to the views in it, and their answers"))
            for child in part.children {
                rows.add(
                    .name(child.name.leftAligned(in: 16)), .plain(" "), .value(child.proposal.leftAligned(in: 14)),
                    .plain(" \(child.size)"), trailing: .faint("at \(child.origin)"))
            }
            if part.childrenLeftOut > 0 { rows.add(.faint("… and \(part.childrenLeftOut) more")) }
        }
        return rows
    }

    // MARK: Bodies

    private func bodies(_ inspection: Inspection) -> [InspectorRow] {
        guard !inspection.bodies.isEmpty else {
            return message("No body has run since the inspector was opened. Use the app: bodies are counted here.")
        }
        var rows: [InspectorRow] = []
        let all = inspection.bodies.reduce(0) { $0 + $1.count }
        rows.add(.heading("  Runs  Body                  Why, and how often"), trailing: .faint("\(all) in all"))
        for body in inspection.bodies {
            let reasons = body.reasons.map { $0.count == 1 ? $0.name : "\($0.name) ×\($0.count)" }
            rows.add(
                .strong("\(body.count)".rightAligned(in: 6)), .plain("  "), .name(body.name.leftAligned(in: 20)),
                .plain("  " + reasons.joined(separator: ", ")))
        }
        return rows
    }

    // MARK: Log

    private func log(_ inspection: Inspection) -> [InspectorRow] {
        guard !inspection.log.isEmpty else {
            return message(
                "Nothing has happened since the inspector was opened: no event, no change of the focus, no print.")
        }
        return inspection.log.map { event in
            let time = String(format: "%7.2f", event.time)
            let look: InspectorRow.Look = event.kind == .print ? .value : .plain
            return InspectorRow(
                id: event.number, .faint("\(time) "), .name(event.kind.rawValue.leftAligned(in: 7)),
                InspectorRow.Run(text: event.text, look: look))
        }
    }

    // MARK: Diagnostics

    private func diagnostics(_ inspection: Inspection) -> [InspectorRow] {
        guard !inspection.diagnostics.isEmpty else {
            return message("CursesUI has found no mistake in this run of the app.")
        }
        var rows: [InspectorRow] = []
        for (place, text) in inspection.diagnostics.enumerated() {
            if place > 0 { rows.add() }
            for (line, part) in text.wrapped(to: max(1, width - 2)).enumerated() {
                rows.add(.warning(line == 0 ? "! " : "  "), .plain(part))
            }
        }
        return rows
    }

    // MARK: Text

    private func message(_ text: String) -> [InspectorRow] {
        var rows: [InspectorRow] = []
        for line in text.wrapped(to: max(1, width)) { rows.add(.faint(line)) }
        return rows
    }
}
