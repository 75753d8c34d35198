@testable import CursesUI

/// Implements UAX #9 rule by rule, as close to its wording as possible, even if that is slow. ``BidiParagraph`` must
/// produce the same results.
struct LiteralBidi {
    let scalars: [Unicode.Scalar]
    let paragraphLevel: Int
    /// The levels after rule I2; -1 for scalars that rule X9 removes.
    var levels: [Int]
    /// The bidirectional types, which the rules change.
    var types: [BidiClass]
    let originals: [BidiClass]

    init(_ scalars: [Unicode.Scalar], level: Int?) {
        self.scalars = scalars
        originals = scalars.map(BidiClass.init)
        types = originals
        levels = [Int](repeating: 0, count: scalars.count)
        paragraphLevel = level ?? Self.firstStrong(originals, in: 0..<scalars.count) ?? 0
        applyExplicitRules()
        for index in scalars.indices where originals[index].isRemoved { levels[index] = -1 }
        let explicit = levels
        // The isolating run sequences do not overlap, so each one can be resolved before the next.
        for sequence in isolatingRunSequences() { resolve(sequence, explicit) }
    }

    // MARK: - Definitions

    private static func isInitiator(_ type: BidiClass) -> Bool { [.lri, .rli, .fsi].contains(type) }

    /// Finds the matching PDI of an isolate initiator (BD9).
    private static func matchingPDI(of initiator: Int, _ types: [BidiClass]) -> Int? {
        var counter = 1
        for index in types.indices where index > initiator {
            if isInitiator(types[index]) { counter += 1 }
            if types[index] == .pdi { counter -= 1 }
            if counter == 0 { return index }
        }
        return nil
    }

