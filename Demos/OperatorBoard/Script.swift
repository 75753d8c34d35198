/// The automatic input of a row, with a character for each tenth of a second: `-` is nothing, `|` the end,
/// `!` a failure, anything else a value.
struct Script: Equatable, ExpressibleByStringLiteral {
    enum Step: Equatable {
        case value(Character)
        case finish
        case fail

        /// Creates the step for a character; `nil` if nothing happens.
        init?(_ character: Character) {
            switch character {
            case "-": return nil
            case "|": self = .finish
            case "!": self = .fail
            default: self = .value(character)
            }
        }
    }

    /// The step at each tick.
    let steps: [Step?]

    init(stringLiteral value: String) {
        steps = value.map(Step.init)
    }

    /// Whether the row has no input.
    var isEmpty: Bool { steps.isEmpty }

    /// Returns the step at a tick; `nil` after the last one.
    func step(at tick: Int) -> Step? {
        steps.indices.contains(tick) ? steps[tick] : nil
    }
}
