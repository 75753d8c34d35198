import CursesUITerminal

extension String {
    /// Returns the text padded with trailing spaces to a number of columns.
    func leftAligned(in columns: Int) -> String { self + blanks(to: columns) }

    /// Returns the text padded with leading spaces to a number of columns.
    func rightAligned(in columns: Int) -> String { blanks(to: columns) + self }

    private func blanks(to columns: Int) -> String {
        String(repeating: " ", count: max(0, columns - TextWidth.columns(of: self)))
    }
}