    /// Finds the paragraph level by the first strong character (P2 and P3); `nil` if there is none.
    private static func firstStrong(_ types: [BidiClass], in range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            switch types[index] {
            case .l: return 0
            case .r, .al: return 1
            case .lri, .rli, .fsi:
                guard let pdi = matchingPDI(of: index, types) else { return nil }
                index = pdi
            default: break
            }
            index += 1
        }
        return nil
    }

    // MARK: - X1 to X8

    private mutating func applyExplicitRules() {
        var stack: [(level: Int, override: BidiClass?, isolate: Bool)] = [(paragraphLevel, nil, false)]
        var overflowIsolates = 0
        var overflowEmbeddings = 0
        var validIsolates = 0
        for index in scalars.indices {
            var type = originals[index]
            if type == .fsi {
                let end = Self.matchingPDI(of: index, originals) ?? scalars.count
                type = Self.firstStrong(originals, in: index + 1..<end) == 1 ? .rli : .lri
            }
            let last = stack[stack.count - 1]
            let nextOdd = last.level % 2 == 0 ? last.level + 1 : last.level + 2
            let nextEven = last.level % 2 == 0 ? last.level + 2 : last.level + 1
            switch type {
            case .rle, .lre, .rlo, .lro:
                let next = type == .rle || type == .rlo ? nextOdd : nextEven
                if next <= 125, overflowIsolates == 0, overflowEmbeddings == 0 {
                    stack.append((next, type == .rlo ? .r : type == .lro ? .l : nil, false))
                } else if overflowIsolates == 0 {
                    overflowEmbeddings += 1
                }
            case .rli, .lri:
                levels[index] = last.level
                if let override = last.override { types[index] = override }
                let next = type == .rli ? nextOdd : nextEven
                if next <= 125, overflowIsolates == 0, overflowEmbeddings == 0 {
                    validIsolates += 1
                    stack.append((next, nil, true))
                } else {
                    overflowIsolates += 1
                }
            case .pdi:
                if overflowIsolates > 0 {
                    overflowIsolates -= 1
                } else if validIsolates > 0 {
                    overflowEmbeddings = 0
                    while !stack[stack.count - 1].isolate { stack.removeLast() }
                    stack.removeLast()
                    validIsolates -= 1
                }
                levels[index] = stack[stack.count - 1].level
                if let override = stack[stack.count - 1].override { types[index] = override }
            case .pdf:
                if overflowIsolates > 0 {
                } else if overflowEmbeddings > 0 {
                    overflowEmbeddings -= 1
                } else if !last.isolate, stack.count >= 2 {
                    stack.removeLast()
                }
            case .b: levels[index] = paragraphLevel
            case .bn: break
            default:
                levels[index] = last.level
                if let override = last.override { types[index] = override }
            }
        }
    }

    // MARK: - X10

    /// Finds the isolating run sequences (BD13).
    private func isolatingRunSequences() -> [[Int]] {
        let kept = scalars.indices.filter { levels[$0] >= 0 }
        var runs: [[Int]] = []
        for index in kept {
            if let last = runs.last?.last, levels[last] == levels[index] {
                runs[runs.count - 1].append(index)
            } else {
                runs.append([index])
            }
        }
        let pairs = scalars.indices.filter { Self.isInitiator(originals[$0]) }
            .compactMap { initiator in Self.matchingPDI(of: initiator, originals).map { (initiator, $0) } }
        var sequences: [[Int]] = []
        for run in runs where !pairs.contains(where: { $0.1 == run[0] }) {
            var sequence = run
            while let pair = pairs.first(where: { $0.0 == sequence[sequence.count - 1] }) {
                sequence += runs.first { $0[0] == pair.1 }!
            }
            sequences.append(sequence)
        }
        return sequences
    }

    private mutating func resolve(_ sequence: [Int], _ explicit: [Int]) {
        let level = explicit[sequence[0]]
        let last = sequence[sequence.count - 1]
        let before = explicit[..<sequence[0]].last { $0 >= 0 } ?? paragraphLevel
        let following = explicit[(last + 1)...].first { $0 >= 0 } ?? paragraphLevel
        let after = Self.isInitiator(originals[last]) ? paragraphLevel : following
        let sos: BidiClass = max(level, before) % 2 == 0 ? .l : .r
        let eos: BidiClass = max(level, after) % 2 == 0 ? .l : .r
        let initial = sequence.map { types[$0] }
        var t = initial
        applyWeakRules(&t, sos)
        applyBracketRule(&t, sequence, initial, sos, level)
        applyNeutralRules(&t, sos, eos, level)
        for (position, index) in sequence.enumerated() {
            types[index] = t[position]
            if level % 2 == 0 {
                levels[index] = level + (t[position] == .r ? 1 : t[position] == .an || t[position] == .en ? 2 : 0)
            } else {
                levels[index] = level + (t[position] == .r ? 0 : 1)
            }
        }
    }

    // MARK: - W1 to W7

    private func applyWeakRules(_ t: inout [BidiClass], _ sos: BidiClass) {
        func lastStrong(_ t: [BidiClass], before position: Int) -> BidiClass {
            t[..<position].last { [.l, .r, .al].contains($0) } ?? sos
        }
        for i in t.indices where t[i] == .nsm {
            let previous = i == 0 ? sos : t[i - 1]
            t[i] = [.lri, .rli, .fsi, .pdi].contains(previous) ? .on : previous
        }
        for i in t.indices where t[i] == .en && lastStrong(t, before: i) == .al { t[i] = .an }
        for i in t.indices where t[i] == .al { t[i] = .r }
        for i in t.indices where i > 0 && i + 1 < t.count {
            if t[i] == .es, t[i - 1] == .en, t[i + 1] == .en { t[i] = .en }
            if t[i] == .cs, t[i - 1] == .en, t[i + 1] == .en { t[i] = .en }
            if t[i] == .cs, t[i - 1] == .an, t[i + 1] == .an { t[i] = .an }
        }
        for i in t.indices where t[i] == .en {
            for j in t.indices.dropFirst(i + 1) { if t[j] == .et { t[j] = .en } else { break } }
            for j in t.indices.prefix(i).reversed() { if t[j] == .et { t[j] = .en } else { break } }
        }
        for i in t.indices where [.es, .et, .cs].contains(t[i]) { t[i] = .on }
        for i in t.indices where t[i] == .en && lastStrong(t, before: i) == .l { t[i] = .l }
    }

    // MARK: - N0 to N2

    private static func direction(_ type: BidiClass) -> BidiClass? {
        type == .l ? .l : [.r, .en, .an].contains(type) ? .r : nil
    }

    /// Finds the bracket pairs (BD16).
    private func bracketPairs(_ t: [BidiClass], _ sequence: [Int]) -> [(Int, Int)] {
        var stack: [(UInt32, Int)] = []
        var pairs: [(Int, Int)] = []
        for i in t.indices where t[i] == .on {
            switch BidiBracket(scalars[sequence[i]]) {
            case .opening(let identity)?:
                if stack.count == 63 { return pairs.sorted { $0.0 < $1.0 } }
                stack.append((identity, i))
            case .closing(let identity)?:
                var depth = stack.count - 1
                while depth >= 0 {
                    if stack[depth].0 == identity {
                        pairs.append((stack[depth].1, i))
                        stack.removeLast(stack.count - depth)
                        break
                    }
                    depth -= 1
                }
            case nil: break
            }
        }
        return pairs.sorted { $0.0 < $1.0 }
    }

    private func applyBracketRule(
        _ t: inout [BidiClass], _ sequence: [Int], _ initial: [BidiClass], _ sos: BidiClass, _ level: Int
    ) {
        let embedding: BidiClass = level % 2 == 0 ? .l : .r
        for (opening, closing) in bracketPairs(t, sequence) {
            let inside = t[opening + 1..<closing].compactMap(Self.direction)
            let type: BidiClass
            if inside.contains(embedding) {
                type = embedding
            } else if !inside.isEmpty {
                let context = t[..<opening].compactMap(Self.direction).last ?? sos
                type = context != embedding ? context : embedding
            } else {
                continue
            }
            for bracket in [opening, closing] {
                t[bracket] = type
                for mark in t.indices.dropFirst(bracket + 1) {
                    if initial[mark] == .nsm { t[mark] = type } else { break }
                }
            }
        }
    }

    private func applyNeutralRules(_ t: inout [BidiClass], _ sos: BidiClass, _ eos: BidiClass, _ level: Int) {
        let neutral: [BidiClass] = [.b, .s, .ws, .on, .fsi, .lri, .rli, .pdi]
        let before = t
        for i in t.indices where neutral.contains(before[i]) {
            let left = before[..<i].last { !neutral.contains($0) }.map { Self.direction($0)! } ?? sos
            let right = before[(i + 1)...].first { !neutral.contains($0) }.map { Self.direction($0)! } ?? eos
            t[i] = left == right ? left : level % 2 == 0 ? .l : .r
        }
    }

    // MARK: - L1 and L2

    /// Returns the levels of a line after rule L1; -1 for scalars that rule X9 removes.
    func lineLevels(_ line: Range<Int>) -> [Int] {
        var result = Array(levels[line])
        let isSpace = line.map { [.ws, .fsi, .lri, .rli, .pdi].contains(originals[$0]) || originals[$0].isRemoved }
        for i in result.indices {
            let rest = isSpace[i...].firstIndex(of: false) ?? result.count
            let ends = rest == result.count || [.s, .b].contains(originals[line.lowerBound + rest])
            if ends, result[i] >= 0 { result[i] = paragraphLevel }
        }
        return result
    }

    static func visualOrder(_ levels: [Int]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = max(end, start + 1)
            }
        }
        return order
    }
}
