extension BidiRunSequence {
    /// Resolves the weak types (W1 to W7).
    mutating func resolveWeakTypes() {
        resolveMarks()
        resolveSeparators()
        resolveNumbers()
    }

    /// Applies W1 to W3, which depend only on previous types.
    private mutating func resolveMarks() {
        var previous = before
        var strong = before
        for position in types.indices {
            var type = types[position]
            if type == .nsm { type = previous.isIsolateControl ? .on : previous }  // W1
            previous = type
            switch type {
            case .l, .r: strong = type
            case .al:
                strong = .al
                type = .r  // W3
            case .en where strong == .al: type = .an  // W2
            default: break
            }
            types[position] = type
        }
    }

    /// Applies W4: a single separator between two numbers of the same type becomes part of the number.
    private mutating func resolveSeparators() {
        for position in types.indices.dropFirst().dropLast() {
            let type = types[position]
            guard type == .es || type == .cs else { continue }
            let number = types[position - 1]
            guard number == types[position + 1] else { continue }
            if number == .en || number == .an && type == .cs { types[position] = number }
        }
    }

    /// Applies W5 to W7: terminators, the remaining separators, and European numbers after L.
    private mutating func resolveNumbers() {
        var strong = before
        // Whether the previous type is EN before W7.
        var isAfterNumber = false
        var position = 0
        while position < types.count {
            switch types[position] {
            case .et:
                var end = position + 1
                while end < types.count, types[end] == .et { end += 1 }
                let isNumber = isAfterNumber || end < types.count && types[end] == .en
                let type: BidiClass = isNumber ? number(after: strong) : .on  // W5, W6
                for place in position..<end { types[place] = type }
                isAfterNumber = isNumber
                position = end
                continue
            case .en:
                types[position] = number(after: strong)
                isAfterNumber = true
            case .es, .cs:
                types[position] = .on  // W6
                isAfterNumber = false
            case .l, .r:
                strong = types[position]
                isAfterNumber = false
            default: isAfterNumber = false
            }
            position += 1
        }
    }

    /// Returns the type of a European number after a strong type (W7).
    private func number(after strong: BidiClass) -> BidiClass { strong == .l ? .l : .en }
}
