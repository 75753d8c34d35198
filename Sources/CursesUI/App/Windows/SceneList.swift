/// Several scenes: the first is shown, and the others can be opened over it. Settings and scenes of the menu bar are shown
/// only if there is no other.
public struct SceneList<First: Scene, each Other: Scene> {
    let first: First
    let others: (repeat each Other)
}

extension SceneList: PrimitiveScene {
    var view: AnyView {
        let scenes = openables
        let shown = shown
        // The settings are in the menus even if the app adds no menus.
        let offersSettings = !shown.isAccessory && scenes.contains { $0.answers(.settings) }
        let extras = shown.isAccessory ? [] : scenes.filter(\.isMenuBarExtra)
        var root = shown.rootView
        // So are the scenes of the menu bar.
        if offersSettings || !extras.isEmpty, !shown.hasCommands {
            root = AnyView(root.modifier(CommandsModifier(menus: EmptyCommands())))
        }
        return AnyView(
            root.modifier(SceneOpener(scenes: scenes))
                // A list within the list may have the settings.
                .transformEnvironment(\.offersSettings) { $0 = $0 || offersSettings }
                .transformEnvironment(\.menuBarExtras) { $0 += extras })
    }
    var hasCommands: Bool { shown.hasCommands }

    @MainActor
    private var shown: any Scene {
        guard first.isAccessory else { return first }
        for other in repeat each others {
            if !other.isAccessory { return other }
        }
        return first
    }
}

extension SceneList: OpenableSource {
    var openables: [OpenableScene] {
        var all = first.allOpenables
        repeat all += (each others).allOpenables
        return all
    }
}
