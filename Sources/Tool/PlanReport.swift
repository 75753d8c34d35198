import CursesUITool
import Foundation

/// Reports the changes and omissions of a plan.
struct PlanReport {
    private let plan: PortPlan

    init(_ plan: PortPlan) {
        self.plan = plan
    }

    /// The report as lines of text.
    var lines: [String] {
        let sources = plan.modules.reduce(0) { $0 + $1.sources.filter { $0.origin != nil }.count }
        let resources = plan.modules.reduce(0) { $0 + $1.resources.count }
        var lines = [
            "\(plan.project.name.printable): \(counted(sources, "Swift file")), \(counted(resources, "resource"))"
        ]
        let changes = plan.changes.filter { !$0.isFrequent }
        let frequent = plan.frequentChanges
        if !changes.isEmpty || !frequent.isEmpty {
            var table = TextTable("Changed in the copy", "Was", "Is")
            for change in changes { table.add("\(change.file):\(change.line)", change.old, change.new) }
            for change in frequent { table.add(counted(change.count, "place"), change.old, change.new) }
            lines += [""] + table.lines
        }
        if !plan.leftOut.isEmpty {
            var table = TextTable("Left out", "Reason", "What to do")
            for item in plan.leftOut { table.add(item.item, item.reason, item.advice) }
            lines += [""] + table.lines
        }
        return lines + (lines.count > 1 ? [""] : [])
    }

    /// Prints a notice if something is left out, but only to a terminal.
    func printSummary() {
        guard !plan.leftOut.isEmpty, isatty(STDERR_FILENO) == 1 else { return }
        let line = "\(counted(plan.leftOut.count, "part")) left out; `cursesui check` lists what and why\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    func print() {
        Swift.print(lines.joined(separator: "\n"))
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
