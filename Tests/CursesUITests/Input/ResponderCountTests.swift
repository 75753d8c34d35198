import CursesUITesting
import TestSupport
import Testing

@testable import CursesUI

/// Compares the cached numbers of responders in the subtree of each layout node with the result of a full search.
@MainActor
@Suite("The responders that layout nodes know of")
struct ResponderCountTests {
    @Test("are those that a search finds, whatever comes, goes, moves and is disabled", arguments: 0..<24)
    func views(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = PartModel(.random(depth: 4, using: &random))
        let app = TestApp(PartScreen(model: model), size: CellSize(width: 60, height: 20))
        #expect(app.countsThatDiffer == [])
        let keys: [KeyEquivalent] = [.tab, .downArrow, .pageDown, .end, .upArrow, .return, .space]
        for _ in 0..<25 {
            model.part.change(using: &random)
            app.settle()
            #expect(app.countsThatDiffer == [])
            app.press(keys.randomElement(using: &random)!)
            #expect(app.countsThatDiffer == [])
        }
    }

    @Test("in bars and panes are those that a search finds, and give the Tab order", arguments: 0..<24)
    func screens(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = PartModel(.random(depth: 5, hasScreens: true, using: &random))
        let app = TestApp(PartScreen(model: model), size: CellSize(width: 60, height: 20))
        let keys: [KeyEquivalent] = [.tab, .downArrow, .function(6), .end, .upArrow, .return]
        for _ in 0..<25 {
            #expect(app.countsThatDiffer == [])
            #expect(app.placesThatDiffer == [])
            model.part.change(using: &random)
            app.settle()
            app.press(keys.randomElement(using: &random)!)
        }
    }

    @Test("are those that a search finds where layout nodes move from one parent to another", arguments: 0..<8)
    func nodes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let column = ControlColumn(6)
        let groups = (0..<4).map { _ in Box(owner: column.owner) }
        column.root.setChildren(groups)
        var places = column.controls.map { _ in Int.random(in: 0..<4, using: &random) }
        for _ in 0..<60 {
            places[Int.random(in: 0..<6, using: &random)] = Int.random(in: 0..<4, using: &random)
            let control = column.controls.randomElement(using: &random)!
            control.canBeFocused.toggle()
            // The groups change in random order, because a new parent may adopt a layout node before the old parent
            // releases it.
            for group in groups.indices.shuffled(using: &random) {
                let members = places.indices.filter { places[$0] == group }
                groups[group].setChildren(members.map { column.controls[$0].layoutNode })
            }
            column.layOut()
            #expect(column.root.countsThatDiffer == [])
        }
    }
}

extension TestApp {
    fileprivate var countsThatDiffer: [String] { host.rootLayoutNode?.countsThatDiffer ?? ["no root"] }

    /// The indexes at which the Tab order differs from the result of a walk over all views.
    fileprivate var placesThatDiffer: [Int] {
        guard let root = host.rootLayoutNode else { return [-1] }
        let all = root.focusableResponders(barsLast: true)
        let order = TabOrder(of: root)
        guard order.count == all.count else { return [order.count, all.count] }
        return all.indices.filter { order[$0] !== all[$0] || order.index(of: all[$0]) != $0 }
    }
}

extension LayoutNode {
    /// The types of the layout nodes whose cached counts are wrong.
    fileprivate var countsThatDiffer: [String] {
        var found: [String] = []
        _ = search(&found)
        return found
    }

    private func search(_ found: inout [String]) -> ResponderCounts {
        let below = children.reduce(ResponderCounts()) { $0 + $1.search(&found) }
        if below != responderCountsBelow { found.append("below \(type(of: self))") }
        var counts = total(of: below, with: responder.map(ResponderCounts.init(of:)) ?? ResponderCounts())
        if visibility.contains(.hidden) { counts = ResponderCounts() }
        if counts != responderCounts { found.append("\(type(of: self))") }
        return counts
    }
}

/// A part of a screen that changes at random.
indirect enum Part {
    case text
    case button
    case toggle
    case field
    case focusable(Bool)
    case disabled(Bool, Part)
    case optional(Bool, Part)
    case fits(Part, Part)
    case scrolls(Part)
    case keys(Part)
    case tapped(Part)
    case screen(Part)
    case tabs(Part, Part)
    case column([(id: Int, part: Part)])
    case list(ListPart)

    struct ListPart {
        var rows: [Int]
        var isSelectable: Bool
        var isDeletable: Bool
        var hasButtons: Bool
        var hasTaps: Bool
        var isLazyStack: Bool
    }

    /// - Parameter hasScreens: whether screens with bars may be among the parts.
    static func random(depth: Int, hasScreens: Bool = false, using random: inout SeededGenerator) -> Part {
        let leaves: [Part] = [.text, .button, .toggle, .field, .focusable(.random(using: &random))]
        guard depth > 0 else { return leaves.randomElement(using: &random)! }
        func next() -> Part { Part.random(depth: depth - 1, hasScreens: hasScreens, using: &random) }
        if hasScreens, depth > 1, Int.random(in: 0..<3, using: &random) == 0 {
            return Bool.random(using: &random) ? .screen(next()) : .tabs(next(), next())
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return leaves.randomElement(using: &random)!
        case 1: return .disabled(.random(using: &random), next())
        case 2: return .optional(.random(using: &random), next())
        case 3: return .fits(next(), next())
        case 4: return .scrolls(next())
        case 5: return .keys(next())
        case 6: return .list(.random(using: &random))
        case 7: return .tapped(next())
        default: return .column((0..<Int.random(in: 1...4, using: &random)).map { (id: $0, part: next()) })
        }
    }

    mutating func change(using random: inout SeededGenerator) {
        switch self {
        case .text, .button, .toggle, .field:
            self = .random(depth: 1, using: &random)
        case .focusable(let isOn):
            self = .focusable(!isOn)
        case .disabled(var isOn, var part):
            if Bool.random(using: &random) { isOn.toggle() } else { part.change(using: &random) }
            self = .disabled(isOn, part)
        case .optional(var isOn, var part):
            if Bool.random(using: &random) { isOn.toggle() } else { part.change(using: &random) }
            self = .optional(isOn, part)
        case .fits(var first, var second):
            if Bool.random(using: &random) { first.change(using: &random) } else { second.change(using: &random) }
            self = .fits(first, second)
        case .scrolls(var part):
            part.change(using: &random)
            self = .scrolls(part)
        case .keys(var part):
            part.change(using: &random)
            self = .keys(part)
        case .tapped(var part):
            part.change(using: &random)
            self = .tapped(part)
        case .screen(var part):
            part.change(using: &random)
            self = .screen(part)
        case .tabs(var first, let second):
            first.change(using: &random)
            self = .tabs(first, second)
        case .column(var parts):
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where parts.count > 1: parts.remove(at: Int.random(in: 0..<parts.count, using: &random))
            case 1: parts.shuffle(using: &random)
            case 2:
                let id = (parts.map(\.id).max() ?? 0) + 1
                let place = Int.random(in: 0...parts.count, using: &random)
                parts.insert((id: id, part: .random(depth: 2, using: &random)), at: place)
            default:
                guard let index = parts.indices.randomElement(using: &random) else { return }
                parts[index].part.change(using: &random)
            }
            self = .column(parts)
        case .list(var list):
            list.change(using: &random)
            self = .list(list)
        }
    }
}

