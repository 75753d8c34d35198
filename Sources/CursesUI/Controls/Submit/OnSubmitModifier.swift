/// Runs an action when a field in the modified view is submitted, or blocks submissions.
struct OnSubmitModifier {
    let triggers: SubmitTriggers
    /// The action; `nil` blocks submissions.
    let action: (() -> Void)?
}

extension OnSubmitModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, OnSubmitModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, OnSubmitModifier>> {
        OnSubmitNode(view, in: context)
    }
}

/// A node whose action runs when a field among its descendants is submitted.
@MainActor
private protocol SubmitNode: Node {
    var submission: OnSubmitModifier { get }
}

final class OnSubmitNode<Content: View>: ModifierNode<Content, OnSubmitModifier>, SubmitNode {
    var submission: OnSubmitModifier { modifier }
}

extension Node {
    /// Runs the actions for a submission, innermost first, and returns whether there was any.
    final func submit(_ trigger: SubmitTriggers) -> Bool {
        let actions = submissions(trigger)
        for action in actions { action() }
        return !actions.isEmpty
    }

    /// Returns the actions for a submission, innermost first.
    final func submissions(_ trigger: SubmitTriggers) -> [() -> Void] {
        var actions: [() -> Void] = []
        for case let node as any SubmitNode in sequence(first: self, next: \.parent)
        where !node.submission.triggers.isDisjoint(with: trigger) {
            guard let action = node.submission.action else { break }
            actions.append(action)
        }
        return actions
    }
}

extension View {
    /// Runs an action when Return is pressed in a text field in the view.
    ///
    /// The actions of surrounding views run after this one. The focus stays, unless the action moves it:
    ///
    /// ```swift
    /// TextField("User name", text: $name)
    ///     .focused($focus, equals: .name)
    ///     .onSubmit { focus = .password }
    /// ```
    ///
    /// - Parameter triggers: the source of the submissions: text fields, search fields or both.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(OnSubmitModifier(triggers: triggers, action: action))
    }

    /// Prevents submissions in the view from running the actions of surrounding views.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(OnSubmitModifier(triggers: isBlocking ? [.text, .search] : [], action: nil))
    }
}
