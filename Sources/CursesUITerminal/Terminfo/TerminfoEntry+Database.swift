import CNCurses

extension TerminfoEntry {
    enum DatabaseError: Error {
        case noDatabase
        case noEntry
    }

    /// Reads an entry through ncurses, which supports every location and format of the database.
    ///
    /// Key capabilities are left out, because ``InputParser`` decodes the input.
    @MainActor
    static func load(named name: String, terminal: Int32) throws(DatabaseError) -> TerminfoEntry {
        // Entries are files. For a longer name than a file can have, ncurses reports that there is no database.
        guard name.utf8.count <= nameLimit else { throw .noEntry }
        let previous = cncurses_entry_in_use()
        switch cncurses_load_entry(name, terminal) {
        case 1: break
        case 0: throw .noEntry
        default: throw .noDatabase
        }
        defer { cncurses_unload_entry(previous) }
        var entry = TerminfoEntry(
            name: name,
            flags: flagNames.map { tigetflag($0) > 0 },
            numbers: numberNames.map { name in
                let value = tigetnum(name)
                return value >= 0 ? value : nil
            },
            strings: stringNames.map { name in
                name.hasPrefix("k") ? nil : string(named: name)
            }
        )
        if tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || string(named: "RGB") != nil {
            entry.extendedFlags.append("RGB")
        }
        return entry
    }

    /// The maximum length of a file's name in bytes (`NAME_MAX`).
    private static let nameLimit = 255

    private static func string(named name: String) -> [UInt8]? {
        // `tigetstr` returns -1 for a name that is not a string capability, and a null pointer for an absent string.
        guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
        return Array(String(cString: value).utf8CString.dropLast().map { UInt8(bitPattern: $0) })
    }
}
