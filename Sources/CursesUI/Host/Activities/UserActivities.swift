/// The activities of the user that views advertise, and those of an earlier run.
@MainActor
final class UserActivities {
    private var advertisers = WeakList<any ActivityAdvertiser>()
    /// The activities of an earlier run. Each is removed when a view continues it.
    var saved: [NSUserActivity] = []

    func add(_ node: any ActivityAdvertiser) { advertisers.add(node) }
    func remove(_ node: any ActivityAdvertiser) { advertisers.remove(node) }

    /// The current activities, updated by their views.
    var current: [NSUserActivity] { advertisers.elements.compactMap(\.activity) }

    /// Returns the activity of an earlier run with a type, and forgets it.
    func take(_ type: String) -> NSUserActivity? {
        guard let index = saved.firstIndex(where: { $0.activityType == type }) else { return nil }
        return saved.remove(at: index)
    }
}

/// A view that advertises an activity.
@MainActor
protocol ActivityAdvertiser: AnyObject {
    /// The activity; `nil` if the user does not pursue it now.
    var activity: NSUserActivity? { get }
}

private struct ActivityModifier {
    let type: String
    let update: ((NSUserActivity) -> Void)?
}

extension ActivityModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ActivityModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ActivityModifier>> {
        ActivityNode(view, in: context)
    }
}

private final class ActivityNode<Content: View>: ModifierNode<Content, ActivityModifier>, ActivityAdvertiser {
    private unowned let activities: UserActivities

    override init(_ view: ModifiedContent<Content, ActivityModifier>, in context: NodeContext) {
        activities = context.host.activities
        super.init(view, in: context)
    }

    override func prepare() {
        super.prepare()
        activities.add(self)
    }

    override func willRemove() {
        activities.remove(self)
        super.willRemove()
    }

    var activity: NSUserActivity? {
        guard !isRemoved, let update = modifier.update else { return nil }
        let activity = NSUserActivity(activityType: modifier.type)
        update(activity)
        return activity
    }
}

private struct ContinuedActivityModifier {
    let type: String
    let action: (NSUserActivity) -> Void
}

extension ContinuedActivityModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ContinuedActivityModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ContinuedActivityModifier>> {
        ContinuedActivityNode(view, in: context)
    }
}

private final class ContinuedActivityNode<Content: View>: ModifierNode<Content, ContinuedActivityModifier> {
    private unowned let activities: UserActivities

    override init(_ view: ModifiedContent<Content, ContinuedActivityModifier>, in context: NodeContext) {
        activities = context.host.activities
        super.init(view, in: context)
    }

    override func prepare() {
        super.prepare()
        guard let activity = activities.take(modifier.type) else { return }
        graph.afterUpdate(.appear) { [weak self] in
            if let self, !isRemoved { modifier.action(activity) }
        }
    }
}

extension View {
    /// Advertises an activity of the user, such as reading an article.
    ///
    /// ```swift
    /// ArticleView(article)
    ///     .userActivity("org.example.reading") { $0.addUserInfoEntries(from: ["article": article.id]) }
    /// ```
    ///
    /// The activity does not leave the machine. With `CURSESUI_STATE`, it is saved when the app ends, and the next run
    /// continues it with `onContinueUserActivity(_:perform:)`.
    ///
    /// - Parameters:
    ///   - activityType: the name of the activity.
    ///   - isActive: whether the user pursues the activity now.
    ///   - update: describes the activity when it is saved.
    nonisolated public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(ActivityModifier(type: activityType, update: isActive ? update : nil))
    }

    /// Advertises an activity of the user with an element, while there is one.
    nonisolated public func userActivity<P>(
        _ activityType: String,
        element: P?,
        _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        modifier(
            ActivityModifier(type: activityType, update: element.map { element in { update(element, $0) } }))
    }

    /// Runs an action when the view appears, if an earlier run of the app has ended during an activity of a type; see
    /// ``View/userActivity(_:isActive:_:)``.
    nonisolated public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(ContinuedActivityModifier(type: activityType, action: action))
    }
}
