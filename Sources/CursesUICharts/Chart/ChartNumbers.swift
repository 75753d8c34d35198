import CursesUI

/// The places of the marks of a chart, which an animation interpolates.
struct ChartNumbers: VectorArithmetic {
    private(set) var numbers: [Double]

    /// No numbers; adding them to any numbers changes nothing.
    static let zero = ChartNumbers(numbers: [])

    /// The intermediate numbers between charts with different numbers of marks. They are not shown.
    private static let none = ChartNumbers(numbers: [.nan])

    init(numbers: [Double]) {
        self.numbers = numbers
    }

    static func + (lhs: ChartNumbers, rhs: ChartNumbers) -> ChartNumbers {
        if lhs.numbers.isEmpty { return rhs }
        if rhs.numbers.isEmpty { return lhs }
        guard lhs.numbers.count == rhs.numbers.count else { return none }
        return ChartNumbers(numbers: zip(lhs.numbers, rhs.numbers).map { $0 + $1 })
    }

    static func - (lhs: ChartNumbers, rhs: ChartNumbers) -> ChartNumbers {
        if rhs.numbers.isEmpty { return lhs }
        guard lhs.numbers.count == rhs.numbers.count else { return none }
        return ChartNumbers(numbers: zip(lhs.numbers, rhs.numbers).map { $0 - $1 })
    }

    mutating func scale(by factor: Double) {
        for index in numbers.indices { numbers[index] *= factor }
    }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

extension ChartData {
    /// If there are more marks than this, they appear at their new places at once.
    private static let mostAnimatedMarks = 2000

    /// The numbers of each mark.
    private static let numbersOfMark = 5

    /// The places of the marks.
    var numbers: ChartNumbers {
        get {
            guard marks.count <= Self.mostAnimatedMarks else { return .zero }
            var numbers: [Double] = []
            numbers.reserveCapacity(marks.count * Self.numbersOfMark)
            for mark in marks {
                for value in [mark.x.low, mark.x.high, mark.y.low, mark.y.high] { numbers.append(value?.double ?? 0) }
                numbers.append(mark.value ?? 0)
            }
            return ChartNumbers(numbers: numbers)
        }
        set {
            let numbers = newValue.numbers
            guard numbers.count == marks.count * Self.numbersOfMark else { return }
            for index in marks.indices {
                let first = index * Self.numbersOfMark
                marks[index].move(to: numbers[first..<first + Self.numbersOfMark])
            }
        }
    }
}

extension ShownMark {
    /// Takes a place from a moment of an animation. Categories do not move.
    fileprivate mutating func move(to numbers: ArraySlice<Double>) {
        func moved(_ value: _ChartValue?, _ number: Double) -> _ChartValue? {
            guard number.isFinite else { return value }
            switch value {
            case .number: return .number(number)
            case .date: return .date(number)
            default: return value
            }
        }
        let start = numbers.startIndex
        x.low = moved(x.low, numbers[start])
        x.high = moved(x.high, numbers[start + 1])
        y.low = moved(y.low, numbers[start + 2])
        y.high = moved(y.high, numbers[start + 3])
        if value != nil, numbers[start + 4].isFinite { value = numbers[start + 4] }
    }
}

extension ChartBoard: Animatable {
    nonisolated var animatableData: ChartNumbers {
        get { data.numbers }
        set { data.numbers = newValue }
    }
}
