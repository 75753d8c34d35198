import CursesUI

extension RandomTreeGenerator {
    /// Views that show one of several screens, and modifiers for such views.
    static let screens: [Grower] = [
        { generator, depth in
            let knob = generator.knob()
            let (first, second) = (generator.child(depth), generator.child(depth))
            return RandomTree("TabView(selection: knob \(knob)) { \(first); \(second) }") { knobs in
                TabView(selection: Bindable(knobs.all[knob]).value) {
                    first(knobs).tabItem { Label("First", systemImage: "star") }.tag(0)
                    second(knobs).background { Color.blue.ignoresSafeArea() }
                        .tabItem { Text("Second") }.badge(2).tag(1)
                }
            }
        },
        { generator, depth in
            let (first, second) = (generator.child(depth), generator.child(depth))
            let (title, isLarge) = (generator.text(), generator.flag())
            return RandomTree("NavigationStack { \(first), link to \(second), \(title), \(isLarge) }") { knobs in
                NavigationStack {
                    VStack {
                        first(knobs)
                        NavigationLink("Go") { second(knobs).navigationTitle("Second") }
                    }
                    .frame(maxWidth: .infinity, maxHeight: isLarge(knobs) ? .infinity : nil)
                    .background { Color.blue.ignoresSafeArea() }
                    .navigationTitle(title(knobs))
                    .toolbarTitleDisplayMode(isLarge(knobs) ? .large : .inlineLarge)
                }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let (first, second) = (generator.child(depth), generator.child(depth))
            return RandomTree("NavigationSplitView { \(first) } detail: { \(second) }") { knobs in
                NavigationSplitView {
                    first(knobs)
                        .toolbar {
                            ToolbarItem(placement: .primaryAction) {
                                Button("Turn") { knobs.all[knob].value += 1 }
                            }
                            ToolbarItem(placement: .bottomBar) { Text("bottom") }
                        }
                } detail: {
                    second(knobs)
                }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let child = generator.child(depth)
            return RandomTree("NavigationView { \(child).searchable(text: knob \(knob)) }") { knobs in
                NavigationView {
                    child(knobs).searchable(text: Bindable(knobs.all[knob]).text)
                }
            }
        },
    ]

    /// Modifiers that handle keys and the mouse.
    static let gestures: [Grower] = [
        { generator, depth in
            let knob = generator.knob()
            let child = generator.child(depth)
            return RandomTree("\(child).onTapGesture { turns knob \(knob) }") { knobs in
                child(knobs).onTapGesture { knobs.all[knob].value += 1 }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let child = generator.child(depth)
            return RandomTree("\(child).focusable().onKeyPress(.space) { turns knob \(knob) }") { knobs in
                child(knobs).focusable().onKeyPress(.space) {
                    knobs.all[knob].value += 1
                    return .handled
                }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let child = generator.child(depth)
            return RandomTree("\(child).gesture(a drag that turns knob \(knob))") { knobs in
                child(knobs).gesture(
                    DragGesture().onChanged { knobs.all[knob].value = abs(Int($0.location.x)) % 60 })
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let child = generator.child(depth)
            return RandomTree("\(child).contextMenu { turns knob \(knob) }") { knobs in
                child(knobs).contextMenu { Button("Turn") { knobs.all[knob].value += 1 } }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let child = generator.child(depth)
            return RandomTree("\(child).animation(.default, value: knob \(knob))") { knobs in
                child(knobs).animation(.default, value: knobs.all[knob].value)
            }
        },
    ]
}
