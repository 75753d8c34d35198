import Foundation

/// A sequence of keys for an app, and the expected texts on its screen.
struct KeyWorkload {
    let name: String
    let figure: String
    let app: String
    let count: Int
    let keys: [String]
    /// The maximum cost of a key, as a multiple of a key's cost in the hand-written counter.
    var limit: Double?
    /// The expected texts of rows in the first frame; `shows` contains those after the last key.
    let opening: [Int: String]
    let shows: [Int: String]

    func picture(_ count: Int) -> Picture {
        Picture(containing: count == 0 ? opening : count == keys.count ? shows : [:])
    }
}

/// Lists, tables, grids and streams as in real apps.
///
/// No hand-written program beside them does the same; the yardstick is the hand-written counter, `plain` of W1.
extension KeyWorkload {
    private static let down = "\u{1B}OB"
    private static let pageDown = "\u{1B}[6~"
    private static let end = "\u{1B}OF"
    private static let home = "\u{1B}OH"

    private static func control(_ letter: Character) -> String {
        String(Unicode.Scalar(letter.asciiValue! & 0x1F))
    }

    private static func times(_ count: Int, _ keys: String...) -> [String] {
        (0..<count).flatMap { _ in keys }
    }

    static let rows: [KeyWorkload] = [
        list("Down", 100_000, times(200, down), shows: [37: "File 200"]),
        list("Page Down", 100_000, times(50, pageDown), limit: 35),
        list("End, Home", 100_000, times(20, end, home), shows: [0: "File 0"]),
        list("scrollTo the next row", 100_000, times(100, control("g")), shows: [38: "File 161"]),
        list("scrollTo a far row", 100_000, times(20, control("t")), limit: 56),
    ]

    static let data: [KeyWorkload] =
        [1_000, 100_000, 1_000_000].flatMap { count in
            let limit = count == 1_000_000 ? 556.0 : 56
            return [
                list("removeFirst", count, times(20, control("d")), limit: limit, shows: [0: "File 20"]),
                list("insert at the top", count, times(20, control("n")), limit: limit),
                list("reverse", count, times(6, control("r")), shows: [0: "File"]),
                KeyWorkload(
                    name: "L \(count) rows", figure: "a letter in a search field", app: "search", count: count,
                    keys: times(10, "a", "\u{7F}"), opening: [1: "File 0"], shows: [1: "File 0"]),
            ]
        }

    static let tables: [KeyWorkload] = [
        table("Down", times(100, down), limit: 14),
        table("Page Down", times(50, pageDown), limit: 56),
        table("End, Home", times(10, end, home), shows: [1: "File 0"]),
        KeyWorkload(
            name: "G grid of 10,000", figure: "Page Down", app: "grid", count: 10_000, keys: times(50, pageDown),
            limit: 56, opening: [1: "File 0"], shows: [:]),
    ]

    static let eager: [KeyWorkload] = [100, 10_000, 50_000].flatMap { count in
        let limits: (Double?, Double?) = count == 10_000 ? (56, 111) : (nil, nil)
        return [
            KeyWorkload(
                name: "E \(count) rows", figure: "change one element", app: "eagerChange", count: count,
                keys: times(10, control("e")), limit: limits.0, opening: [1: "Note 0"], shows: [3: "Note 2!!!!!!!!!!"]),
            KeyWorkload(
                name: "E \(count) rows", figure: "insert at the top", app: "eagerChange", count: count,
                keys: times(10, control("n")), limit: limits.1, opening: [1: "Note 0"], shows: [11: "Note 0"]),
        ]
    }

    static let forms: [KeyWorkload] = [100, 2_000].flatMap { count in
        [
            form("Tab", count, times(40, "\t"), shows: [0: "Guest 0"]),
            form("Down", count, times(30, down), shows: [0: "Guest 0"]),
            form("a letter", count, times(20, "a"), shows: [0: "Guest 0aaaaaaaaaaaaaaaaaaaa"]),
            form("Delete in a toggle", count, ["\t"] + times(20, "\u{1B}[3~"), shows: [0: "Guest 20"]),
        ]
    }

    static let streams: [KeyWorkload] = [
        stream(
            "ten lines more at the end of 100,000", "log", 100_000, limit: 21, opening: [39: "File 99999"],
            shows: [39: "File 100299"]),
        stream("30 gauges and bars", "gauges", 0, limit: 35, opening: [0: "Step 0"], shows: [0: "Step 30"]),
        stream("a canvas of 120 x 80 pixels", "pixels", 0, limit: 83, opening: [0: "▀"]),
        stream(
            "1,000 rows with an object each", "objects", 1_000, opening: [0: "Reading 0: 0"],
            shows: [0: "Reading 0: 30"]),
    ]

    static let charts: [KeyWorkload] = [
        chart("a mark for each of 100,000 points", "marks", 100_000),
        chart("a plot of 100,000 points", "plot", 100_000),
        chart("a plot of 1,000,000 points", "plot", 1_000_000),
        KeyWorkload(
            name: "C log", figure: "a thousand lines more in a view of a log", app: "logView", count: 10_000,
            keys: times(30, "a"), opening: [38: "Request 9999"], shows: [38: "Request 39999"]),
    ]

    private static func chart(_ figure: String, _ app: String, _ count: Int) -> KeyWorkload {
        func title(_ count: Int) -> String { count.formatted(.number.locale(Locale(identifier: "en_US"))) + " points" }
        return KeyWorkload(
            name: "C chart", figure: figure, app: app, count: count, keys: times(20, "a"), opening: [0: title(count)],
            shows: [0: title(count + 20)])
    }

    private static func list(
        _ figure: String, _ count: Int, _ keys: [String], limit: Double? = nil, shows: [Int: String] = [:]
    ) -> KeyWorkload {
        KeyWorkload(
            name: "L \(count) rows", figure: figure, app: "list", count: count, keys: keys, limit: limit,
            opening: [0: "File 0"], shows: shows)
    }

    private static func table(
        _ figure: String, _ keys: [String], limit: Double? = nil, shows: [Int: String] = [:]
    ) -> KeyWorkload {
        KeyWorkload(
            name: "T table of 10,000", figure: figure, app: "table", count: 10_000, keys: keys, limit: limit,
            opening: [1: "File 0"], shows: shows)
    }

    private static func form(
        _ figure: String, _ count: Int, _ keys: [String], shows: [Int: String]
    ) -> KeyWorkload {
        KeyWorkload(
            name: "E form of \(count) rows", figure: figure, app: "form", count: count, keys: keys,
            opening: [0: "Guest 0"], shows: shows)
    }

    private static func stream(
        _ figure: String, _ app: String, _ count: Int, limit: Double? = nil, opening: [Int: String],
        shows: [Int: String] = [:]
    ) -> KeyWorkload {
        KeyWorkload(
            name: "S stream", figure: figure, app: app, count: count, keys: times(30, "a"), limit: limit,
            opening: opening, shows: shows)
    }
}
