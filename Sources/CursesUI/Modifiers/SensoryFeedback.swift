/// Feedback that the user feels on a device. In a terminal, a warning and an error ring the bell, which the user's
/// settings may show as a flash.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String
    /// Whether the feedback rings the bell.
    let rings: Bool

    private init(name: String, rings: Bool = false) {
        self.name = name
        self.rings = rings
    }

    /// Changes nothing: the bell would be out of place.
    public static let success = SensoryFeedback(name: "success")
    /// Rings the bell.
    public static let warning = SensoryFeedback(name: "warning", rings: true)
    /// Rings the bell.
    public static let error = SensoryFeedback(name: "error", rings: true)
    /// Changes nothing: the bell would be out of place.
    public static let selection = SensoryFeedback(name: "selection")
    /// Changes nothing: the bell would be out of place.
    public static let increase = SensoryFeedback(name: "increase")
    /// Changes nothing: the bell would be out of place.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Changes nothing: the bell would be out of place.
    public static let start = SensoryFeedback(name: "start")
    /// Changes nothing: the bell would be out of place.
    public static let stop = SensoryFeedback(name: "stop")
    /// Changes nothing: the bell would be out of place.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// Changes nothing: the bell would be out of place.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Changes nothing: the bell would be out of place.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    /// Changes nothing: the bell would be out of place.
    public static let impact = SensoryFeedback(name: "impact")

    /// Changes nothing: the bell would be out of place.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// Changes nothing: the bell would be out of place.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

    /// The weight of the colliding objects.
    public enum Weight: Hashable, Sendable {
        case light, medium, heavy
    }

    /// The flexibility of the colliding objects.
    public enum Flexibility: Hashable, Sendable {
        case rigid, solid, soft
    }
}

/// Gives feedback when a value changes.
struct SensoryFeedbackModifier<T: Equatable> {
    let trigger: T
    let feedback: (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    @Environment(\.terminalBell) private var bell

    init(trigger: T, feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) {
        self.trigger = trigger
        self.feedback = feedback
    }
}

extension SensoryFeedbackModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.onChange(of: trigger) { if feedback($0, $1)?.rings == true { bell.ring() } }
    }
}

extension View {
    /// Gives feedback when a value changes; see ``SensoryFeedback`` for what a terminal can give.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T
    ) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Gives feedback when a value changes and a condition is true.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Gives the feedback that a closure returns when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
    }
}
