import CursesUITesting
import Testing

/// An alternative form of the model, with publishers that are derived from `$` projections and shared by all
/// subscribers.
private final class SharedModel: ObservableObject {
    @Published var firstEntry = ""
    @Published var secondEntry = ""
    private(set) var validationMessages: AnyPublisher<[String], Never>!
    private(set) var submitAllowed: AnyPublisher<Bool, Never>!
    private var cancellables: Set<AnyCancellable> = []

    init() {
        validationMessages = $firstEntry.combineLatest($secondEntry)
            .map { first, second in
                [
                    first == second ? nil : "Values for fields must match.",
                    first.count < 5 || second.count < 5
                        ? "Please enter values of at least 5 characters." : nil,
                ].compactMap { $0 }
            }
            .share()
            .eraseToAnyPublisher()
        submitAllowed = validationMessages.map { $0.isEmpty }.eraseToAnyPublisher()
        // A subscriber is attached at once, so the first value has already been sent when a view subscribes.
        validationMessages.sink { _ in }.store(in: &cancellables)
    }
}

private struct SharedForm: View {
    @ObservedObject var model: SharedModel
    @State private var buttonIsDisabled = true
    @State private var messages: [String] = []

    var body: some View {
        VStack {
            TextField("First", text: $model.firstEntry)
            TextField("Second", text: $model.secondEntry)
            ForEach(messages, id: \.self) { Text($0) }
            Button("Submit") {}
                .disabled(buttonIsDisabled)
                .onReceive(model.submitAllowed) { buttonIsDisabled = !$0 }
        }
        .onReceive(model.validationMessages) { messages = $0 }
    }
}

/// An alternative form of the model, in which `submitAllowed` is a property, and the messages are a publisher.
private final class ReverseModel: ObservableObject {
    @Published var entry = ""
    @Published private(set) var submitAllowed = false
    private(set) var messages: AnyPublisher<[String], Never>!

    init() {
        messages =
            $entry
            .map { $0.count < 5 ? ["Please enter values of at least 5 characters."] : [] }
            .eraseToAnyPublisher()
        messages.map(\.isEmpty).assign(to: &$submitAllowed)
    }
}

private struct ReverseForm: View {
    @ObservedObject var model: ReverseModel
    @State private var messages: [String] = []

    var body: some View {
        VStack {
            TextField("Entry", text: $model.entry)
            ForEach(messages, id: \.self) { Text($0) }
            Button("Submit") {}.disabled(!model.submitAllowed)
        }
        .onReceive(model.messages) { messages = $0 }
    }
}

@MainActor
@Suite("Other shapes of the form's model")
struct SharedModelTests {
    @Test("With share a late subscriber gets nothing until the next change")
    func share() {
        let model = SharedModel()
        let app = TestApp(SharedForm(model: model), size: CellSize(width: 50, height: 8))
        // The button's own state disables it before any message has arrived.
        #expect(app.screen.position(of: "[ Submit ]") == nil)
        #expect(app.screen.position(of: "Please") == nil)
        app.type("hello")
        #expect(app.screen.position(of: "Values for fields must match.") != nil)
        app.press(.tab)
        app.type("hello")
        #expect(app.screen.position(of: "[ Submit ]") != nil)
        #expect(app.screen.position(of: "Values") == nil)
    }

    @Test("The reverse exposure works: submit as a property, messages as a publisher")
    func reverse() {
        let model = ReverseModel()
        let app = TestApp(ReverseForm(model: model), size: CellSize(width: 50, height: 6))
        #expect(app.screen.position(of: "Please") != nil)
        #expect(app.screen.position(of: "[ Submit ]") == nil)
        app.type("hello")
        #expect(app.screen.position(of: "Please") == nil)
        #expect(app.screen.position(of: "[ Submit ]") != nil)
    }
}
