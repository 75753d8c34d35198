import CursesUI

/// A UIKit view or controller that has been created, with its coordinator.
struct UIKitView<Object, Coordinator> {
    let view: Object
    let coordinator: Coordinator
}

/// Creates a UIKit view or controller once, and updates it whenever the value that describes it has changed.
@MainActor @preconcurrency
struct Represented<Value, Object, Coordinator, Content: View> {
    let value: Value
    let make: (Value, UIViewRepresentableContext<Value>) -> UIKitView<Object, Coordinator>
    let update: (Value, UIKitView<Object, Coordinator>, UIViewRepresentableContext<Value>) -> Void
    let dismantle: (UIKitView<Object, Coordinator>) -> Void
    let makeCoordinator: (Value) -> Coordinator
    let content: (UIKitView<Object, Coordinator>) -> Content

    @State private var box = Box()
    @Environment(\.self) private var environment

    /// Keeps the UIKit view alive as long as this view's node in the tree exists.
    @MainActor @preconcurrency
    private final class Box {
        var coordinator: Coordinator?
        var made: UIKitView<Object, Coordinator>?
        var dismantle: ((UIKitView<Object, Coordinator>) -> Void)?

        isolated deinit {
            if let made { dismantle?(made) }
        }
    }

    private func updated() -> UIKitView<Object, Coordinator> {
        let coordinator = box.coordinator ?? makeCoordinator(value)
        box.coordinator = coordinator
        let context = UIViewRepresentableContext<Value>(coordinator: coordinator, environment: environment)
        let made = box.made ?? make(value, context)
        box.made = made
        box.dismantle = dismantle
        update(value, made, context)
        return made
    }
}

extension Represented: View {
    var body: some View { content(updated()) }
}
