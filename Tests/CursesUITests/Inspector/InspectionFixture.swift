import CursesUITerminal

@testable import CursesUI

/// A fixed inspection of a small app.
extension Inspection {
    static var fixture: Inspection {
        var inspection = Inspection(
            app: "Berths", process: 4711, screen: InspectedArea(CellSize(width: 80, height: 24)))
        func view(
            _ id: Int, _ depth: Int, _ name: String, _ area: CellRect, _ text: String? = nil
        ) -> InspectedView {
            InspectedView(
                id: id, depth: depth, name: name, text: text, area: InspectedArea(area), isOfApp: name == "BerthList")
        }
        inspection.views = [
            view(1, 0, "BerthList", CellRect(column: 0, row: 0, width: 80, height: 23)),
            view(2, 1, "NavigationStack", CellRect(column: 0, row: 0, width: 80, height: 23)),
            view(3, 2, "List", CellRect(column: 0, row: 2, width: 80, height: 20)),
            view(4, 3, "HStack", CellRect(column: 2, row: 2, width: 30, height: 1)),
            view(5, 4, "Text", CellRect(column: 2, row: 2, width: 9, height: 1), "Sea Otter"),
            view(6, 4, "Toggle", CellRect(column: 20, row: 2, width: 12, height: 1)),
            view(7, 3, "HStack", CellRect(column: 2, row: 3, width: 30, height: 1)),
            view(8, 4, "Text", CellRect(column: 2, row: 3, width: 12, height: 1), "Blue Heron, the second of its name"),
            view(9, 1, "Button", CellRect(column: 30, row: 22, width: 8, height: 1)),
        ]
        inspection.chosen = 4
        var details = InspectedDetails(
            name: "BerthRow", fullName: "BerthRow<ModifiedContent<Text, PaddingModifier>>",
            area: InspectedArea(CellRect(column: 2, row: 2, width: 30, height: 1)))
        details.properties = [
            InspectedValue(name: "berth", kind: "", text: "Berth(number: 7, ship: \"Sea Otter\")"),
            InspectedValue(name: "isMoored", kind: "@Binding", text: "true"),
            InspectedValue(name: "harbour", kind: "@ObservedObject", text: "Harbour"),
            InspectedValue(name: "name", kind: "@Published", text: "\"Kirkwall\"", depth: 1),
            InspectedValue(name: "count", kind: "@State", text: "12"),
        ]
        details.environment = [
            InspectedValue(name: "locale", kind: "reads", text: "en_GB"),
            InspectedValue(name: "tint", kind: "sets", text: "orange"),
        ]
        var layout = InspectedLayout(proposal: "76×1", size: "30×1")
        layout.answers = [
            InspectedLayout.Answer(proposal: "ideal×ideal", size: "30×1"),
            InspectedLayout.Answer(proposal: "∞×1", size: "30×1"),
            InspectedLayout.Answer(proposal: "76×1", size: "30×1"),
        ]
        layout.children = [
            InspectedLayout.Child(name: "Text", proposal: "30×1", size: "9×1", origin: "0,0"),
            InspectedLayout.Child(name: "Toggle", proposal: "20×1", size: "12×1", origin: "18,0"),
        ]
        details.layout = [layout]
        inspection.details = details
        inspection.bodies = [
            InspectedBody(
                name: "BerthRow", count: 48,
                reasons: [
                    InspectedBody.Reason(name: "@self", count: 40), InspectedBody.Reason(name: "_count", count: 8),
                ], latest: "_count"),
            InspectedBody(name: "BerthList", count: 1, reasons: [InspectedBody.Reason(name: "_harbour", count: 1)]),
        ]
        inspection.log = [
            InspectedEvent(number: 1, time: 0.5, kind: .key, text: "↓"),
            InspectedEvent(number: 2, time: 0.51, kind: .focus, text: "List at 80×20 at 0,2"),
            InspectedEvent(number: 3, time: 1.25, kind: .object, text: "Harbour will change, read by BerthRow"),
            InspectedEvent(number: 4, time: 12.25, kind: .print, text: "moored"),
        ]
        inspection.frames = (1...40).map { number in
            var frame = InspectedFrame(number: number)
            let step = Double(number % 8)
            frame.times = [
                .update: 100 + 40 * step, .layout: 60 * step, .draw: 80, .present: step == 7 ? 320 : 120,
            ]
            frame.bodies = number % 5
            frame.layouts = number % 3
            frame.cells = 10 * number
            return frame
        }
        inspection.diagnostics = [
            "State was changed while the body of BerthRow was evaluated; the change shows in the next frame. Change state "
                + "in an action, onAppear or onChange instead."
        ]
        return inspection
    }
}

/// An inspection source that records the requests.
@MainActor
final class RequestLog: InspectionSource {
    private(set) var requests: [InspectionRequest] = []

    func send(_ request: InspectionRequest) { requests.append(request) }
}
