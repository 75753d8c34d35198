import SwiftUI
import UIKit

/// A UIKit label that follows a value.
struct AttributedLabel: UIViewRepresentable {
    let text: String
    @Binding var taps: Int

    class Coordinator: NSObject, UIGestureRecognizerDelegate {
        var parent: AttributedLabel
        init(_ parent: AttributedLabel) { self.parent = parent }
        func handleTap() { parent.taps += 1 }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .headline)
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let tap = UITapGestureRecognizer(target: context.coordinator, action: nil)
        tap.delegate = context.coordinator
        label.addGestureRecognizer(tap)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = "\(text) \(context.environment.colorScheme == .dark ? "at night" : "by day")"
        context.coordinator.parent = self
    }

    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
        Dismantled.names.append(uiView.text ?? "")
    }
}

@MainActor
enum Dismantled {
    static var names: [String] = []
}

/// A view that only UIKit could draw.
struct WaveformView: UIViewRepresentable {
    class Waveform: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let line = CAShapeLayer()
            line.path = UIBezierPath(rect: bounds).cgPath
            line.strokeColor = UIColor.systemRed.cgColor
            layer.addSublayer(line)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
    }

    func makeUIView(context: Context) -> some UIView { Waveform() }
    func updateUIView(_ uiView: UIViewType, context: Context) {}
}

struct ActivityView: UIViewControllerRepresentable {
    let items: [Any]

    func makeUIViewController(context: UIViewControllerRepresentableContext<ActivityView>) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }

    func updateUIViewController(
        _ controller: UIActivityViewController, context: UIViewControllerRepresentableContext<ActivityView>
    ) {}
}

struct Blur: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
}

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }

    func hideKeyboard() {
        UIApplication.shared.sendAction(
            Selector("UIResponder.resignFirstResponder"), to: nil, from: nil, for: nil)
    }
}

struct RepresentableForms: View {
    @State private var text = "Morning"
    @State private var taps = 0
    @State private var isShown = true
    private let picture = UIImage(systemName: "star.fill") ?? UIImage()

    init() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UITabBar.appearance().barTintColor = .systemBackground
        UITableView.appearance().separatorStyle = .none
        UISegmentedControl.appearance().setTitleTextAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 12)], for: .selected)
    }

    var body: some View {
        VStack {
            if isShown { AttributedLabel(text: text, taps: $taps) }
            Image(uiImage: picture)
            WaveformView().frame(width: 200, height: 80)
            ActivityView(items: ["Shared words", URL(string: "https://swift.org")!])
            Text("Corners").background(Color(UIColor.systemGray5)).cornerRadius(8, corners: [.topLeft, .topRight])
            Button("Evening") { text = "Evening" }
            Button("Remove") {
                isShown = false
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                hideKeyboard()
            }
        }
        .background(Blur())
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in }
    }
}
