/// The content of a layer above the screen, with the action that dismisses the layer.
struct LayerContent<Content: View> {
    let options: LayerOptions
    let dismiss: () -> Void
    let content: Content
}

extension LayerContent: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<LayerContent> {
        LayerContentNode(self, in: context)
    }
}

/// The root node inside a layer.
final class LayerContentNode<Content: View>:
    LayoutContainerNode<LayerContent<Content>, Content, LayerLayoutNode>, DismissTarget, PreferenceReader
{
    private var preferredScheme: ColorScheme?
    private var sheetSize = SheetSize()
    private var interaction = PresentationBackgroundInteraction.automatic
    private unowned let layers: LayerStack

    init(_ view: LayerContent<Content>, in context: NodeContext) {
        layers = context.host.layers
        super.init(view, in: context, content: { $0.content }) {
            LayerLayoutNode(view.options, owner: $0, shortcuts: context.host.shortcuts)
        }
        layoutNode.onEdgePress = { [unowned self] in chooseNextHeight() }
        let dismissals = context.host.dismissals
        layoutNode.onDismiss = { [unowned self, unowned dismissals] in
            guard let asking = dismissals.latest(in: self) else { return dismiss() }
            asking.ask { [weak self] in self?.dismiss() }
        }
        layoutNode.asksBeforeDismissal = { [unowned self, unowned dismissals] in dismissals.latest(in: self) != nil }
        layoutNode.letsBackgroundThrough = { [unowned self] in allowsBackground }
        layoutNode.isDismissDisabled = { [unowned self] in
            preference(InteractiveDismissDisabledKey.self) ?? false
        }
    }

    var isPresented: Bool { !isRemoved }
    var goesAfterAction: Bool { view.options.departure == .afterAction }

    override func prepare() {
        super.prepare()
        readPreference(PreferredColorSchemeKey.self)
        readPreference(PresentationDetentsKey.self)
        readPreference(PresentationSizingKey.self)
        readPreference(DragIndicatorKey.self)
        readPreference(LayerAdaptationKey.self)
        readPreference(BackgroundInteractionKey.self)
    }

    /// Applies the colour scheme and the size that the views of the window prefer.
    func preferencesDidChange() {
        adoptSheetSize()
        adoptOptions()
        adoptInteraction()
        let scheme = preference(PreferredColorSchemeKey.self) ?? nil
        guard scheme != preferredScheme else { return }
        preferredScheme = scheme
        let environment = childEnvironment
        forEachChild { $0.setEnvironment(environment, changed: EnvironmentValues.preferredSchemeIDs) }
        designDidChange()
    }

    private func designDidChange() {
        layoutNode.preferredDesign = preferredScheme == nil ? nil : childEnvironment.design
    }

    /// Applies the options, which depend on what the window has become on a small screen.
    private func adoptOptions() {
        let options = view.options.adapted(preference(LayerAdaptationKey.self) ?? .none)
        guard options != layoutNode.options else { return }
        layoutNode.options = options
        layers.placementsDidChange()
    }

    private func adoptInteraction() {
        let interaction = preference(BackgroundInteractionKey.self) ?? .automatic
        guard interaction != self.interaction else { return }
        self.interaction = interaction
        layoutNode.setNeedsDisplay()
    }

    /// Whether the views behind the window can be used at its current height.
    private var allowsBackground: Bool {
        switch interaction.kind {
        case .automatic, .disabled: return false
        case .enabled: return true
        case .upThrough(let detent):
            let screen = LayerPlace.greatest(on: layoutNode.frame.size)
            let rows = SheetSize.rows(at: detent, on: screen, in: environment, layoutContext.metrics)
            return rows.map { layoutNode.panel.size.height <= $0 } ?? false
        }
    }

    /// Applies the sizes that the views of the window prefer.
    private func adoptSheetSize() {
        var size = SheetSize(
            detents: preference(PresentationDetentsKey.self) ?? nil,
            sizing: preference(PresentationSizingKey.self) ?? nil,
            dragIndicator: preference(DragIndicatorKey.self) ?? .automatic)
        if size.detents?.detents == sheetSize.detents?.detents { size.chosen = sheetSize.chosen }
        sheetSize = size
        layoutNode.marksEdge = size.showsDragIndicator
        let hasChoice = (size.detents?.detents.count ?? 0) > 1
        layoutNode.onResize = hasChoice ? { [unowned self] in chooseHeight(isGreater: $0) } : nil
        layoutNode.canResize = { [unowned self] in nextHeight(isGreater: $0) != nil }
        layoutNode.fit = { [unowned self] room, screen, measure in
            sheetSize.proposal(room, on: screen, in: environment, layoutContext.metrics, measure: measure)
        }
    }

    /// Changes the height of the window to the next greater one, or to the smallest.
    private func chooseNextHeight() {
        if !chooseHeight(isGreater: true), let smallest = heights.first { choose(smallest.detent) }
    }

    /// Changes the height of the window to the next greater or smaller one; returns whether there is one.
    private func chooseHeight(isGreater: Bool) -> Bool {
        guard let next = nextHeight(isGreater: isGreater) else { return false }
        choose(next)
        return true
    }

    /// Returns the next greater or smaller height; `nil` if there is none.
    private func nextHeight(isGreater: Bool) -> PresentationDetent? {
        let current = layoutNode.panel.size.height
        let next = isGreater ? heights.first { $0.rows > current } : heights.last { $0.rows < current }
        return next?.detent
    }

    /// The heights that the window can have; nothing if there is no choice.
    private var heights: [(detent: PresentationDetent, rows: Int)] {
        let screen = LayerPlace.greatest(on: layoutNode.frame.size)
        let heights = sheetSize.heights(on: screen, in: environment, layoutContext.metrics)
        return heights.count > 1 ? heights : []
    }

    private func choose(_ detent: PresentationDetent) {
        sheetSize.chosen = detent
        sheetSize.detents?.select?(detent)
        layoutNode.invalidateLayout()
        layoutNode.setNeedsDisplay()
    }

    func dismiss() {
        view.dismiss()
    }

    override func viewDidChange(from old: LayerContent<Content>) {
        adoptOptions()
        super.viewDidChange(from: old)
    }

    /// The layer stack decides whether a layer is present: only a layer that covers the whole screen hides the layers
    /// beneath.
    override var isPresentWithParent: Bool { false }

    /// The preferences of a window do not concern the views beneath.
    override var passesPreferencesOn: Bool { false }

    override var childEnvironment: EnvironmentValues {
        var environment = environment
        environment.presentation = Presentation(self)
        environment.actionDismissal = Presentation(view.options.departure == .never ? nil : self)
        environment.isFocused = false
        environment.isInList = false
        environment.adoptWindowEnvironment()
        environment.linksFillRows = false
        environment.sectionLook = .bare
        environment.keyboardShortcut = nil
        environment.isInDialog = false
        if let preferredScheme { environment.prefer(preferredScheme) }
        return environment
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        var keys = keys
        if preferredScheme != nil, !keys.isDisjoint(with: EnvironmentValues.themedIDs) {
            keys.formUnion(EnvironmentValues.preferredSchemeIDs)
            designDidChange()
        }
        return EnvironmentValues.windowKeys(for: keys).subtracting([
            EnvironmentValues.presentationID, EnvironmentValues.actionDismissalID,
            EnvironmentValues.isFocusedID, EnvironmentValues.keyboardShortcutID,
            EnvironmentValues.isInDialogID,
        ])
    }
}

/// Whether the user cannot dismiss a layer.
struct InteractiveDismissDisabledKey: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}
