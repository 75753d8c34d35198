@_exported import SwiftUICompat

/// A hint about a feature of an app, which is shown until the user closes it.
public protocol Tip: Identifiable, Sendable {
    /// The name under which the tip is remembered: the name of the type, if a tip does not state it.
    var id: String { get }
    /// The title.
    var title: Text { get }
    /// The words below the title.
    var message: Text? { get }
    /// The picture beside the title.
    var image: Image? { get }
    /// The buttons.
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    /// The conditions, all of which must be true.
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    /// Further conditions.
    @Tips.OptionsBuilder var options: [any TipOption] { get }

    /// A button of a tip.
    typealias Action = Tips.Action
    /// A condition of a tip.
    typealias Rule = Tips.Rule
    /// Something that happens in an app.
    typealias Event = Tips.Event
    /// Whether a tip is shown.
    typealias Status = Tips.Status
    /// The reason why a tip is no longer shown.
    typealias InvalidationReason = Tips.InvalidationReason
    /// The option for how often a tip is shown.
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// The option for how long a tip is shown.
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    /// The option for a tip that is shown however soon it comes after another.
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    /// A further condition of a tip.
    typealias Option = TipOption
}

extension Tip {
    /// The name of the type.
    public var id: String { String(describing: Self.self) }
    /// No words.
    public var message: Text? { nil }
    /// No picture.
    public var image: Image? { nil }
    /// No buttons.
    public var actions: [Tips.Action] { [] }
    /// No conditions.
    public var rules: [Tips.Rule] { [] }
    /// No options.
    public var options: [any TipOption] { [] }

    /// Whether the tip is shown.
    public var status: Tips.Status { TipCenter.shared.status(of: self) }
    /// Whether the tip is to be shown now.
    public var shouldDisplay: Bool { TipCenter.shared.isShown(self) }

    /// Stops showing the tip, for ever.
    public func invalidate(reason: Tips.InvalidationReason) { TipCenter.shared.invalidate(id, reason) }

    /// Shows the tip again if its conditions are true.
    public func resetEligibility() async { TipCenter.shared.forget(id) }

    /// The values of ``status`` over time, beginning with the present one.
    public var statusUpdates: AsyncStream<Tips.Status> { TipCenter.shared.values { status } }
    /// The values of ``shouldDisplay`` over time, beginning with the present one.
    public var shouldDisplayUpdates: AsyncStream<Bool> { TipCenter.shared.values { shouldDisplay } }
}

/// A tip of any type.
public struct AnyTip {
    private let tip: any Tip

    /// Creates a tip from a tip.
    public init(_ tip: any Tip) { self.tip = tip }
}

extension AnyTip: Tip {
    public var id: String { tip.id }
    public var title: Text { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] { tip.actions }
    public var rules: [Tips.Rule] { tip.rules }
    public var options: [any TipOption] { tip.options }
}
