/// Opens scenes in a sheet above the view, one at a time.
struct SceneOpener {
    let scenes: [OpenableScene]
    @State private var opened: OpenedWindow?
    @State private var count = 0

    init(scenes: [OpenableScene]) {
        self.scenes = scenes
    }

    /// A sheet that has been opened.
    fileprivate struct OpenedWindow: Identifiable {
        let id: Int
        let request: WindowRequest
    }
}

extension SceneOpener: ViewModifier {
    func body(content: Content) -> some View {
        content
            .sheet(item: $opened) { window in
                if let scene = scenes.first(where: { $0.answers(window.request) }) {
                    OpenedScene(scene: scene, request: window.request)
                }
            }
            .environment(\.openWindow, OpenWindowAction { open($0) })
            .environment(\.openMenuBarExtra) { open(.menuBarExtra($0)) }
            .environment(\.openSettings, OpenSettingsAction { open(.settings) })
            .environment(\.dismissWindow, DismissWindowAction { close($0) })
            .environment(\.supportsMultipleWindows, scenes.filter { !$0.isMenuBarExtra }.count > 1)
    }

    /// Opens a scene, replacing a scene that is open.
    @MainActor
    private func open(_ request: WindowRequest) {
        guard scenes.contains(where: { $0.answers(request) }) else { return }
        count += 1
        opened = OpenedWindow(id: count, request: request)
    }

    /// Closes the sheet if it shows the scene that the request refers to; `nil` closes any sheet.
    @MainActor
    private func close(_ request: WindowRequest?) {
        guard let opened else { return }
        if let request {
            guard let shown = scenes.firstIndex(where: { $0.answers(opened.request) }),
                scenes.firstIndex(where: { $0.answers(request) }) == shown
            else { return }
        }
        self.opened = nil
    }
}

/// The content of a scene in a sheet, below its title.
private struct OpenedScene: View {
    let scene: OpenableScene
    let request: WindowRequest

    var body: some View {
        if let title = scene.title { title.bold() }
        scene.content(value)
    }

    private var value: Any? {
        if case .window(_, let value) = request { value } else { nil }
    }
}
