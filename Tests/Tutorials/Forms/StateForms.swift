import Combine
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
    var manual = 0 {
        willSet { objectWillChange.send() }
    }
}

private struct CaptionColorKey: EnvironmentKey {
    static let defaultValue = Color.primary
}

extension EnvironmentValues {
    var captionColor: Color {
        get { self[CaptionColorKey.self] }
        set { self[CaptionColorKey.self] = newValue }
    }
}

struct Card: ViewModifier {
    var isFilled = true

    func body(content: Content) -> some View {
        content
            .padding()
            .background(isFilled ? Color.blue : .clear)
    }
}

extension View {
    func card(isFilled: Bool = true) -> some View { modifier(Card(isFilled: isFilled)) }

    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

/// All forms of state, environment and effects that occur in tutorials.
struct StateForms: View {
    @State private var count = 0
    @State private var text: String
    @StateObject private var counter = Counter()
    @ObservedObject var other: Counter
    @EnvironmentObject private var shared: Counter
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.editMode) var editMode
    @Environment(\.locale) var locale
    @Environment(\.calendar) var calendar
    @Environment(\.timeZone) var timeZone
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.scenePhase) var scenePhase
    @Environment(\.openURL) var openURL
    @Environment(\.openWindow) var openWindow
    @Environment(\.dismissWindow) var dismissWindow
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.isPresented) var isPresented
    @Environment(\.isFocused) var isFocused
    @Environment(\.requestReview) var requestReview
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) var differentiate
    @Environment(\.accessibilityReduceTransparency) var reduceTransparency
    @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
    @Environment(\.legibilityWeight) var legibilityWeight
    @Environment(\.redactionReasons) var redactionReasons
    @Environment(\.font) var font
    @Environment(\.lineLimit) var lineLimit
    @Environment(\.backgroundMaterial) var backgroundMaterial
    @Environment(\.colorSchemeContrast) var contrast
    @Environment(\.controlActiveState) var controlActiveState
    @Environment(\.captionColor) var captionColor
    @Namespace var namespace

    init(text: String, other: Counter = Counter()) {
        _text = State(initialValue: text)
        self.other = other
    }

    var body: some View {
        let _ = Self._printChanges()
        VStack {
            Text("\(count) \(text) \(counter.count) \(other.manual)")
                .foregroundColor(captionColor)
                .card()
                .if(count > 1) { $0.bold() }
            TextField("text", text: Binding(get: { text }, set: { text = $0 }))
            TextField("text", text: $text.animation())
            Stepper("count", value: $counter.count)
        }
        .environment(\.captionColor, .red)
        .environment(\.locale, Locale(identifier: "de"))
        .transformEnvironment(\.font) { $0 = .title }
        .environmentObject(counter)
        .onAppear { count += 1 }
        .onAppear(perform: load)
        .onDisappear {}
        .onChange(of: count) { print($0) }
        .onChange(of: count) { old, new in print(old, new) }
        .onChange(of: count) { print("changed") }
        .onChange(of: count, initial: true) { _, _ in }
        .onChange(of: [count]) { [count] _ in print(count) }
        .onReceive(counter.$count) { _ in }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
        .onReceive(counter.objectWillChange) {}
        .task { await Task.yield() }
        .task(id: count, priority: .background) {}
        .id(count)
        .tag("tag")
        .equatable(by: count)
        .preferredColorScheme(.dark)
        .accentColor(.red)
        .accessibilityLabel("label")
        .accessibilityLabel(Text("label"))
        .accessibility(label: Text("label"))
        .accessibilityValue("value")
        .accessibilityHint("hint")
        .accessibilityIdentifier("id")
        .accessibilityAddTraits([.isButton, .isSelected])
        .accessibilityRemoveTraits(.isImage)
        .accessibilityElement(children: .ignore)
        .accessibilityAction { load() }
        .accessibilityAction(named: "load", load)
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: count += 1
            case .decrement: count -= 1
            @unknown default: break
            }
        }
        .accessibilityInputLabels(["one"])
        .accessibilitySortPriority(1)
        .accessibilityHidden(false)
    }

    private func load() {
        UIApplication.shared.open(URL(string: "https://example.org")!)
        UIApplication.shared.isIdleTimerDisabled = true
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        text = isPad ? UIDevice.current.name : UIDevice.current.systemVersion
        count = Int(UIScreen.main.bounds.width)
        UIPasteboard.general.string = text
        let generator = UINotificationFeedbackGenerator()
        generator.notificationOccurred(.success)
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        UITableView.appearance().backgroundColor = .clear
        UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
        UIApplication.shared.endEditing()
    }
}

extension View {
    func equatable(by value: Int) -> some View { self }
}

struct EquatableRow: View, Equatable {
    let title: String
    var body: some View { Text(title) }
    static func == (a: Self, b: Self) -> Bool { a.title == b.title }
}

struct EquatableForms: View {
    var body: some View {
        EquatableRow(title: "row").equatable()
        EquatableView(content: EquatableRow(title: "row"))
        AnyView(Text("any"))
        EmptyView()
        ModifiedContent(content: Text("content"), modifier: Card())
        Text("concat").modifier(Card().concat(Card()))
    }
}
