import SwiftUI

/// All forms of gestures, keys and focus that occur in tutorials.
struct GestureForms: View {
    @GestureState private var translation = CGSize.zero
    @GestureState(initialValue: false) private var isHeld: Bool
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var drag = CGSize.zero
    @State private var offset = CGSize.zero
    @State private var scale: CGFloat = 1
    @State private var count = 0
    @FocusState private var focus: Field?

    enum Field: Hashable { case name, place }

    var body: some View {
        VStack {
            Text("tap").onTapGesture { count += 1 }
            Text("twice").onTapGesture(count: 2) { count += 2 }
            Text("where").onTapGesture { location in count += Int(location.x) }
            Text("where").onTapGesture(coordinateSpace: .global) { location in count += Int(location.y) }
            Text("long").onLongPressGesture { count = 0 }
            Text("long").onLongPressGesture(minimumDuration: 0.5) {
                count = 0
            } onPressingChanged: { _ in
            }
            Text("long").onLongPressGesture(minimumDuration: 1, maximumDistance: 20, pressing: { _ in }, perform: {})
            Text("drag")
                .offset(x: offset.width + translation.width, y: offset.height + translation.height)
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .local)
                        .updating($translation) { value, state, transaction in state = value.translation }
                        .onChanged { offset = $0.translation }
                        .onEnded { value in offset = value.predictedEndTranslation }
                )
            Text("magnify").gesture(MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in scale = 1 })
            Text("magnify").gesture(MagnifyGesture().onChanged { scale = $0.magnification })
            Text("rotate").gesture(RotationGesture().onChanged { count = Int($0.degrees) })
            Text("rotate").gesture(RotateGesture().onChanged { count = Int($0.rotation.degrees) })
            Text("spatial").gesture(SpatialTapGesture().onEnded { count = Int($0.location.x) })
            Text("both").gesture(TapGesture().simultaneously(with: LongPressGesture()).onEnded { _ in count += 1 })
            Text("one after the other")
                .gesture(
                    LongPressGesture(minimumDuration: 0.5)
                        .sequenced(before: DragGesture())
                        .updating($drag) { value, state, _ in
                            switch value {
                            case .second(true, let drag?): state = drag.translation
                            default: break
                            }
                        }
                )
            Text("one of them").gesture(
                TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
                    switch value {
                    case .first: count += 2
                    case .second: count += 1
                    }
                })
            Text("priority").highPriorityGesture(TapGesture().onEnded { count += 1 })
            Text("simultaneous").simultaneousGesture(TapGesture().onEnded { _ in count += 1 })
            Text("mapped").gesture(DragGesture().map { $0.translation.width }.onEnded { count = Int($0) })
            Text("held").gesture(LongPressGesture().updating($isHeld) { current, state, _ in state = current })
        }
        VStack {
            TextField("Name", text: .constant("")).focused($focus, equals: .name).defaultFocus($focus, .name)
            Text("key").focusable().onKeyPress(.space) { .handled }
            Text("keys").focusable().onKeyPress(keys: [.upArrow, "q"], phases: .all) { press in
                press.phase == .up ? .ignored : .handled
            }
            Text("shortcut").focusable().onKeyPress(characters: .alphanumerics, phases: [.down, .repeat]) { _ in
                .ignored
            }
            Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift]).keyboardShortcut(.return)
            Text("hover").onHover { _ in }.hoverEffect(.lift).help("What it does")
            Text("hover").onContinuousHover { phase in
                if case .active(let point) = phase { count = Int(point.x) }
            }
            Text("hit").allowsHitTesting(false).contentShape(.interaction, Circle())
            Text("drop").draggable("text").dropDestination(for: String.self) { _, _ in true }
            Text("exit").onExitCommand {}.onMoveCommand { _ in }.onDeleteCommand {}
        }
        .focusSection()
    }
}
