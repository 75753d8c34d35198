/// What an input row does by itself, a character for each tenth of a second: `-` nothing, `|` the end,
/// `!` a failure, anything else is a value.
struct Script: Equatable, ExpressibleByStringLiteral {
    enum Step: Equatable {
        case value(Character)
        case finish
        case fail

        /// `nil` where nothing happens.
        init?(_ character: Character) {
            switch character {
            case "-": return nil
            case "|": self = .finish
            case "!": self = .fail
            default: self = .value(character)
            }
        }
    }

    /// What happens at each tick.
    let steps: [Step?]

    init(stringLiteral value: String) {
        steps = value.map(Step.init)
    }

    /// Whether the row takes part at all.
    var isEmpty: Bool { steps.isEmpty }

    /// What happens at a tick; nothing after the last one.
    func step(at tick: Int) -> Step? {
        steps.indices.contains(tick) ? steps[tick] : nil
    }
}
