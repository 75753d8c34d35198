import CursesUI
import TestSupport

/// A value that a test changes, and that the views that depend on it read.
@MainActor @Observable
final class Knob {
    var value = 0
    /// A text that controls edit.
    var text = ""

    /// The value for controls with a Boolean binding.
    var isOn: Bool {
        get { value % 2 == 1 }
        set { value = newValue ? value | 1 : value & ~1 }
    }

    /// The value as a selection.
    var selection: Int? {
        get { value }
        set { value = newValue ?? 0 }
    }

    /// The value as a fraction from zero to one.
    var fraction: Double {
        get { Double(value) / 60 }
        set { value = min(max(0, Int(newValue * 60)), 60) }
    }
}

/// The values that the views of a random tree depend on.
@MainActor
final class Knobs {
    let all: [Knob]

    init(count: Int) {
        all = (0..<count).map { _ in Knob() }
    }

    /// Changes a few random knobs.
    func turn(using generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            all.randomElement(using: &generator)!.value = .random(in: 0..<60, using: &generator)
        }
    }
}

/// One of several values, selected by a knob.
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