extension Part.ListPart {
    static func random(using random: inout SeededGenerator) -> Part.ListPart {
        Part.ListPart(
            rows: Array(0..<Int.random(in: 0..<40, using: &random)),
            isSelectable: .random(using: &random),
            isDeletable: .random(using: &random),
            hasButtons: .random(using: &random),
            hasTaps: .random(using: &random),
            isLazyStack: .random(using: &random)
        )
    }

    mutating func change(using random: inout SeededGenerator) {
        switch Int.random(in: 0..<7, using: &random) {
        case 6: hasTaps.toggle()
        case 0: isSelectable.toggle()
        case 1: isDeletable.toggle()
        case 2: hasButtons.toggle()
        case 3: rows.shuffle(using: &random)
        case 4: rows.removeFirst(min(rows.count, Int.random(in: 0..<10, using: &random)))
        default: rows.insert((rows.max() ?? 0) + 1, at: Int.random(in: 0...rows.count, using: &random))
        }
    }
}

@MainActor
private final class PartModel: ObservableObject {
    @Published var part: Part

    init(_ part: Part) {
        self.part = part
    }
}

private struct PartScreen: View {
    @ObservedObject var model: PartModel

    var body: some View {
        VStack(alignment: .leading, spacing: 0) { PartView(part: model.part) }
    }
}

private struct PartView: View {
    let part: Part

    var body: some View { content }

    private var content: AnyView {
        switch part {
        case .text: AnyView(Text("Text"))
        case .button: AnyView(Button("Button") {})
        case .toggle: AnyView(Toggle("Toggle", isOn: .constant(true)))
        case .field: AnyView(TextField("Field", text: .constant("text")))
        case .focusable(let isOn): AnyView(Text("Focus").focusable(isOn))
        case .disabled(let isOn, let part): AnyView(PartView(part: part).disabled(isOn))
        case .optional(let isOn, let part): AnyView(Group { if isOn { PartView(part: part) } })
        case .fits(let first, let second):
            AnyView(
                ViewThatFits {
                    HStack {
                        PartView(part: first)
                        PartView(part: second)
                    }
                    VStack {
                        PartView(part: second)
                        PartView(part: first)
                    }
                })
        case .scrolls(let part): AnyView(ScrollView { PartView(part: part) })
        case .keys(let part): AnyView(PartView(part: part).onKeyPress("q") { .handled })
        case .tapped(let part): AnyView(PartView(part: part).onTapGesture {})
        case .screen(let part):
            AnyView(
                NavigationStack {
                    PartView(part: part)
                        .navigationTitle("Screen")
                        .toolbar { Button("First") {} }
                        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Last") {} } }
                })
        case .tabs(let first, let second):
            AnyView(
                TabView {
                    PartView(part: first).tabItem { Text("One") }
                    PartView(part: second).tabItem { Text("Two") }
                })
        case .column(let parts):
            AnyView(VStack { ForEach(parts, id: \.id) { PartView(part: $0.part) } })
        case .list(let list): AnyView(PartList(list: list))
        }
    }
}

private struct PartList: View {
    let list: Part.ListPart
    @State private var selection: Int?

    var body: some View {
        if list.isLazyStack {
            ScrollView { LazyVStack { ForEach(list.rows, id: \.self) { row($0) } } }
        } else {
            List(selection: list.isSelectable ? $selection : nil) {
                ForEach(list.rows, id: \.self) { row($0) }
                    .onDelete(perform: list.isDeletable ? { _ in } : nil)
            }
        }
    }

    @ViewBuilder
    private func row(_ number: Int) -> some View {
        if list.hasButtons, number.isMultiple(of: 3) {
            Button("Row \(number)") {}
        } else if list.hasTaps, number.isMultiple(of: 4) {
            HStack {
                Text("Row \(number)")
                if number.isMultiple(of: 8) { Button("Button") {} }
            }
            .onTapGesture {}
        } else {
            Text("Row \(number)").selectionDisabled(number.isMultiple(of: 5))
        }
    }
}
