import CursesUI
import TestSupport

/// A number that a test turns, read by the views that depend on it.
@MainActor @Observable
final class Knob {
    var value = 0
    /// What a control writes to, rather than the test.
    var text = ""

    /// The value as controls of other kinds see it.
    var isOn: Bool {
        get { value % 2 == 1 }
        set { value = newValue ? value | 1 : value & ~1 }
    }

    /// The value as what is selected.
    var selection: Int? {
        get { value }
        set { value = newValue ?? 0 }
    }

    /// From zero to one.
    var fraction: Double {
        get { Double(value) / 60 }
        set { value = min(max(0, Int(newValue * 60)), 60) }
    }
}

/// What the views of a random tree depend on.
@MainActor
final class Knobs {
    let all: [Knob]

    init(count: Int) {
        all = (0..<count).map { _ in Knob() }
    }

    /// Turns a few knobs by chance.
    func turn(using generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            all.randomElement(using: &generator)!.value = .random(in: 0..<60, using: &generator)
        }
    }
}

/// One of several values: a knob says which.
struct Choice<Value> {
    let knob: Int
    let options: [Value]

    @MainActor
    func callAsFunction(_ knobs: Knobs) -> Value {
        options[knobs.all[knob].value % options.count]
    }
}

extension Choice: CustomStringConvertible {
    var description: String {
        options.count == 1 ? "\(options[0])" : "knob \(knob) of \(options)"
    }
}
