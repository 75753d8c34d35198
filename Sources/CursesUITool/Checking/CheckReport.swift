import Foundation

/// The result of a check: the parts of a project that would compile, and the names that are missing for the rest.
package struct CheckReport: Encodable, Sendable {
    /// A name that is missing in a file.
    package struct Missing: Encodable, Sendable, Equatable {
        package let file: String
        package let name: String
        package let count: Int
        /// The first line, from 1.
        package let line: Int
        /// The compiler's message at the first occurrence.
        package let message: String
        /// The replacement for the name; `nil` if none is known.
        package var instead: String?
    }

    /// A modifier that compiles and changes nothing in a terminal.
    package struct Effectless: Encodable, Sendable, Equatable {
        package let name: String
        package let count: Int
        package let files: Int
    }

    package let project: String
    /// Whether the whole app compiles.
    package let isComplete: Bool
    package let files: Int
    package let filesThatCompile: Int
    /// The missing names. If a file has an error with another cause, its errors that may follow from it are left out.
    package let missing: [Missing]
    /// The modifiers that change nothing, the most frequent first.
    package let withoutEffect: [Effectless]
    package let leftOut: [LeftOut]

    /// - Parameters:
    ///   - modules: the imports of missing modules.
    ///   - errors: the errors in files of the project.
    init(
        _ plan: PortPlan, modules: [(file: String, line: Int, module: String)], errors: [Diagnostic], isBuilt: Bool
    ) {
        var found: [(file: String, line: Int, name: String, message: String)] = modules.map {
            ($0.file, $0.line, "import \($0.module)", "no such module '\($0.module)'")
        }
        let causes = Set(
            modules.map(\.file) + errors.filter { !MissingName.mayFollow($0.message) }.map(\.file))
        found += errors.filter { !MissingName.mayFollow($0.message) || !causes.contains($0.file) }
            .map { ($0.file, $0.line, MissingName.name(in: $0.message), $0.message) }
        let groups = Dictionary(grouping: found) { [$0.file, $0.name] }
        missing = groups.values.map { group in
            let first = group.min { $0.line < $1.line }!
            return Missing(
                file: first.file, name: first.name, count: group.count, line: first.line, message: first.message,
                instead: Replacement.of(first.name, message: first.message))
        }
        .sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
        project = plan.project.name
        let all = plan.modules.flatMap(\.sources).filter { $0.origin != nil }.count
        files = all
        filesThatCompile = all - Set(missing.map(\.file)).count
        isComplete = isBuilt && missing.isEmpty
        leftOut = plan.leftOut
        withoutEffect = Self.effectless(in: plan)
    }

    private static func effectless(in plan: PortPlan) -> [Effectless] {
        var uses: [String: (count: Int, files: Int)] = [:]
        for source in plan.modules.flatMap(\.sources) where source.origin != nil {
            for (name, count) in EffectlessModifiers.uses(in: Array(source.contents)) {
                let old = uses[name] ?? (0, 0)
                uses[name] = (old.count + count, old.files + 1)
            }
        }
        return uses.map { Effectless(name: $0, count: $1.count, files: $1.files) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }

    /// The missing names with the numbers of their occurrences and files, the most frequent first.
    package var names: [(name: String, count: Int, files: Int)] {
        Dictionary(grouping: missing, by: \.name)
            .map { name, group in (name, group.reduce(0) { $0 + $1.count }, group.count) }
            .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    }

    /// A table of the replacements for missing names; empty if none is known.
    private var replacements: [String] {
        var known: [String: String] = [:]
        for item in missing { known[item.name] = item.instead }
        if known.isEmpty { return [] }
        var table = TextTable("Missing", "Instead")
        for (name, instead) in known.sorted(by: { $0.key < $1.key }) { table.add(name, instead) }
        return [""] + table.lines
    }

    /// The report as JSON with sorted keys.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// The report as lines of text.
    package var lines: [String] {
        let compiling = files == 1 ? "file compiles" : "files compile"
        var lines = ["\(project.printable): \(filesThatCompile) of \(files) \(compiling)"]
        if !missing.isEmpty {
            var table = TextTable("File", "Line", "Times", "Missing")
            for item in missing { table.add(item.file, "\(item.line)", "\(item.count)", item.name) }
            var sums = TextTable("Times", "Files", "Missing")
            for item in names { sums.add("\(item.count)", "\(item.files)", item.name) }
            lines += [""] + table.lines + [""] + sums.lines
            lines += replacements
        }
        if !withoutEffect.isEmpty {
            var table = TextTable("Times", "Files", "Without an effect in a terminal")
            for item in withoutEffect { table.add("\(item.count)", "\(item.files)", item.name) }
            lines += [""] + table.lines
        }
        if !leftOut.isEmpty {
            var table = TextTable("Left out", "Reason", "What to do")
            for item in leftOut { table.add(item.item, item.reason, item.advice) }
            lines += [""] + table.lines
        }
        return lines
    }
}
