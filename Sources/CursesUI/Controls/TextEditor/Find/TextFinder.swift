import Foundation
import Observation

/// Finds and replaces text in a text editor. The find bar shows it.
@MainActor
@Observable
final class TextFinder {
    /// The text that is searched for, without regard to case.
    private(set) var query = ""
    /// The number of matches.
    private(set) var count = 0
    /// The index of the chosen match; `nil` if there are no matches.
    private(set) var index: Int?

    @ObservationIgnored weak var editor: TextAreaLayoutNode?
    /// The ranges of the matches, in characters.
    @ObservationIgnored private var matches: [Range<Int>] = []

    nonisolated init() {}

    /// The chosen match.
    private var match: Range<Int>? { index.map { matches[$0] } }

    /// Starts a search: for the selected text, if some text of one line is selected, and otherwise for the last text.
    func begin() {
        index = nil
        guard let editor else { return }
        let selected = editor.state.selectedText
        search(for: selected.isEmpty || selected.contains(where: \.isNewline) ? query : selected)
    }

    /// Searches for a text, and chooses the first match that begins at the caret or after it.
    func search(for query: String) {
        guard let editor else { return }
        self.query = query
        let start = match?.lowerBound ?? editor.state.selection?.lowerBound ?? editor.state.caret
        matches = Self.matches(of: query, in: editor.state.text)
        choose(matches.firstIndex { $0.lowerBound >= start } ?? (matches.isEmpty ? nil : 0))
    }

    /// Searches again after the text has changed.
    func textDidChange() {
        if !query.isEmpty { search(for: query) }
    }

    /// Chooses the next match or the previous one. After the last match comes the first.
    func move(by step: Int) {
        guard let index else { return }
        choose((index + step + matches.count) % matches.count)
    }

    /// Replaces the chosen match, and chooses the next one.
    func replace(with text: String) {
        guard let editor, let match else { return }
        editor.replace(match, with: text)
        matches = Self.matches(of: query, in: editor.state.text)
        let end = match.lowerBound + text.count
        choose(matches.firstIndex { $0.lowerBound >= end } ?? (matches.isEmpty ? nil : 0))
    }

    /// Replaces all matches, as one step that can be undone.
    func replaceAll(with text: String) {
        guard let editor, let first = matches.first, let last = matches.last else { return }
        let characters = Array(editor.state.text)
        var new = ""
        var position = first.lowerBound
        for match in matches {
            new += String(characters[position..<match.lowerBound]) + text
            position = match.upperBound
        }
        editor.replace(first.lowerBound..<last.upperBound, with: new)
        index = nil
        search(for: query)
    }

    /// Ends the search: the editor gets the focus back, with the chosen match selected.
    func end() {
        guard let editor else { return }
        let match = match
        editor.found = nil
        editor.takeFocus()
        if let match { editor.moveCaret { $0.select(match) } }
    }

    private func choose(_ index: Int?) {
        self.index = index
        count = matches.count
        editor?.found = match
    }

    /// Returns the ranges of the matches, in characters. They do not overlap, and consist of whole characters.
    static func matches(of query: String, in text: String) -> [Range<Int>] {
        guard !query.isEmpty else { return [] }
        var matches: [Range<Int>] = []
        var (position, start) = (0, text.startIndex)
        while let found = text.range(of: query, options: .caseInsensitive, range: start..<text.endIndex) {
            guard !found.isEmpty, let lower = String.Index(found.lowerBound, within: text),
                let upper = String.Index(found.upperBound, within: text)
            else {
                // The match is a part of a character, such as a letter without its accent.
                guard found.lowerBound < text.endIndex else { break }
                let next = text.index(after: found.lowerBound)
                position += text.distance(from: start, to: next)
                start = next
                continue
            }
            let first = position + text.distance(from: start, to: lower)
            let length = text.distance(from: lower, to: upper)
            matches.append(first..<(first + length))
            (position, start) = (first + length, upper)
        }
        return matches
    }
}
