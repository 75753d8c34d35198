import CursesUITerminal

/// The views of a view host whose geometry is matched, by identifier.
@MainActor
final class MatchedGeometries {
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    private struct Group {
        var members: [any MatchedGeometryMember] = []
        /// The frame of the source, in the screen's cells. If the source has just been removed, its last frame.
        var frame: CellRect?
    }

    private var groups: [Key: Group] = [:]

    func insert(_ member: any MatchedGeometryMember, _ key: Key) {
        groups[key, default: Group()].members.append(member)
    }

    /// Removes a view from its group. The group keeps the source's frame until the end of the layout, so that a view
    /// that is inserted in the same update can start from it.
    func remove(_ member: any MatchedGeometryMember, _ key: Key) {
        groups[key]?.members.removeAll { $0 === member }
        guard groups[key]?.members.isEmpty == true else { return }
        member.layoutContext.queue.afterLayout { [weak self] in
            if self?.groups[key]?.members.isEmpty == true { self?.groups[key] = nil }
        }
    }

    /// Returns the frame that the views of a group match, or `nil` before a source has been laid out.
    func frame(for key: Key) -> CellRect? {
        let source = groups[key]?.members.first { $0.isSource && $0.matchedFrame != nil }
        return source?.matchedFrame ?? groups[key]?.frame
    }

    /// Records the frame of a source.
    func setFrame(_ frame: CellRect, for key: Key) {
        groups[key]?.frame = frame
    }
}

/// A view in a group.
@MainActor
protocol MatchedGeometryMember: Node {
    var isSource: Bool { get }
    /// The frame that the other views match, in the screen's cells.
    var matchedFrame: CellRect? { get }
}
