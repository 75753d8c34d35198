/// Responders that are a single stop for Tab: the arrow keys move among them.
@MainActor
protocol FocusGroup: AnyObject {
    /// The member that had the focus last, which gets it again when Tab returns.
    var latest: LatestFocus { get set }

    /// The member that gets the focus when Tab enters the group; `nil` for the first that Tab reaches.
    func entry(among members: [any Responder]) -> (any Responder)?
}

extension FocusGroup {
    func entry(among members: [any Responder]) -> (any Responder)? {
        members.first { $0.layoutNode.owner.environment.isGroupEntry } ?? latest.member(among: members)
    }
}

private struct IsGroupEntryKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the focus enters the group at this control, because it is selected.
    var isGroupEntry: Bool {
        get { self[IsGroupEntryKey.self] }
        set { self[IsGroupEntryKey.self] = newValue }
    }
}

/// A responder that had the focus, if it still exists.
@MainActor
struct LatestFocus {
    weak var responder: (any Responder)?

    nonisolated init() {}

    func member(among members: [any Responder]) -> (any Responder)? {
        members.first { $0 === responder }
    }
}

extension Responder {
    /// The outermost group of which the responder is a member.
    var focusGroup: (any FocusGroup)? {
        layoutNode.responderChain.reversed().lazy.compactMap { $0.focusGroup(of: self) }.first ?? ownFocusGroup
    }
}
