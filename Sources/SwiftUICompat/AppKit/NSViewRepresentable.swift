import CursesUI

/// An AppKit view in SwiftUI. It is shown in the same way as a ``UIViewRepresentable``.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    /// Creates the view. Called once.
    @MainActor @preconcurrency
    func makeNSView(context: Context) -> NSViewType

    /// Updates the view.
    @MainActor @preconcurrency
    func updateNSView(_ nsView: NSViewType, context: Context)

    /// Cleans up after the view has been removed.
    @MainActor @preconcurrency
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)

    /// Creates the coordinator. Called once.
    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator
}

/// The context of an AppKit view in SwiftUI.
public typealias NSViewRepresentableContext<Representable> = UIViewRepresentableContext<Representable>

extension UIViewRepresentableContext where Representable: NSViewRepresentable {
    /// The coordinator, which receives the view's events.
    public var coordinator: Representable.Coordinator { coordinator() }
}

extension NSViewRepresentable {
    /// The content of the view, or a frame with the name of this type if the view has no content.
    public var body: some View {
        Represented(
            value: self,
            make: {
                let view = $0.makeNSView(context: $1)
                // Views add their tracking areas there.
                view.updateTrackingAreas()
                view.enterWindow()
                return UIKitView(view: view, coordinator: $1.coordinator)
            },
            update: { $0.updateNSView($1.view, context: $2) },
            dismantle: { Self.dismantleNSView($0.view, coordinator: $0.coordinator) },
            makeCoordinator: { $0.makeCoordinator() },
            content: { ShownUIView($0.view, name: "\(Self.self)") })
    }

    /// Does nothing.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
}

extension NSViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// An AppKit controller in SwiftUI. It is shown in the same way as a ``UIViewControllerRepresentable``.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    /// Creates the controller. Called once.
    @MainActor @preconcurrency
    func makeNSViewController(context: Context) -> NSViewControllerType

    /// Updates the controller.
    @MainActor @preconcurrency
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)

    /// Creates the coordinator. Called once.
    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator
}

/// The context of an AppKit controller in SwiftUI.
public typealias NSViewControllerRepresentableContext<Representable> = UIViewRepresentableContext<Representable>

extension UIViewRepresentableContext where Representable: NSViewControllerRepresentable {
    /// The coordinator, which receives the controller's events.
    public var coordinator: Representable.Coordinator { coordinator() }
}

extension NSViewControllerRepresentable {
    /// The views of the controller, or a frame with the name of this type if they have no content.
    public var body: some View {
        Represented(
            value: self,
            make: { UIKitView(view: $0.makeNSViewController(context: $1), coordinator: $1.coordinator) },
            update: { $0.updateNSViewController($1.view, context: $2) },
            dismantle: { _ in },
            makeCoordinator: { $0.makeCoordinator() },
            content: { ShownController($0.view, name: "\(Self.self)") })
    }
}

extension NSViewControllerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}
