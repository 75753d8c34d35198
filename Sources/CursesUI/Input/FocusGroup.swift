/// A group of responders that is a single stop for Tab. The arrow keys move among its members.
@MainActor
protocol FocusGroup: AnyObject {
    /// The member that last had the focus. It gets the focus again when Tab returns to the group.
    var latest: LatestFocus { get set }

    /// Returns the member that gets the focus when Tab enters the group; `nil` for the first member that Tab reaches.
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
    /// Whether the focus enters the group at this control because the control is selected.
    var isGroupEntry: Bool {
        get { self[IsGroupEntryKey.self] }
        set { self[IsGroupEntryKey.self] = newValue }
    }
}

/// A weak reference to the responder that last had the focus.
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
