/// Registers the view for the values of a type.
struct NavigationDestinationModifier<Value: Hashable, Destination: View> {
    let destination: (Value) -> Destination
}

extension NavigationDestinationModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, NavigationDestinationModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, NavigationDestinationModifier>> {
        NavigationDestinationNode(view, in: context)
    }
}

final class NavigationDestinationNode<Content: View, Value: Hashable, Destination: View>:
    ModifierNode<Content, NavigationDestinationModifier<Value, Destination>>
{
    private var navigation: Navigation? { environment.navigation.navigation }

    override func prepare() {
        register()
    }

    override func modifierDidChange(from old: NavigationDestinationModifier<Value, Destination>) {
        register()
    }

    private func register() {
        graph.afterUpdate(.appear) { [weak self] in
            guard let self, !self.isRemoved else { return }
            let destination = self.modifier.destination
            self.navigation?.setDestination(for: Value.self, owner: self) {
                ($0.base as? Value).map { AnyView(destination($0)) }
            }
        }
    }

    override func willRemove() {
        navigation?.removeDestination(for: Value.self, owner: self)
    }
}

/// Shows a view while a binding is true.
struct NavigationSourceModifier<Destination: View> {
    let isPresented: Binding<Bool>
    let destination: () -> Destination
}

extension NavigationSourceModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, NavigationSourceModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, NavigationSourceModifier>> {
        NavigationSourceNode(view, in: context)
    }
}

final class NavigationSourceNode<Content: View, Destination: View>:
    ModifierNode<Content, NavigationSourceModifier<Destination>>, NavigationSource
{
    private var navigation: Navigation? { environment.navigation.navigation }
    private var isPresented = false

    override init(
        _ view: ModifiedContent<Content, NavigationSourceModifier<Destination>>,
        in context: NodeContext
    ) {
        super.init(view, in: context)
        refresh()
    }

    override func modifierDidChange(from old: NavigationSourceModifier<Destination>) {
        graph.unmarking(self) { refresh() }
        guard isPresented else { return }
        graph.afterUpdate(.appear) { [weak self] in
            guard let self else { return }
            self.navigation?.sourceDidChange(self)
        }
    }

    override func refresh() {
        let isWanted = tracking { modifier.isPresented.wrappedValue }
        guard isWanted != isPresented else { return }
        isPresented = isWanted
        graph.afterUpdate(.appear) { [weak self] in
            guard let self, !self.isRemoved else { return }
            if self.isPresented {
                self.environment.navigation.push(self)
            } else {
                self.navigation?.pop(self)
            }
        }
    }

    var destination: AnyView { AnyView(modifier.destination()) }

    func didComeBack() {
        isPresented = false
        modifier.isPresented.wrappedValue = false
    }

    /// When the view is removed, the screen that it has opened is removed as well.
    override func willRemove() {
        guard isPresented else { return }
        graph.afterUpdate(.disappear) { [navigation] in navigation?.pop(self) }
    }
}

extension View {
    /// Sets the view that a stack shows for values of a type. The values come from the stack's path or from a
    /// ``NavigationLink``.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestinationModifier<D, C>(destination: destination))
    }

    /// Shows a view in front of the screen that contains this view while a binding is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(NavigationSourceModifier(isPresented: isPresented, destination: destination))
    }

    /// Shows a view in front of the screen that contains this view while there is an item.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            NavigationSourceModifier(
                isPresented: Binding(
                    get: { item.wrappedValue != nil },
                    set: { if !$0 { item.wrappedValue = nil } }
                ),
                destination: { item.wrappedValue.map { destination($0) } }
            )
        )
    }
}
