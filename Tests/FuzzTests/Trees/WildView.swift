import CursesUI
import Foundation
import Testing

/// A view that takes a number.
struct WildView: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (Double) -> AnyView

    private init(_ name: String, @ViewBuilder _ make: @escaping @MainActor @Sendable (Double) -> some View) {
        testDescription = name
        self.make = { AnyView(make($0)) }
    }

    /// The integer that is nearest to a number.
    private static func count(_ number: Double) -> Int {
        number.isNaN ? 0 : number >= 0x1p63 ? .max : number <= -0x1p63 ? .min : Int(number)
    }

    static var all: [WildView] { drawings + motions + times + containers + controls }

    private static var drawings: [WildView] {
        [
            WildView("an arc's start") { number in
                Path {
                    $0.addArc(
                        center: CGPoint(x: 5, y: 3), radius: 3, startAngle: .radians(number), endAngle: .degrees(90),
                        clockwise: false)
                }
                .stroke()
            },
            WildView("an arc's end") { number in
                Path {
                    $0.addArc(
                        center: CGPoint(x: 5, y: 3), radius: 3, startAngle: .zero, endAngle: .degrees(number),
                        clockwise: true)
                }
                .fill()
            },
            WildView("a relative arc") { number in
                Path {
                    $0.addRelativeArc(
                        center: CGPoint(x: 5, y: 3), radius: 3, startAngle: .zero, delta: .degrees(number))
                }
                .stroke()
            },
            WildView("a radius") { number in
                Path {
                    $0.addArc(
                        center: CGPoint(x: 5, y: 3), radius: number, startAngle: .zero, endAngle: .degrees(90),
                        clockwise: false)
                }
                .fill()
            },
            WildView("a trimmed path") { Circle().trim(from: $0, to: 1 - $0).stroke() },
            WildView("a shadow") { Text(verbatim: "a").shadow(radius: $0, x: $0, y: $0) },
            WildView("a rotation") { Rectangle().frame(width: 6, height: 3).rotationEffect(.degrees($0)) },
            WildView("a scale") { Rectangle().frame(width: 6, height: 3).scaleEffect($0) },
            WildView("a turn") { number in
                Rectangle().frame(width: 6, height: 3).rotation3DEffect(.degrees(number), axis: (number, 1, 0))
            },
            WildView("colours") {
                Color.red.hueRotation(.degrees($0)).brightness($0).contrast($0).saturation($0).opacity($0)
            },
            WildView("a gradient") { number in
                LinearGradient(
                    stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
                    startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom)
            },
            WildView("a round gradient") {
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0, endRadius: 1 - $0)
            },
            WildView("an angular gradient") {
                AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees($0))
            },
            WildView("a measured text") { number in
                Canvas { context, _ in
                    let text = context.resolve(Text(verbatim: "some words"))
                    let size = text.measure(in: CGSize(width: number, height: number))
                    context.draw(text, at: CGPoint(x: number, y: size.height))
                    context.stroke(
                        Path(ellipseIn: CGRect(x: 0, y: 0, width: number, height: 4)), with: .color(.red),
                        lineWidth: number)
                }
            },
            WildView("rounded corners") { RoundedRectangle(cornerRadius: $0).fill().frame(width: 8, height: 4) },
        ]
    }

    private static var motions: [WildView] {
        let animations: [(String, @MainActor @Sendable (Double) -> Animation)] = [
            ("a spring's response", { .spring(response: $0, dampingFraction: 0.7) }),
            ("a spring's damping", { .spring(response: 0.5, dampingFraction: $0) }),
            ("a spring's bounce", { .spring(duration: 0.5, bounce: $0) }),
            ("a spring's stiffness", { .interpolatingSpring(mass: $0, stiffness: $0, damping: $0) }),
            ("an animation's duration", { .linear(duration: $0) }),
            ("an animation's delay", { .linear(duration: 0.3).delay($0) }),
            ("an animation's speed", { .linear(duration: 0.3).speed($0) }),
            ("an animation's curve", { .timingCurve($0, 0, 0, $0, duration: 1) }),
            ("an animation's runs", { .linear(duration: 0.1).repeatCount(count($0)) }),
            ("an endless animation", { .linear(duration: $0).repeatForever() }),
        ]
        let moved = animations.map { name, animation in
            WildView(name) { Moving(animation: animation($0), anchor: .center) }
        }
        return moved + [
            WildView("a transition") { number in
                Moving(
                    animation: .linear(duration: 1), anchor: UnitPoint(x: number, y: number),
                    transition: .offset(x: number, y: number))
            },
            WildView("phases") { number in
                Text(verbatim: "a").phaseAnimator([0.2, 1]) {
                    $0.opacity($1)
                } animation: { _ in
                    .easeIn(duration: number)
                }
            },
            WildView("keyframes") { number in
                Text(verbatim: "a").keyframeAnimator(initialValue: 0.0) {
                    $0.offset(x: $1)
                } keyframes: { _ in
                    LinearKeyframe(number, duration: number)
                    SpringKeyframe(3, duration: 1)
                }
            },
            WildView("a symbol's motion") { number in
                Image(systemName: "star")
                    .symbolEffect(.variableColor, options: .speed(number).repeat(count(number)), value: count(number))
                    .symbolEffect(.pulse, options: .speed(number))
            },
        ]
    }

    private static var times: [WildView] {
        [
            WildView("a schedule") { number in
                TimelineView(.periodic(from: .now, by: number)) { _ in Text(verbatim: "a") }
            },
            WildView("a schedule's start") { number in
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: number), by: 0.1)) { _ in
                    Text(verbatim: "a")
                }
            },
            WildView("a schedule of frames") { number in
                TimelineView(.animation(minimumInterval: number)) { _ in Text(verbatim: "a") }
            },
            WildView("dates") { number in
                TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: number)])) { _ in Text(verbatim: "a") }
            },
            WildView("an offset") { number in
                Text(
                    .durationOffset(to: Date(timeIntervalSinceReferenceDate: number)),
                    format: .time(pattern: .hourMinuteSecond))
            },
            WildView("a relative date") {
                Text(Date(timeIntervalSinceReferenceDate: $0), style: .relative)
            },
            WildView("a timer") { Text(Date(timeIntervalSinceReferenceDate: $0), style: .timer) },
            WildView("a long press") {
                Text(verbatim: "a").onLongPressGesture(minimumDuration: $0, maximumDistance: $0) {}
            },
        ]
    }

    private static var containers: [WildView] {
        [
            WildView("an anchor") { Scrolled(anchor: UnitPoint(x: 0, y: $0)) },
            WildView("a place to scroll to") { Scrolled(anchor: .top, point: CGPoint(x: $0, y: $0)) },
            WildView("a column's span") { number in
                Grid {
                    GridRow { Text(verbatim: "a").gridCellColumns(count(number)) }
                    GridRow {
                        Text(verbatim: "b").gridCellColumns(count(number))
                        Text(verbatim: "c").gridCellColumns(count(number))
                    }
                }
            },
            WildView("a grid's spacing") { number in
                Grid(horizontalSpacing: number, verticalSpacing: number) {
                    GridRow {
                        Text(verbatim: "b")
                        Text(verbatim: "c").gridCellAnchor(UnitPoint(x: number, y: number))
                    }
                }
            },
            WildView("a split view's column") { number in
                NavigationSplitView {
                    Text(verbatim: "a").navigationSplitViewColumnWidth(number)
                } content: {
                    Text(verbatim: "b").navigationSplitViewColumnWidth(min: number, ideal: 3, max: number)
                } detail: {
                    Text(verbatim: "c")
                }
            },
            WildView("an inspector's column") { number in
                Text(verbatim: "a").inspector(isPresented: .constant(true)) {
                    Text(verbatim: "b").inspectorColumnWidth(number)
                }
            },
            WildView("a sheet's heights") { number in
                Text(verbatim: "a").sheet(isPresented: .constant(true)) {
                    Text(verbatim: "b").presentationDetents([.height(number), .fraction(number)])
                }
            },
            WildView("a table's column") { number in
                Table([Item(id: 0), Item(id: 1)]) {
                    TableColumn("A") { Text(verbatim: "\($0.id)") }.width(number)
                    TableColumn("B") { Text(verbatim: "\($0.id)") }.width(min: number, ideal: number, max: number)
                }
            },
            WildView("a list") { number in
                List {
                    Section {
                        Text(verbatim: "a")
                            .listRowInsets(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
                            .listRowSeparator(.visible)
                    }
                }
                .listRowSpacing(number)
                .listSectionSpacing(number)
                .environment(\.defaultMinListRowHeight, number)
            },
            WildView("a lazy grid") { number in
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: number, maximum: number), spacing: number)]) {
                        Text(verbatim: "a")
                        Text(verbatim: "b")
                    }
                }
            },
            WildView("margins") {
                ScrollView { Text(verbatim: "a") }.contentMargins($0).safeAreaPadding($0)
            },
            WildView("a part of a container") { number in
                ScrollView {
                    Text(verbatim: "a").containerRelativeFrame(
                        .horizontal, count: count(number), span: count(number), spacing: number)
                }
            },
            WildView("a preference") { Preferring(number: $0) },
            WildView("a custom layout") { number in
                WildLayout(number: number) { Text(verbatim: "a") }.alignmentGuide(.leading) { _ in CGFloat(number) }
            },
            WildView("orders") { number in
                ZStack {
                    Text(verbatim: "a").zIndex(number)
                    Text(verbatim: "b").layoutPriority(number).position(x: number, y: number)
                }
            },
        ]
    }

    private static var controls: [WildView] {
        [
            WildView("a gauge") { Gauge(value: $0) { Text(verbatim: "a") } },
            WildView("a gauge's range") {
                Gauge(value: 1, in: min(0, $0)...max(0, $0)) { Text(verbatim: "a") }
            },
            WildView("progress") { ProgressView(value: $0, total: $0) },
            WildView("a slider") { Slider(value: .constant($0), in: 0...1) },
            WildView("a slider's range") { Slider(value: .constant(0), in: min(0, $0)...max(0, $0)) },
            WildView("a stepper") { Stepper("a", value: .constant(1.0), step: $0) },
            WildView("a text's lines") { Text(verbatim: "some words").lineLimit(count($0)).lineSpacing($0) },
            WildView("a text's spaces") {
                Text(verbatim: "some words").tracking($0).kerning($0).baselineOffset($0)
            },
            WildView("a rolling number") { number in
                Rolling(number: number)
            },
        ]
    }
}

