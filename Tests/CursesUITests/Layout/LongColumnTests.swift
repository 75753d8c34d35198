import CursesUITesting
import TestSupport
import Testing

/// Tests that a column of many views looks, after any change, as if it had just been created.
@MainActor
@Suite("A long column")
struct LongColumnTests {
    private struct Note: Identifiable {
        let id: Int
        var lines: Int
        var width: Int
        var indent: Int
        var isOn = false
    }

    @MainActor
    private final class Model: ObservableObject {
        @Published var notes: [Note] = []
        @Published var isTrailing = false
        @Published var spacing = 0
        @Published var hasLine = false
        var tapped: [Int] = []
    }

    private struct NoteView: View {
        let note: Note
        let model: Model

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<note.lines, id: \.self) { line in
                    Text(verbatim: String(repeating: note.isOn ? "#" : "-", count: note.width) + "\(note.id).\(line)")
                }
            }
            .alignmentGuide(.leading) { _ in CGFloat(note.indent) }
            .onTapGesture { model.tapped.append(note.id) }
        }
    }

    private struct Notes: View {
        @ObservedObject var model: Model

        var body: some View {
            ScrollView {
                VStack(alignment: model.isTrailing ? .trailing : .leading, spacing: CGFloat(model.spacing)) {
                    ForEach(model.notes) { NoteView(note: $0, model: model) }
                    if model.hasLine { Divider() }
                }
            }
        }
    }

    private enum Step: CaseIterable {
        case insert, append, remove, longer, wider, indent, toggle, swap, reverse, shuffle, replace, fewer, many
        case alignment, spacing, line, insertTwo
    }

    private func take(_ step: Step, _ model: Model, _ next: inout Int, _ random: inout SeededGenerator) {
        func note() -> Note {
            next += 1
            return Note(
                id: next, lines: .random(in: 1...2, using: &random), width: .random(in: 1...9, using: &random),
                indent: 0)
        }
        func place() -> Int { .random(in: 0..<max(1, model.notes.count), using: &random) }
        switch step {
        case .insert: model.notes.insert(note(), at: min(place(), model.notes.count))
        case .append: model.notes.append(note())
        case .insertTwo: model.notes.insert(contentsOf: [note(), note()], at: 0)
        case .many: model.notes = (0..<36).map { _ in note() }
        case .line: model.hasLine.toggle()
        case .alignment: model.isTrailing.toggle()
        case .spacing: model.spacing = .random(in: 0...2, using: &random)
        default: break
        }
        guard !model.notes.isEmpty else { return }
        switch step {
        case .remove: model.notes.remove(at: place())
        case .longer: model.notes[place()].lines = .random(in: 0...2, using: &random)
        case .wider: model.notes[place()].width = .random(in: 0...20, using: &random)
        case .indent: model.notes[place()].indent = .random(in: 0...4, using: &random)
        case .toggle: model.notes[place()].isOn.toggle()
        case .swap: model.notes.swapAt(place(), place())
        case .reverse: model.notes.reverse()
        case .shuffle: model.notes.shuffle(using: &random)
        case .replace: model.notes[place()] = note()
        case .fewer: model.notes.removeFirst(.random(in: 0...min(9, model.notes.count), using: &random))
        default: break
        }
    }

    @Test("looks as if it had just been made after each change", arguments: 1...3 as ClosedRange<UInt64>)
    func changes(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var next = 0
        let model = Model()
        take(.many, model, &next, &random)
        // The screen is so high that nothing scrolls.
        let size = CellSize(width: 34, height: 240)
        let app = TestApp(Notes(model: model), size: size)
        for number in 0..<30 {
            let step = Step.allCases.randomElement(using: &random)!
            if number % 6 == 5 {
                withAnimation { take(step, model, &next, &random) }
                app.settle()
                // Views that are already moving are moved again.
                if Bool.random(using: &random) { take(.insert, model, &next, &random) }
                app.advance(by: .seconds(1))
            } else {
                take(step, model, &next, &random)
                app.settle()
            }
            let fresh = TestApp(Notes(model: model), size: size)
            let difference = zip(app.screen.rows, fresh.screen.rows).first { $0 != $1 }
            #expect(difference == nil, "after \(step), number \(number)")
            guard let note = model.notes.randomElement(using: &random), note.lines > 0,
                let place = fresh.screen.position(of: "\(note.id).0")
            else { continue }
            model.tapped = []
            for app in [app, fresh] { app.click(column: place.column, row: place.row) }
            #expect(model.tapped.count != 1 && Set(model.tapped).count <= 1, "after \(step), number \(number)")
        }
    }
}
