extension ArabicForm {
    /// Returns the presentation form of a letter; `nil` if Unicode has none.
    func presentation(of letter: Unicode.Scalar) -> Unicode.Scalar? {
        lookUp(letter, in: ArabicFormTable.letters)
    }

    /// Returns the ligature of lam and an alef; `nil` if Unicode has none.
    func ligature(ofLamAnd alef: Unicode.Scalar) -> Unicode.Scalar? {
        lookUp(alef, in: ArabicFormTable.lamAlefs)
    }

    private func lookUp(_ letter: Unicode.Scalar, in table: [UInt32]) -> Unicode.Scalar? {
        guard letter.value < 0x4000 else { return nil }
        return table.value(of: letter.value << 2 | UInt32(rawValue)).flatMap(Unicode.Scalar.init)
    }
}
