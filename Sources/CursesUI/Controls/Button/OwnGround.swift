/// Finds out whether a view has a ground or an outline of its own, such as the label of a button that an app has
/// designed.
///
/// Only the types are searched, because the value of a body is not known before the body has run.
@MainActor
enum OwnGround {
    private static var answers: [ObjectIdentifier: Bool] = [:]

    /// Whether a view has a ground.
    static func isDrawn(by view: some View) -> Bool {
        // The label of a button of which a primitive style makes another button.
        if let label = view as? PrimitiveButtonStyleConfiguration.Label { return label.hasOwnGround }
        return isDrawn(by: type(of: view))
    }

    /// Whether the views of a type have a ground.
    static func isDrawn<V: View>(by type: V.Type) -> Bool {
        // A failed cast searches all conformances of the program, so the usual label is told apart without one.
        if V.self == Text.self { return false }
        let id = ObjectIdentifier(type)
        if let answer = answers[id] { return answer }
        // A body may contain a view of the same type.
        answers[id] = false
        let answer =
            (type as? any GroundedView.Type)?.hasOwnGround
            ?? (V.Body.self != Never.self && isDrawn(by: V.Body.self))
        answers[id] = answer
        return answer
    }

    /// Whether the views of a type are areas or outlines.
    static func isShape<V: View>(_ type: V.Type) -> Bool {
        type is any Shape.Type || type is any ShapeView.Type || type is any ShapeStyle.Type
            || (type as? any GroundedView.Type)?.isShape ?? false
    }
}

/// A view whose type tells of what it consists.
@MainActor
protocol GroundedView {
    /// Whether a ground or an outline is drawn for the content.
    static var hasOwnGround: Bool { get }
    /// Whether the content is only an area or an outline.
    static var isShape: Bool { get }
}

/// A modifier that may draw a ground or an outline for the modified view.
@MainActor
protocol GroundModifier {
    static var drawsGround: Bool { get }
}

extension BorderModifier: GroundModifier {
    static var drawsGround: Bool { true }
}

extension LayeredModifier: GroundModifier {
    static var drawsGround: Bool { OwnGround.isShape(Layer.self) }
}

extension ModifiedContent: GroundedView where Content: View, Modifier: ViewModifier {
    static var hasOwnGround: Bool {
        (Modifier.self as? any GroundModifier.Type)?.drawsGround ?? OwnGround.isDrawn(by: Modifier.Body.self)
            || OwnGround.isDrawn(by: Content.self)
    }

    static var isShape: Bool { OwnGround.isShape(Content.self) }
}

extension _ConditionalContent: GroundedView {
    static var hasOwnGround: Bool {
        OwnGround.isDrawn(by: TrueContent.self) || OwnGround.isDrawn(by: FalseContent.self)
    }

    static var isShape: Bool { OwnGround.isShape(TrueContent.self) || OwnGround.isShape(FalseContent.self) }
}

extension Optional: GroundedView where Wrapped: View {
    static var hasOwnGround: Bool { OwnGround.isDrawn(by: Wrapped.self) }

    static var isShape: Bool { OwnGround.isShape(Wrapped.self) }
}

extension Group: GroundedView where Content: View {
    static var hasOwnGround: Bool { OwnGround.isDrawn(by: Content.self) }

    static var isShape: Bool { OwnGround.isShape(Content.self) }
}

extension ZStack: GroundedView {
    /// The first view is the ground of the others.
    static var hasOwnGround: Bool {
        func isShape(_ type: (some View).Type) -> Bool { OwnGround.isShape(type) }
        return (Content.self as? any SeveralViews.Type)?.first.map { isShape($0) } ?? false
    }

    static var isShape: Bool { false }
}
