import CursesUI

/// A UIKit view in SwiftUI.
///
/// The view is created and updated as in SwiftUI. A terminal shows the content of a label, a text view or an image
/// view; any other view is shown as a frame with the name of this type.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view. Called once.
    @MainActor @preconcurrency
    func makeUIView(context: Context) -> UIViewType

    /// Updates the view.
    @MainActor @preconcurrency
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Cleans up after the view has been removed.
    @MainActor @preconcurrency
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Creates the coordinator. Called once.
    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator

    /// Returns the size of the view. Never called: the content of the view determines its size.
    @MainActor @preconcurrency
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// The content of the view, or a frame with the name of this type if the view has no content.
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

    /// Returns `nil`: the content determines the size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// The context of a UIKit view in SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> {
    private let anyCoordinator: Any
    /// The transaction of the update, which never has an animation.
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
    /// The coordinator, which receives the view's events.
    public var coordinator: Representable.Coordinator { coordinator() }
}

/// A UIKit controller in SwiftUI.
///
/// The controller is created and updated as in SwiftUI. A terminal shows a ``UIHostingController`` as its SwiftUI view.
/// It shows any other controller as the content of its view, or as a frame with the name of this type if the view has
/// no content.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller. Called once.
    @MainActor @preconcurrency
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Updates the controller.
    @MainActor @preconcurrency
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Cleans up after the controller has been removed.
    @MainActor @preconcurrency
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Creates the coordinator. Called once.
    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator
}

/// The context of a UIKit controller in SwiftUI.
public typealias UIViewControllerRepresentableContext<Representable> = UIViewRepresentableContext<Representable>

extension UIViewRepresentableContext where Representable: UIViewControllerRepresentable {
    /// The coordinator, which receives the controller's events.
    public var coordinator: Representable.Coordinator { coordinator() }
}

extension UIViewControllerRepresentable {
    /// The views of the controller, or a frame with the name of this type if they have no content.
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
    /// Creates no coordinator.
    public func makeCoordinator() {}
}
