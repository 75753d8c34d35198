import CNCurses

/// The description of a terminal: the predefined flags, numbers and strings of terminfo(5).
struct TerminfoEntry: Equatable {
    /// The name of the entry, as in `TERM`.
    var name: String
    /// The flags, in the order of compiled entries.
    var flags: [Bool]
    /// The numbers in the same order; `nil` if absent.
    var numbers: [Int32?]
    /// The strings in the same order; `nil` if absent.
    var strings: [[UInt8]?]
    /// Flags beyond the predefined ones, such as `RGB`.
    var extendedFlags: [String] = []

    subscript(flag name: String) -> Bool {
        get { Self.index(of: name, in: Self.flagNames).map { flags[$0] } ?? false }
        set {
            guard let index = Self.index(of: name, in: Self.flagNames) else { return }
            flags[index] = newValue
        }
    }

    subscript(number name: String) -> Int32? {
        get { Self.index(of: name, in: Self.numberNames).flatMap { numbers[$0] } }
        set {
            guard let index = Self.index(of: name, in: Self.numberNames) else { return }
            numbers[index] = newValue
        }
    }

    subscript(string name: String) -> [UInt8]? {
        get { Self.index(of: name, in: Self.stringNames).flatMap { strings[$0] } }
        set {
            guard let index = Self.index(of: name, in: Self.stringNames) else { return }
            strings[index] = newValue
        }
    }

    mutating func setString(_ name: String, _ value: String) {
        self[string: name] = Array(value.utf8)
    }

    /// Whether the terminal understands ANSI control sequences (ECMA-48), so that private modes can be sent
    /// to it. Every terminal in use does.
    var isANSI: Bool { self[string: "cup"]?.starts(with: [0x1B, 0x5B]) ?? false }

    // MARK: Names

    static let flagNames = names { cncurses_flag_name($0) }
    static let numberNames = names { cncurses_number_name($0) }
    static let stringNames = names { cncurses_string_name($0) }

    private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
        var names: [String] = []
        while let next = name(Int32(names.count)) {
            names.append(String(cString: next))
        }
        return names
    }

    private static func index(of name: String, in names: [String]) -> Int? {
        names.firstIndex(of: name)
    }
}