private struct Item: Identifiable {
    let id: Int
}

private struct Moving: View {
    let animation: Animation
    let anchor: UnitPoint
    var transition = AnyTransition.move(edge: .leading)
    @State private var isOn = false
    @Namespace private var space

    var body: some View {
        VStack {
            Button("Go") { withAnimation(animation) { isOn.toggle() } }
            if isOn {
                Text(verbatim: "moved").transition(transition)
                Text(verbatim: "matched").matchedGeometryEffect(id: 1, in: space, anchor: anchor)
            } else {
                Text(verbatim: "m").padding().matchedGeometryEffect(id: 1, in: space, anchor: anchor)
            }
            Text(verbatim: "offset").offset(x: isOn ? 5 : 0)
            Text(verbatim: isOn ? "17" : "18").contentTransition(.numericText())
        }
    }
}

private struct Scrolled: View {
    let anchor: UnitPoint
    var point: CGPoint?
    @State private var position = ScrollPosition()

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Button("Go") {
                    if let point { position.scrollTo(point: point) } else { proxy.scrollTo(15, anchor: anchor) }
                }
                ScrollView {
                    ForEach(0..<20) { Text(verbatim: "row \($0)") }
                }
                .scrollPosition($position)
                .defaultScrollAnchor(anchor)
            }
        }
    }
}

private struct NumberKey: PreferenceKey {
    static let defaultValue = 0.0

    static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

private struct Preferring: View {
    let number: Double
    @State private var known = 0.0
    @State private var changes = 0

    var body: some View {
        VStack {
            Text(verbatim: "\(known) \(changes)").preference(key: NumberKey.self, value: number)
            Text(verbatim: "a")
        }
        .onPreferenceChange(NumberKey.self) { known = $0 }
        .onChange(of: known) { changes += 1 }
    }
}

private struct WildLayout: Layout {
    let number: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        _ = subviews[0].sizeThatFits(ProposedViewSize(width: number, height: number))
        return CGSize(width: number, height: number)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(
            at: CGPoint(x: number, y: number), anchor: UnitPoint(x: number, y: number),
            proposal: ProposedViewSize(width: number, height: number))
    }
}

private struct Rolling: View {
    let number: Double
    @State private var shown = 10

    var body: some View {
        Button {
            withAnimation(.timingCurve(0, number, 0, number, duration: 1)) { shown += 7 }
        } label: {
            Text(verbatim: "\(shown)").contentTransition(.numericText(value: number))
        }
    }
}
