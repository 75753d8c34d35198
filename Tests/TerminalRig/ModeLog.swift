/// Records the xterm private modes that a program has set and reset.
package struct ModeLog {
    /// The modes whose current state differs from their initial state.
    package private(set) var set: Set<Int> = []
    /// The modes that were set or reset at any time.
    package private(set) var seen: Set<Int> = []
    /// The most recent cursor shape.
    package private(set) var cursorShape = 0

    /// The modes that are set by default: auto-wrap and the visible cursor.
    private static let initial: Set = [7, 25]

    package init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        var current = Self.initial
        while let escape = rest.firstIndex(of: 0x1B) {
            rest = rest[(escape + 1)...]
            guard rest.first == UInt8(ascii: "["),
                let end = rest.dropFirst().firstIndex(where: { (0x40...0x7E).contains($0) })
            else { continue }
            let parameters = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
            if parameters.hasPrefix("?") {
                for mode in parameters.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
                    seen.insert(mode)
                    if rest[end] == UInt8(ascii: "h") {
                        current.insert(mode)
                    } else {
                        current.remove(mode)
                    }
                }
            } else if parameters.hasSuffix(" "), rest[end] == UInt8(ascii: "q") {
                cursorShape = Int(parameters.dropLast()) ?? 0
            }
            rest = rest[(end + 1)...]
        }
        set = current.symmetricDifference(Self.initial)
    }
}
