import CNCurses

/// A terminal's description: terminfo(5)'s predefined flags, numbers and strings.
struct TerminfoEntry: Equatable {
    /// The name it is found by, as in `TERM`.
    var name: String
    /// In the order of compiled entries, as are the others.
    var flags: [Bool]
    /// `nil` where absent.
    var numbers: [Int32?]
    /// `nil` where absent.
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

    /// Whether it speaks ANSI control sequences (ECMA-48), so that private modes may be sent to it:
    /// every terminal in use does.
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
