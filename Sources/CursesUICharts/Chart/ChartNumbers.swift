import CursesUI

/// The values of a chart's marks, which an animation interpolates.
struct ChartNumbers: VectorArithmetic {
    private(set) var numbers: [Double]

    /// No numbers; adding them to any numbers changes nothing.
    static let zero = ChartNumbers(numbers: [])

    /// The result for charts with different numbers of marks, between which nothing can be interpolated. It is ignored.
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
    /// The maximum number of marks that are animated; more marks move to their new positions at once.
    private static let mostAnimatedMarks = 2000

    /// The number of values that are interpolated for each mark.
    private static let numbersOfMark = 5

    /// The values of the marks, for an animation.
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
    /// Sets the values from an intermediate state of an animation. Categories do not change.
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
