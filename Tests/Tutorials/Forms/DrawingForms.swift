import SwiftUI

/// All forms of shapes, images and effects that occur in tutorials.
struct DrawingForms: View {
    @State private var isOn = false
    @State private var angle = Angle.zero
    @Namespace private var namespace

    var body: some View {
        ScrollView {
            VStack {
                shapes; images; effects; canvases; motion
            }
        }
    }

    @ViewBuilder private var shapes: some View {
        figures
        paths
        fills
        colors
    }

    @ViewBuilder private var figures: some View {
        Rectangle().fill(.red).frame(width: 80, height: 32)
        RoundedRectangle(cornerRadius: 25, style: .continuous).fill(Color.green).frame(height: 32)
        RoundedRectangle(cornerSize: CGSize(width: 20, height: 20)).stroke(.blue, lineWidth: 2).frame(height: 48)
        Capsule(style: .circular).strokeBorder(.orange, lineWidth: 4).frame(height: 32)
        Circle().fill(RadialGradient(colors: [.red, .black], center: .center, startRadius: 0, endRadius: 50))
        Ellipse().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
        Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [10, 5]))
    }

    @ViewBuilder private var paths: some View {
        Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 80, y: 32))
            path.addQuadCurve(to: CGPoint(x: 0, y: 32), control: CGPoint(x: 40, y: 0))
            path.addCurve(to: .zero, control1: CGPoint(x: 10, y: 10), control2: CGPoint(x: 20, y: 20))
            path.closeSubpath()
        }
        .fill(.purple, style: FillStyle(eoFill: true))
        .frame(width: 80, height: 32)
        Triangle().stroke(.red, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round)).frame(height: 64)
    }

    @ViewBuilder private var fills: some View {
        Circle().inset(by: 8).fill(.mint).frame(height: 64)
        UnevenRoundedRectangle(cornerRadii: .init(topLeading: 10)).fill(.cyan.gradient).frame(height: 32)
        Circle().fill(.red).stroke(.black, lineWidth: 2).frame(height: 48)
    }

    @ViewBuilder private var colors: some View {
        Color.red.frame(height: 16).ignoresSafeArea()
        Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8).frame(height: 16)
        Color(hue: 0.3, saturation: 1, brightness: 1).frame(height: 16)
        Color(white: 0.5).frame(height: 16)
        Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1).frame(height: 16)
        Color(uiColor: .systemBackground).frame(height: 16)
        Color(UIColor.systemGroupedBackground).frame(height: 16)
        Color(.systemGray6).frame(height: 16)
    }

    @ViewBuilder private var images: some View {
        Image(systemName: "star.fill").resizable().aspectRatio(contentMode: .fit).frame(width: 32, height: 32)
        Image(systemName: "heart").imageScale(.small).symbolVariant(.fill).symbolRenderingMode(.multicolor)
        Image(systemName: "cloud.sun.rain.fill").renderingMode(.original).foregroundStyle(.gray, .yellow, .blue)
        Image(systemName: "wifi", variableValue: 0.5).font(.largeTitle)
        Image(systemName: "bell").symbolEffect(.bounce, value: isOn)
        Image(systemName: "bell").symbolEffect(.pulse).symbolEffect(.variableColor.iterative.reversing)
        Image(systemName: isOn ? "pause" : "play").contentTransition(.symbolEffect(.replace))
        photos
    }

    @ViewBuilder private var photos: some View {
        Image("photo").resizable(capInsets: EdgeInsets(), resizingMode: .tile).interpolation(.none).antialiased(true)
        Image(decorative: "photo")
        Label("Label", systemImage: "tag").labelStyle(.iconOnly)
        Label {
            Text("Title")
        } icon: {
            Image(systemName: "tag")
        }.labelStyle(.titleOnly)
        Label("Both", systemImage: "tag").labelStyle(.titleAndIcon)
    }

    @ViewBuilder private var effects: some View {
        looks
        turns
        masks
        layers
    }

    private var text: Text { Text("effect") }

    @ViewBuilder private var looks: some View {
        text.shadow(radius: 5).shadow(color: .red, radius: 2, x: 1, y: 1)
        text.blur(radius: 2).opacity(0.5).hidden()
    }

    @ViewBuilder private var turns: some View {
        text.rotationEffect(.degrees(45)).rotationEffect(angle, anchor: .topLeading)
        text.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        text.scaleEffect(1.5).scaleEffect(x: 2, y: 1, anchor: .leading)
        text.saturation(0.5).brightness(0.1).contrast(0.5).grayscale(1).hueRotation(.radians(1))
        text.colorInvert().colorMultiply(.red).luminanceToAlpha().blendMode(.multiply)
        text.compositingGroup().drawingGroup()
        text.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 8, y: 0)))
        text.transformEffect(CGAffineTransform(scaleX: 1, y: 1))
        text.modifier(Shake(amount: 1))
    }

    @ViewBuilder private var masks: some View {
        text.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        text.mask { Circle() }
        text.mask(alignment: .leading) { Rectangle().frame(width: 16) }
        text.clipShape(Circle()).clipShape(.rect(cornerRadius: 8)).clipShape(.capsule).clipped()
        text.cornerRadius(8).border(.red).border(Color.blue, width: 2)
    }

    @ViewBuilder private var layers: some View {
        text.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
        text.overlay(Text("over"), alignment: .bottom).overlay(.red, in: .circle)
        text.background(Color.yellow).background(alignment: .leading) { Color.red }
        text.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
        text.background(.regularMaterial).background { Capsule().stroke() }
        text.background(in: .capsule).backgroundStyle(.blue.gradient)
        text.containerShape(.rect(cornerRadius: 8)).contentShape(Rectangle())
        text.matchedGeometryEffect(id: "text", in: namespace, properties: .frame, isSource: true)
        text.geometryGroup().visualEffect { content, proxy in content.offset(x: proxy.size.width / 8) }
    }

    @ViewBuilder private var canvases: some View {
        Canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
            context.stroke(Path(CGRect(x: 8, y: 16, width: 40, height: 32)), with: .color(.red), lineWidth: 2)
            context.draw(Text("Hello").bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
            context.opacity = 0.5
            context.translateBy(x: 8, y: 16)
            context.draw(Image(systemName: "star"), at: .zero, anchor: .topLeading)
        }
        .frame(width: 160, height: 96)
        timelines
    }

    @ViewBuilder private var timelines: some View {
        TimelineView(.animation) { timeline in
            Canvas { context, size in
                let x = timeline.date.timeIntervalSinceReferenceDate.remainder(dividingBy: size.width)
                context.fill(
                    Path(CGRect(x: x, y: 0, width: 8, height: 16)),
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 8, y: 16)
                    ))
            }
        }
        .frame(height: 32)
        TimelineView(.periodic(from: .now, by: 1)) { context in
            Text(context.date.formatted(date: .omitted, time: .standard))
        }
        TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
        TimelineView(.explicit([Date()])) { _ in Text("explicit") }
    }

    @ViewBuilder private var motion: some View {
        Button("Toggle") {
            withAnimation(.spring(response: 0.3, dampingFraction: 0.5)) { isOn.toggle() }
            withAnimation(.easeInOut(duration: 1).delay(0.2).repeatCount(3, autoreverses: true)) {
                angle += .degrees(10)
            }
            withAnimation(.interpolatingSpring(stiffness: 50, damping: 1)) { isOn.toggle() }
            withAnimation(.bouncy) {
                isOn.toggle()
            } completion: {
                isOn = false
            }
        }
        transitions
        phases
        keyframes
    }

    @ViewBuilder private var transitions: some View {
        if isOn {
            Text("slide").transition(.slide)
            Text("asymmetric").transition(.asymmetric(insertion: .scale, removal: .opacity))
            Text("push").transition(.push(from: .leading))
        }
        Text("animated").animation(.default, value: isOn).animation(
            .linear.repeatForever(autoreverses: false), value: angle)
        Text("transaction").transaction { $0.animation = nil }
    }

    @ViewBuilder private var phases: some View {
        PhaseAnimator([0, 1, 2]) { phase in
            Text("phase").opacity(phase == 1 ? 1 : 0.5)
        } animation: { _ in
            .easeInOut(duration: 0.5)
        }
        Text("phase").phaseAnimator([false, true], trigger: isOn) { content, phase in content.offset(x: phase ? 8 : 0) }
    }

    private var keyframes: some View {
        Text("keyframes").keyframeAnimator(initialValue: Move(), trigger: isOn) { content, value in
            content.offset(x: value.x)
        } keyframes: { _ in
            KeyframeTrack(\.x) {
                LinearKeyframe(8, duration: 0.2)
                CubicKeyframe(16, duration: 0.2)
                SpringKeyframe(0, duration: 0.3, spring: .bouncy)
                MoveKeyframe(0)
            }
        }
    }
}

struct Move {
    var x = 0.0
}

struct Triangle: Shape {
    var amount = 1.0

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        return path
    }
}

struct Shake: GeometryEffect {
    var amount: CGFloat

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 8 * sin(amount * .pi), y: 0))
    }
}
