extension TerminfoEntry {
    /// Finds the entry of the terminal that the environment names.
    ///
    /// If the database has no entry for a modern terminal, xterm's entry is used.
    @MainActor
    static func find(
        environment: [String: String],
        terminal: Int32
    ) throws(TerminalError) -> TerminfoEntry {
        guard let name = environment["TERM"], !name.isEmpty else { throw .typeNotSet }
        let entry: TerminfoEntry
        do throws(DatabaseError) {
            entry = try load(named: name, terminal: terminal)
        } catch {
            let stated: TerminalError = error == .noDatabase ? .noDatabase : .unknownType(name)
            guard ModernTerminal(environment: environment) != nil,
                let xterm = try? load(named: "xterm-256color", terminal: terminal)
            else { throw stated }
            entry = xterm
        }
        guard entry[string: "cup"] != nil else { throw .cannotMoveCursor(type: name) }
        return entry
    }
}
