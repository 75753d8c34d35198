extension QRMatrix {
    /// How hard the code is to read (ISO/IEC 18004, 7.8.3): the lower the better.
    var penalty: Int {
        var sum = 0
        let modules = modules
        for line in 0..<side {
            let row = (0..<side).map { modules[line * side + $0] }
            let column = (0..<side).map { modules[$0 * side + line] }
            sum += Self.runs(row) + Self.runs(column) + Self.finders(row) + Self.finders(column)
        }
        for row in 0..<(side - 1) {
            for column in 0..<(side - 1) {
                let place = row * side + column
                let first = modules[place]
                let isBlock =
                    modules[place + 1] == first && modules[place + side] == first && modules[place + side + 1] == first
                if isBlock { sum += 3 }
            }
        }
        return sum + balance(modules)
    }

    /// Three for five modules of one colour in a line, and one for each further one.
    private static func runs(_ line: [Bool]) -> Int {
        var (sum, length) = (0, 0)
        for index in line.indices {
            length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
            if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
        }
        return sum
    }

    /// Forty for each place that looks like a line through a corner: 1:1:3:1:1 modules, with four light modules before or
    /// after. Outside the code, everything is light.
    private static func finders(_ line: [Bool]) -> Int {
        let pattern = [true, false, true, true, true, false, true]
        var sum = 0
        for start in 0...(line.count - pattern.count) {
            guard line[start], pattern.indices.allSatisfy({ line[start + $0] == pattern[$0] }) else { continue }
            let end = start + pattern.count
            let before = line[max(0, start - 4)..<start]
            let after = line[end..<min(line.count, end + 4)]
            if !before.contains(true) || !after.contains(true) { sum += 40 }
        }
        return sum
    }

    /// Ten for each five percent by which the part of the dark modules differs from a half.
    private func balance(_ modules: [Bool]) -> Int {
        let dark = modules.count(where: \.self)
        return abs(dark * 20 - modules.count * 10) / modules.count * 10
    }
}
