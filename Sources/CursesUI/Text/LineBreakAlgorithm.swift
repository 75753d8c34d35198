/// Finds the places where a line may be broken: the rules of UAX #14 for Unicode 15.0, with its tailoring for numbers
/// (section 8.2, example 7).
///
/// Word boundaries in scripts that need a dictionary (Thai, Khmer, Lao) are not recognized; such text breaks wherever a
/// line is full.
struct LineBreakAlgorithm {
    /// Returns whether a line may be broken after each scalar; it always may after the last scalar.
    static func opportunities(after classes: [LineBreakClass]) -> [Bool] {
        guard var algorithm = classes.first.map(LineBreakAlgorithm.init) else { return [] }
        var result: [Bool] = []
        result.reserveCapacity(classes.count)
        for index in classes.indices.dropFirst() {
            let right = classes[index]
            // Only LB25 looks ahead.
            let looksAhead = right == .op || right == .wideOP || right == .hy
            let following = looksAhead ? classes[index...].dropFirst().first { !$0.isMark } : nil
            result.append(algorithm.breaks(before: right, following: following))
        }
        result.append(true)
        return result
    }

    /// The position within a number: after digits, or after a closing bracket that follows digits.
    private enum Number {
        case none, digits, closed
    }

    /// The class to the left of the current position. A mark has the class of its base (LB9), and `sp` is skipped.
    private var left: LineBreakClass
    /// Whether there are spaces between `left` and the current position.
    private var hasSpaces = false
    /// Whether the previous scalar is a zero width joiner (LB8a).
    private var isAfterJoiner = false
    private var number = Number.none
    /// Whether an odd number of regional indicators precedes the current position (LB30a).
    private var isHalfFlag = false
    /// Whether `left` is HY or BA after HL (LB21a).
    private var isAfterHebrewHyphen = false

    private init(first: LineBreakClass) {
        left = .sp
        take(first)
    }

    /// Returns whether a break is allowed before `right`, and then moves past `right`.
    private mutating func breaks(before right: LineBreakClass, following: LineBreakClass?) -> Bool {
        // Most characters are letters after letters, which LB28 keeps together. Their state stays the same, too.
        if right == .al, left == .al, !hasSpaces, !isAfterJoiner { return false }
        let result = decide(right, following)
        take(right)
        return result
    }

    private mutating func take(_ right: LineBreakClass) {
        isAfterJoiner = right == .zwj
        if right == .sp {
            // After a line end, spaces have no class to their left.
            if left.isLineEnd { left = .sp }
            hasSpaces = true
            return
        }
        // LB9: a mark has the class of its base. LB10: a mark without a base counts as a letter.
        if right.isMark, !hasSpaces, left != .sp, left != .zw, !left.isLineEnd { return }
        let effective = right.isMark ? .al : right
        let isAdjacent = !hasSpaces
        switch effective {
        case .nu: number = .digits
        case .sy, .is: number = isAdjacent && number == .digits ? .digits : .none
        case .cl, .cp, .wideCP: number = isAdjacent && number == .digits ? .closed : .none
        default: number = .none
        }
        isHalfFlag = effective == .ri && !(isAdjacent && left == .ri && isHalfFlag)
        isAfterHebrewHyphen = isAdjacent && left == .hl && (effective == .hy || effective == .ba)
        left = effective
        hasSpaces = false
    }

    private func decide(_ right: LineBreakClass, _ following: LineBreakClass?) -> Bool {
        // LB4 to LB6: hard line breaks
        if !hasSpaces {
            switch left {
            case .cr where right == .lf: return false
            case .bk, .cr, .lf, .nl: return true
            default: break
            }
        }
        switch right {
        case .bk, .cr, .lf, .nl: return false
        case .sp, .zw: return false  // LB7
        default: break
        }
        if left == .zw { return true }  // LB8
        if isAfterJoiner { return false }  // LB8a
        if right.isMark, !hasSpaces { return false }  // LB9
        let right = right.isMark ? .al : right  // LB10
        if let answer = decideAcrossSpaces(right) { return answer }
        if hasSpaces { return true }  // LB18
        return !isKept(right, following)
    }

    /// Applies LB11 to LB17: the rules that ignore spaces, and the rules between them.
    private func decideAcrossSpaces(_ right: LineBreakClass) -> Bool? {
        if right == .wj || (left == .wj && !hasSpaces) { return false }  // LB11
        if left == .gl, !hasSpaces { return false }  // LB12
        if right == .gl, !hasSpaces { return left == .ba || left == .hy }  // LB12a
        switch right {  // LB13
        case .cl, .cp, .wideCP, .ex, .is, .sy: return false
        default: break
        }
        if left == .op || left == .wideOP { return false }  // LB14
        switch (left, right) {
        case (.qu, .op), (.qu, .wideOP): return false  // LB15
        case (.cl, .ns), (.cp, .ns), (.wideCP, .ns): return false  // LB16
        case (.b2, .b2): return false  // LB17
        default: return nil
        }
    }

    /// Applies LB19 to LB30b: pairs that stay together if there is no space between them.
    private func isKept(_ right: LineBreakClass, _ following: LineBreakClass?) -> Bool {
        if left == .qu || right == .qu { return true }  // LB19
        if left == .cb || right == .cb { return false }  // LB20
        if isAfterHebrewHyphen { return true }  // LB21a
        if isKeptInNumber(right, following) { return true }  // LB25
        switch (left, right) {
        case (_, .ba), (_, .hy), (_, .ns), (.bb, _): return true  // LB21
        case (.sy, .hl): return true  // LB21b
        case (_, .in): return true  // LB22
        case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): return true  // LB23
        case (.pr, .id), (.pr, .futureEmoji), (.pr, .eb), (.pr, .em): return true  // LB23a
        case (.id, .po), (.futureEmoji, .po), (.eb, .po), (.em, .po): return true
        case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): return true  // LB24
        case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): return true
        case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return true  // LB26
        case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): return true
        case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): return true  // LB27
        case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): return true
        case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl): return true  // LB28
        case (.is, .al), (.is, .hl): return true  // LB29
        case (.al, .op), (.hl, .op), (.nu, .op): return true  // LB30
        case (.cp, .al), (.cp, .hl), (.cp, .nu): return true
        case (.ri, .ri): return isHalfFlag  // LB30a
        case (.eb, .em), (.futureEmoji, .em): return true  // LB30b
        default: return false  // LB31
        }
    }

    /// Applies LB25: the parts of a number with its signs, brackets and separators.
    private func isKeptInNumber(_ right: LineBreakClass, _ following: LineBreakClass?) -> Bool {
        switch (left, right) {
        case (.pr, .nu), (.po, .nu), (.op, .nu), (.wideOP, .nu), (.hy, .nu): return true
        case (.pr, .op), (.po, .op), (.pr, .wideOP), (.po, .wideOP), (.pr, .hy), (.po, .hy):
            return following == .nu
        default: break
        }
        switch right {
        case .nu, .sy, .is, .cl, .cp, .wideCP: return number == .digits
        case .po, .pr: return number != .none
        default: return false
        }
    }
}
