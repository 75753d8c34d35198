import Foundation

/// The visible lines of a log, and the matches: the lines that contain the search text.
///
/// Only new lines are compared when lines arrive; a different level or text compares all lines.
@MainActor
final class LogFilter {
    private(set) var lines: ArraySlice<LogStore.Line> = []
    /// The ids of the lines that contain the search text, in order.
    private(set) var matches: ArraySlice<Int> = []
    private var level = LogLevel.trace
    private var query = ""
    /// Whether only matches are visible.
    private var isLimited = false
    /// The id of the first line that has not been looked at.
    private var nextID = 0

    /// - Parameter isLimited: whether lines without the search text are left out. Without a search text, none is.
    func update(from all: ArraySlice<LogStore.Line>, level: LogLevel, query: String, isLimited: Bool = false) {
        let isLimited = isLimited && !query.isEmpty
        if level != self.level || query != self.query || isLimited != self.isLimited {
            self.level = level
            self.query = query
            self.isLimited = isLimited
            lines = []
            matches = []
            nextID = 0
        }
        let firstID = all.first?.id ?? .max
        let start = all.partitioningIndex { $0.id >= nextID }
        matches = matches.drop { $0 < firstID }
        let found =
            query.isEmpty ? [] : all[start...].filter { $0.level >= level && $0.message.containsMatch(of: query) }
        matches += found.lazy.map(\.id)
        if isLimited {
            lines = lines.drop { $0.id < firstID } + found
        } else if level == .trace {
            lines = all
        } else {
            lines = lines.drop { $0.id < firstID } + all[start...].filter { $0.level >= level }
        }
        if let last = all.last { nextID = last.id + 1 }
    }

    /// Returns the match before or after a line. The search wraps around at the ends. Returns `nil` if there is no
    /// match.
    func match(from id: Int?, isForward: Bool) -> Int? {
        guard let id else { return isForward ? matches.first : matches.last }
        if isForward {
            let next = matches.partitioningIndex { $0 > id }
            return next < matches.endIndex ? matches[next] : matches.first
        }
        let next = matches.partitioningIndex { $0 >= id }
        return next > matches.startIndex ? matches[next - 1] : matches.last
    }

    /// Returns the number of a match, counted from 1, or `nil` if the line is not a match.
    func number(of id: Int?) -> Int? {
        guard let id else { return nil }
        let place = matches.partitioningIndex { $0 >= id }
        guard place < matches.endIndex, matches[place] == id else { return nil }
        return place - matches.startIndex + 1
    }
}

extension ArraySlice {
    /// Returns the index of the first element that satisfies a predicate, by binary search. All later elements must
    /// satisfy it too.
    fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension String {
    /// Whether the string contains a search text, ignoring case.
    fileprivate func containsMatch(of query: String) -> Bool {
        range(of: query, options: .caseInsensitive) != nil
    }

    /// Returns the ranges of the string that match a search text, ignoring case.
    func matches(of query: String) -> [Range<Index>] {
        guard !query.isEmpty else { return [] }
        var found: [Range<Index>] = []
        var start = startIndex
        while let range = range(of: query, options: .caseInsensitive, range: start..<endIndex), !range.isEmpty {
            found.append(range)
            start = range.upperBound
        }
        return found
    }
}
