extension PseudoTerminal {
    /// Returns the number of complete frames in the received bytes (synchronised output, mode 2026).
    ///
    /// - Parameter offset: the offset of the first byte that counts.
    package func framesReceived(since offset: Int = 0) -> Int {
        let end = Array("\u{1B}[?2026l".utf8)
        var count = 0
        var rest = received[offset...]
        while let escape = rest.firstIndex(of: end[0]) {
            rest = rest[escape...]
            if rest.starts(with: end) { count += 1 }
            rest = rest.dropFirst()
        }
        return count
    }
}
