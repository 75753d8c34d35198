import CursesUITerminal

extension String {
    /// The text with blanks after it, up to a number of columns.
    func leftAligned(in columns: Int) -> String { self + blanks(to: columns) }

    /// The text with blanks before it, up to a number of columns.
    func rightAligned(in columns: Int) -> String { blanks(to: columns) + self }

    private func blanks(to columns: Int) -> String {
        String(repeating: " ", count: max(0, columns - TextWidth.columns(of: self)))
    }
}
