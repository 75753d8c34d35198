/// Replaces Arabic letters by their presentation forms, for cells that show one scalar each.
///
/// It follows section 9.2 of the Unicode Standard: each letter takes the form that its neighbours require, transparent
/// marks are ignored (R1), and lam followed by alef forms one ligature. ZWJ and ZWNJ affect forms according to their
/// joining types. A letter that has no presentation form for its position stays unchanged, as in Syriac or NKo.
enum ArabicShaper {
    /// Returns whether a text has a letter with presentation forms.
    static func isNeeded(for scalars: some Sequence<Unicode.Scalar>) -> Bool {
        scalars.contains(where: isLetter)
    }

    /// Returns the scalars of a paragraph in their presentation forms.
    ///
    /// The ligature replaces lam; marks between lam and alef follow it. Other control characters between them,
    /// including ZWJ, prevent the ligature.
    ///
    /// - Parameters:
    ///   - scalars: in logical order.
    ///   - levels: the embedding levels of the scalars; letters in different level runs do not join (UAX #9, 3.5).
    /// - Returns: one element for each scalar; `nil` for an alef that is part of a ligature. That alef takes no cell,
    ///   and marks after it belong to the ligature.
    static func shaped(_ scalars: some Sequence<Unicode.Scalar>, levels: [UInt8]? = nil) -> [Unicode.Scalar?] {
        let scalars = Array(scalars)
        var result = scalars.map(Optional.some)
        guard isNeeded(for: scalars) else { return result }
        var previous: Letter?
        for index in scalars.indices {
            if index > 0, let levels, index < levels.count, levels[index] != levels[index - 1] {
                previous?.show(in: &result, joinsNext: false)
                previous = nil
            }
            let scalar = scalars[index]
            let type = ArabicJoiningType(scalar)
            if type == .transparent {
                if previous?.allowsLigature == true, BidiClass(scalar) != .nsm { previous?.allowsLigature = false }
                continue
            }
            let joins = type.joinsPrevious && previous?.type.joinsNext == true
            if joins, let lam = previous, lam.allowsLigature, let ligature = lam.ligature(with: scalar) {
                result[lam.index] = ligature
                result[index] = nil
                // On its left side a ligature behaves like the alef: it does not join the next letter.
                previous = nil
                continue
            }
            previous?.show(in: &result, joinsNext: joins)
            previous = Letter(
                index: index, scalar: scalar, type: type, joinsPrevious: joins, allowsLigature: scalar == lamScalar)
        }
        previous?.show(in: &result, joinsNext: false)
        return result
    }

    private static let lamScalar: Unicode.Scalar = "\u{644}"

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        // All letters with forms are in the block of Arabic.
        (0x0620...0x06FF).contains(scalar.value)
            && ArabicForm.allCases.contains { $0.presentation(of: scalar) != nil }
    }

    /// A letter whose form depends on the next letter.
    private struct Letter {
        let index: Int
        let scalar: Unicode.Scalar
        let type: ArabicJoiningType
        let joinsPrevious: Bool
        /// Whether the letter is lam, followed only by marks.
        var allowsLigature: Bool

        func ligature(with alef: Unicode.Scalar) -> Unicode.Scalar? {
            ArabicForm(joinsPrevious: joinsPrevious, joinsNext: false).ligature(ofLamAnd: alef)
        }

        func show(in result: inout [Unicode.Scalar?], joinsNext: Bool) {
            let form = ArabicForm(joinsPrevious: joinsPrevious, joinsNext: joinsNext)
            result[index] = form.presentation(of: scalar) ?? scalar
        }
    }
}
