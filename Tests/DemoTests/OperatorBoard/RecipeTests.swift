import Foundation
import Testing

@testable import OperatorBoard

@MainActor
@Suite("The recipes of the operator board")
struct RecipeTests {
    /// The output of each recipe, with a character for each tenth of a second. If values arrive so quickly that their
    /// labels overlap, the older labels are moved to the left.
    nonisolated static let outputs: KeyValuePairs = [
        "map": "10──20──30──40───|",
        "compactMap": "10──────15───────|",
        "replaceNil": "─1───0───3───|",
        "scan": "─1───3───6──10───|",
        "collect(count)": "─[12]──[34]──[5]|",
        "flatMap": "─────1───1─2─1─2───2|",
        "switchToLatest": "─────1─────2───2───2|",

        "filter": "─────2───────4───|",
        "removeDuplicates": "─1───────2───────1───|",
        "first": "1|",
        "first(where:)": "────2|",
        "last": "────────────3|",
        "prefix": "─1───2──3|",
        "prefix(while:)": "─1───2───|",
        "prefix(untilOutputFrom:)": "─1───2───3─|",
        "dropFirst": "─────────3───4───|",
        "drop(while:)": "─────────3───1───|",
        "drop(untilOutputFrom:)": "─────────3───4───|",
        "output(in:)": "─────2──3|",
        "ignoreOutput": "─────────────|",

        "reduce": "────────────6|",
        "collect": "────────[123]|",
        "count": "────────────3|",
        "max": "────────────7|",
        "contains": "─true|",
        "allSatisfy": "────false|",
        "replaceEmpty": "────────0|",

        "combineLatest": "────1a──2a──2b──3b───|",
        "merge": "─1───a───2───b───3───|",
        "zip": "──────1a────2b────3c─|",
        "prepend": "89────1───2───|",
        "append": "─1───2─────89|",
        "append(publisher)": "─1───2─────z───|",

        "debounce": "──────────3─────────4────────6─────|",
        "throttle, latest": "─0────2────5────6────────|",
        "throttle, first": "─0────1────3────6────────|",
        "delay": "─────────1───2─3───|",
        "collect by time": "──────[123]─────[456]─|",
        "timeout": "─1────2────3─────────|",
        "measureInterval": "───0.5───────1.0────0.7─────|",

        "PassthroughSubject": "─────────3───4───|",
        "CurrentValueSubject": "───────2─3───4───|",
        "share": "11──22──33───|",
        "not shared": "12──34──56───|",
        "multicast": "01─────2─20────330───|",
        "makeConnectable": "─1───2───3───|",

        "tryMap": "─1───2───✕",
        "catch": "─1───2─────z───|",
        "tryCatch": "─1───2─32|",
        "replaceError": "─1───2──0|",
        "retry": "─1───────2───✕",
        "delay, retry": "───────────────3|",
        "mapError": "─1───2───✕",

        "flatMap(max 1)": "──────1─────4────|",
        "buffer": "──────1────2────4────5───6|",
        "sequence": "─────1────2────3────4───5|",
        "demand of 3": "─1───2───3───────────|",

        "receive(on:)": "─1───4───9───|",
        "subscribe(on:)": "123|",
        "ImmediateScheduler": "─1───2───3───|",
        "Timer": "─────1────2────3────4────5───6|",

        "Just": "5|",
        "Sequence": "0123|",
        "Optional": "7|",
        "Empty": "|",
        "Fail": "✕",
        "Future": "─────────5|",
        "Deferred": "────0.7|",
        "Record": "123✕",
        "@Published": "01───2───3────────────────────────────────────────",
        "objectWillChange": "─0───1───2────────────────────────────────────────",
    ]

    @Test("Each recipe sends what it says", arguments: outputs.map { $0 })
    func output(name: String, expected: String) throws {
        let recipe = try #require(Recipe.named(name))
        let picture = withBoard(recipe) { board, time in
            // The last tick before the board starts the recipe again.
            let ticks = recipe.length + Board.rest - 1
            time.advance(ticks: ticks)
            return board.output.picture(at: board.now, width: ticks + 10).text
        }
        #expect(picture.trimmingCharacters(in: .whitespaces) == expected)
    }

    @Test("Every recipe is tried, and has a name of its own")
    func all() {
        #expect(Recipe.all.map(\.name) == Self.outputs.map(\.key))
        #expect(Set(Recipe.all.map(\.id)).count == Recipe.all.count)
    }

    @Test("The Swift that is shown is the Swift that runs")
    func code() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Demos/OperatorBoard/Recipes").standardized
        let source = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
            .joined()
            .filter { !$0.isWhitespace }
        for recipe in Recipe.all {
            let code = recipe.code.filter { !$0.isWhitespace }
            let shown = try #require(source.range(of: "Recipe(\"\(recipe.name.filter { $0 != " " })\""))
            let rest = source[shown.upperBound...]
            let closure = try #require(rest.range(of: "){a,b"))
            let body = rest[closure.upperBound...].drop { $0 != "i" }.dropFirst(2)
            #expect(body.hasPrefix("\(code)}"), "\(recipe.name)")
        }
    }

    @Test("The Swift of each recipe fits into 47 columns")
    func width() {
        for recipe in Recipe.all {
            for line in recipe.code.split(separator: "\n") {
                #expect(line.count <= 47, "\(recipe.name): \(line)")
            }
        }
    }
}
