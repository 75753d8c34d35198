import CursesUITerminal
import Foundation

/// The letters that the user types to find a row of a list. Letters typed in quick succession form the beginning of a
/// word; repeating one letter moves to the next row that begins with it.
@MainActor
struct TypeAhead {
    /// The maximum time between two letters of a word, in seconds.
    static let patience = 1.0
    /// The maximum number of rows that are built to find a matching row.
    static let reach = 1_000

    private var word = ""
    private var last: RunLoop.SchedulerTimeType?

    nonisolated init() {}

    /// Adds a letter. Returns the text with which the row must begin, and whether the current row may match.
    mutating func add(_ letter: Character) -> (word: String, mayStay: Bool) {
        let now = RunLoop.main.now
        let isSoon = last.map { $0.distance(to: now) <= .seconds(Self.patience) } ?? false
        last = now
        let repeats = word.allSatisfy { $0 == letter }
        word = isSoon && !repeats ? word + String(letter) : String(letter)
        return (word, word.count > 1)
    }

    /// The word that a space continues; `nil` if no letter has been typed lately.
    var wordBeforeBlank: String? {
        guard let last, !word.isEmpty, last.distance(to: RunLoop.main.now) <= .seconds(Self.patience) else {
            return nil
        }
        return word
    }
}

extension ListRowLayoutNode {
    /// Moves the focus to the next row that begins with the typed letters. Returns whether there is such a row.
    func typeAhead(_ letter: Character) -> Bool {
        let (word, mayStay) = list.typeAhead.add(letter)
        if mayStay, begins(with: word) { return true }
        return findRow(word)
    }

    /// Moves the focus to the next row that begins with a word. Returns whether there is such a row.
    private func findRow(_ word: String) -> Bool {
        guard let nodes = parent?.children, let place = nodes.firstIndex(where: { $0 === self }) else { return false }
        var reach = TypeAhead.reach
        for node in nodes[(place + 1)...] + nodes[..<place] {
            if let row = node as? ListRowLayoutNode {
                if row.focusTarget != nil, row.begins(with: word) { return focusRow(row) }
            } else if let unbuilt = node as? UnbuiltRowsLayoutNode {
                if let found = unbuilt.firstRow(beginningWith: word, within: &reach) { return focusUnplaced(found) }
            }
        }
        return false
    }

    /// Adds a space to the typed letters if a row begins with the result. Returns whether there is such a row; if not,
    /// the key can be used otherwise.
    func typeAheadBlank() -> Bool {
        guard let word = list.typeAhead.wordBeforeBlank, begins(with: word + " ") || findRow(word + " ") else {
            return false
        }
        _ = list.typeAhead.add(" ")
        return true
    }

    private func begins(with word: String) -> Bool { inner.text(begins: word) }

    /// Focuses a row that has just been built, after it has been laid out.
    private func focusUnplaced(_ lazyRow: LazyRow) -> Bool {
        lazyRow.isPinned = true
        queue.afterLayout { [weak self, weak lazyRow] in
            lazyRow?.isPinned = false
            guard let self, let row = siblings.first(where: { $0.lazyRow === lazyRow }) else { return }
            _ = focusRow(row)
        }
        layoutContext.requestFrame()
        return true
    }
}

extension UnbuiltRowsLayoutNode {
    /// The number of rows that are built at once.
    private static let step = 64

    /// Builds rows until one of them begins with a word, and returns that row.
    fileprivate func firstRow(beginningWith word: String, within reach: inout Int) -> LazyRow? {
        guard let source else { return nil }
        var next = elements.lowerBound
        while next < elements.upperBound, reach > 0 {
            let places = next..<min(next + min(Self.step, reach), elements.upperBound)
            reach -= places.count
            next = places.upperBound
            source.graph.updatingDuringLayout { source.build(places) }
            let found = source.builtRows(at: places).first { row in
                row.layoutNodes.first?.text(begins: word) == true
            }
            if let found { return found }
        }
        return nil
    }
}

extension LayoutNode {
    /// Whether the first text with a letter or a digit begins with a word, ignoring case.
    fileprivate func text(begins word: String) -> Bool {
        guard let text = listRowTraits.typeSelection?.content.string(in: owner.environment) ?? firstWords else {
            return false
        }
        let start = text.drop { !$0.isLetter && !$0.isNumber }
        return start.lowercased().hasPrefix(word)
    }

    /// The first text in the node that contains a letter or a digit.
    private var firstWords: String? {
        if let text = (self as? TextLayoutNode)?.string {
            return text.contains { $0.isLetter || $0.isNumber } ? text : nil
        }
        for child in children { if let text = child.firstWords { return text } }
        return nil
    }
}
