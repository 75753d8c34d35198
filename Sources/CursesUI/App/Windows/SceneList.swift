/// Several scenes: the first is shown, and the others can be opened over it. Settings and scenes of the menu bar are shown
/// only if there is no other.
public struct SceneList<First: Scene, each Other: Scene> {
    let first: First
    let others: (repeat each Other)
}

extension SceneList: PrimitiveScene {
    var view: AnyView { AnyView(shown.modifier(SceneOpener(scenes: openables))) }

    @MainActor
    private var shown: AnyView {
        guard first.isAccessory else { return first.rootView }
        for other in repeat each others {
            if !other.isAccessory { return other.rootView }
        }
        return first.rootView
    }
}

extension SceneList: OpenableSource {
    var openables: [OpenableScene] {
        var all = first.allOpenables
        repeat all += (each others).allOpenables
        return all
    }
}
