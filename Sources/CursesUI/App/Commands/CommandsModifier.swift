import CursesUITerminal

/// Adds command menus to a view. Their keyboard shortcuts work, and F10 opens the menus.
struct CommandsModifier<Menus: Commands> {
    let menus: Menus
    private var properties = CommandsProperties()
    @State private var isPresented = false
    @Environment(\.offersSettings) private var offersSettings
    @Environment(\.menuBarExtras) private var extras

    init(menus: Menus) {
        self.menus = menus
    }

    /// The key that opens the menus, as in desktop apps.
    private static var key: KeyEquivalent { .function(10) }
}

extension CommandsModifier: ViewModifier {
    func body(content: Content) -> some View {
        let entries = properties.entries(of: menus).withSettings(offersSettings)
        let titles = Self.titles(of: entries)
        content
            .environment(\.offersSettings, false)
            .environment(\.menuBarExtras, [])
            .modifier(
                LayeredModifier(
                    layer: KeysOnly {
                        ForEach(titles, id: \.self) { Self.items(of: $0, in: entries) }
                        if !titles.isEmpty || !extras.isEmpty {
                            Button("Menus") { isPresented = true }
                                .keyboardShortcut(Self.key, modifiers: [])
                        }
                    }
                    .accessibilityHidden(true),
                    alignment: .topLeading,
                    isInFront: false
                )
            )
            .menuLayer(isPresented: $isPresented, placement: .attachedTo(CellPoint(column: 0, row: -1))) {
                ForEach(titles, id: \.self) { title in
                    Menu(title) { Self.items(of: title, in: entries) }
                }
                ForEach(Array(extras.enumerated()), id: \.offset) { MenuBarExtraMenu(scene: $0.element) }
            }
    }

    /// The titles of the menus without duplicates.
    @MainActor
    private static func titles(of entries: [CommandEntry]) -> [String] {
        var titles: [String] = []
        for entry in entries where !titles.contains(entry.title) { titles.append(entry.title) }
        return titles
    }

    @MainActor
    private static func items(of title: String, in entries: [CommandEntry]) -> some View {
        ForEach(Array(entries.filter { $0.title == title }.compactMap(\.content).enumerated()), id: \.offset) {
            $0.element
        }
    }
}

/// A scene with menus.
struct CommandsScene<Base: Scene, Menus: Commands>: PrimitiveScene {
    let base: Base
    let menus: Menus

    var view: AnyView { AnyView(base.rootView.modifier(CommandsModifier(menus: menus))) }
    var hasCommands: Bool { true }
    var isAccessory: Bool { base.isAccessory }
}

extension CommandsScene: OpenableSource {
    var openables: [OpenableScene] { base.allOpenables }
}

extension Scene {
    /// Adds command menus to the app. Their keyboard shortcuts work wherever the focus is, and F10 opens the menus.
    ///
    /// If the app has ``Settings``, the menu App opens them, unless a ``CommandGroup`` replaces `appSettings`.
    @MainActor @preconcurrency
    public func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        CommandsScene(base: self, menus: content())
    }

    /// Changes nothing: the only automatic entry opens the ``Settings`` of the app, and a ``CommandGroup`` that
    /// replaces `appSettings` removes it.
    @MainActor @preconcurrency
    public func commandsRemoved() -> some Scene { self }

    /// Adds command menus to the app, as ``commands(content:)`` does.
    @MainActor @preconcurrency
    public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        commands(content: content)
    }
}
