/// Several scenes: the first is shown, and the others can be opened over it.
public struct SceneList<First: Scene, each Other: Scene> {
    let first: First
    let others: (repeat each Other)
}

extension SceneList: PrimitiveScene {
    var view: AnyView { AnyView(first.rootView.modifier(SceneOpener(scenes: openables))) }
}

extension SceneList: OpenableSource {
    var openables: [OpenableScene] {
        var all = first.allOpenables
        repeat all += (each others).allOpenables
        return all
    }
}
