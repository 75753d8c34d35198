/// The condition of a plural rule: groups joined by `or`. The relations in a group are joined by `and`.
///
/// The syntax is that of UTS #35, Part 3, Plural Rules Syntax, in the form that CLDR uses: `n % 10 = 2..4,9`, `!=`.
struct PluralCondition: Sendable {
    /// A relation of an operand to numbers.
    struct Relation: Sendable {
        var operand: Character
        var modulus: UInt64?
        var isNegated: Bool
        var ranges: [ClosedRange<UInt64>]
    }

    /// The groups. One of them must hold.
    var alternatives: [[Relation]]

    /// Parses a condition; nil if it is malformed.
    init?(_ text: Substring) {
        alternatives = [[]]
        var words = text.split(separator: " ")[...]
        while !words.isEmpty {
            guard let relation = Relation(takenFrom: &words) else { return nil }
            alternatives[alternatives.count - 1].append(relation)
            switch words.popFirst() {
            case nil: return
            case "and": break
            case "or": alternatives.append([])
            default: return nil
            }
        }
        return nil
    }

    /// Returns whether the condition holds for a number.
    func holds(for operands: PluralOperands) -> Bool {
        alternatives.contains { $0.allSatisfy { $0.holds(for: operands) } }
    }
}

extension PluralCondition.Relation {
    /// Parses the relation at the start of the words.
    fileprivate init?(takenFrom words: inout ArraySlice<Substring>) {
        guard let name = words.popFirst(), name.count == 1, "nivwftec".contains(name) else { return nil }
        operand = Character(String(name))
        if words.first == "%" {
            words.removeFirst()
            guard let divisor = words.popFirst().flatMap({ UInt64($0) }), divisor > 0 else { return nil }
            modulus = divisor
        }
        let sign = words.popFirst()
        guard sign == "=" || sign == "!=", let list = words.popFirst() else { return nil }
        isNegated = sign == "!="
        ranges = []
        for item in list.split(separator: ",") {
            guard let range = Self.range(item) else { return nil }
            ranges.append(range)
        }
    }

    /// Parses a range such as `3` or `2..4`.
    private static func range(_ text: Substring) -> ClosedRange<UInt64>? {
        let ends = text.split(separator: ".").map { UInt64($0) }
        guard let lower = ends.first ?? nil, let upper = ends.last ?? nil, lower <= upper else { return nil }
        return lower...upper
    }

    fileprivate func holds(for operands: PluralOperands) -> Bool {
        contains(operands) != isNegated
    }

    private func contains(_ operands: PluralOperands) -> Bool {
        // The numbers in rules are integers. A number with a fraction never equals one.
        if operand == "n", operands.t != 0 { return false }
        let value = modulus.map { self.value(of: operands) % $0 } ?? self.value(of: operands)
        return ranges.contains { $0.contains(value) }
    }

    private func value(of operands: PluralOperands) -> UInt64 {
        switch operand {
        case "v": UInt64(operands.v)
        case "w": UInt64(operands.w)
        case "f": operands.f
        case "t": operands.t
        case "e", "c": UInt64(operands.e)
        default: operands.i
        }
    }
}
