extension Pasteboard {
    /// Replaces the items. Their text, one item a line, is copied to the clipboard, if there is any.
    func put(_ items: [Any]) {
        let lines = items.compactMap { TransferredValue.convert($0, to: String.self) }
        set(items, text: lines.isEmpty ? nil : lines.joined(separator: "\n"))
    }
}
