import CursesUI

/// A view of UIKit in SwiftUI.
///
/// The view is made and updated as in SwiftUI. A terminal shows a label, a text view or a picture as its content, and
/// any other view as a frame with the name of this type.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once.
    @MainActor @preconcurrency
    func makeUIView(context: Context) -> UIViewType

    /// Brings the view up to date.
    @MainActor @preconcurrency
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Cleans up when the view has gone.
    @MainActor @preconcurrency
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Makes the object that the view reports to, once.
    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator

    /// The size of the view; not asked for: the content of the view decides.
    @MainActor @preconcurrency
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// The content of the view, or a frame with the name of this type.
    public var body: some View {
        Represented(
            value: self,
            make: { UIKitView(view: $0.makeUIView(context: $1), coordinator: $1.coordinator) },
            update: { $0.updateUIView($1.view, context: $2) },
            dismantle: { Self.dismantleUIView($0.view, coordinator: $0.coordinator) },
            makeCoordinator: { $0.makeCoordinator() },
            content: { ShownUIView($0.view, name: "\(Self.self)") })
    }

    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// No size of its own.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    /// No object.
    public func makeCoordinator() {}
}

/// The surroundings of a view of UIKit in SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> {
    private let anyCoordinator: Any
    /// The transaction of the update: one without an animation.
    public let transaction: Transaction
    /// The environment of the view.
    public let environment: EnvironmentValues

    init(coordinator: Any, environment: EnvironmentValues) {
        anyCoordinator = coordinator
        transaction = Transaction()
        self.environment = environment
    }

    func coordinator<Coordinator>(as type: Coordinator.Type = Coordinator.self) -> Coordinator {
        anyCoordinator as! Coordinator
    }
}

extension UIViewRepresentableContext where Representable: UIViewRepresentable {
    /// The object that the view reports to.
    public var coordinator: Representable.Coordinator { coordinator() }
}

/// A controller of UIKit in SwiftUI.
///
/// The controller is made and updated as in SwiftUI. A terminal shows a ``UIHostingController`` as its views, and any
/// other as what its view holds, or as a frame with the name of this type.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once.
    @MainActor @preconcurrency
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Brings the controller up to date.
    @MainActor @preconcurrency
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Cleans up when the controller has gone.
    @MainActor @preconcurrency
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Makes the object that the controller reports to, once.
    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator
}

/// The surroundings of a controller of UIKit in SwiftUI.
public typealias UIViewControllerRepresentableContext<Representable> = UIViewRepresentableContext<Representable>

extension UIViewRepresentableContext where Representable: UIViewControllerRepresentable {
    /// The object that the controller reports to.
    public var coordinator: Representable.Coordinator { coordinator() }
}

extension UIViewControllerRepresentable {
    /// The views of the controller, or a frame with the name of this type.
    public var body: some View {
        Represented(
            value: self,
            make: { UIKitView(view: $0.makeUIViewController(context: $1), coordinator: $1.coordinator) },
            update: { $0.updateUIViewController($1.view, context: $2) },
            dismantle: { Self.dismantleUIViewController($0.view, coordinator: $0.coordinator) },
            makeCoordinator: { $0.makeCoordinator() },
            content: { ShownController($0.view, name: "\(Self.self)") })
    }

    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// No object.
    public func makeCoordinator() {}
}
