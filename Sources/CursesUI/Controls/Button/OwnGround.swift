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
        return isDrawn(by: type(of: view)) || isFigure(view)
    }

    /// Returns whether a view is only a symbol that is drawn as a figure.
    private static func isFigure<V: View>(_ view: V) -> Bool {
        // As above, casts that fail are done once for each type.
        if V.self == Text.self { return false }
        let id = ObjectIdentifier(V.self)
        let isImage = images[id] ?? (V.self as? any ImageView.Type)?.consistsOfImage ?? false
        images[id] = isImage
        return isImage && (view as? any ImageView)?.isFigure == true
    }

    private static var images: [ObjectIdentifier: Bool] = [:]

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

/// A view that may consist of one image.
@MainActor
private protocol ImageView {
    static var consistsOfImage: Bool { get }
    /// Whether the image is a symbol that fills a frame of more than a few cells.
    var isFigure: Bool { get }
}

extension Image: ImageView {
    fileprivate static var consistsOfImage: Bool { true }
    fileprivate var isFigure: Bool { symbolName != nil && resizing != nil }
}

extension ZStack: ImageView where Content: View {
    fileprivate static var consistsOfImage: Bool { (Content.self as? any ImageView.Type)?.consistsOfImage ?? false }
    fileprivate var isFigure: Bool { (content as? any ImageView)?.isFigure == true }
}

extension ModifiedContent: ImageView where Content: View, Modifier: ViewModifier {
    fileprivate static var consistsOfImage: Bool { (Content.self as? any ImageView.Type)?.consistsOfImage ?? false }

    fileprivate var isFigure: Bool {
        guard let image = content as? any ImageView, image.isFigure else { return false }
        guard let frame = modifier as? FixedFrameModifier else { return true }
        return [frame.width, frame.height].allSatisfy { $0.map { $0 >= Self.leastSide } ?? true }
    }

    /// The side, in points, of a frame in which every symbol is a figure.
    private static var leastSide: CGFloat { 48 }
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
