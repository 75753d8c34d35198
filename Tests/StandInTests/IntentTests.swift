import AppIntentsCompat
import CursesUITesting
import Testing

@Suite("Intents")
@MainActor
struct IntentTests {
    private enum Size: String, AppEnum {
        case small, large

        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Size" }
        static var caseDisplayRepresentations: [Size: DisplayRepresentation] { [.small: "Small", .large: "Large"] }
    }

    private struct Order: AppIntent {
        static var title: LocalizedStringResource { "Order" }
        static var parameterSummary: some ParameterSummary { Summary("Order \(\.$item)") { \.$size } }

        @Parameter(title: "Item") var item: String?
        @Parameter(title: "Size", default: .small) var size: Size

        func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
            guard let item else { throw $item.needsValueError("What?") }
            return .result(value: "\(size.rawValue) \(item)", dialog: "ordered")
        }
    }

    private struct Ask: AppIntent {
        static let title: LocalizedStringResource = "Ask"
        static let description = IntentDescription("Asks")

        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "asked") }
    }

    private struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Ask(), phrases: ["Ask \(.applicationName)"], shortTitle: "Ask", systemImageName: "star")
            AppShortcut(intent: Order(), phrases: ["Order with \(.applicationName)"], shortTitle: "Order")
        }
    }

    @Test("An intent is performed with the values that the app has set")
    func perform() async throws {
        let order = Order()
        #expect(order.item == nil && order.size == .small)
        order.item = "tea"
        order.size = .large
        let result = try await order.perform()
        #expect(result.value == "large tea")
        #expect(result.dialog == "ordered")
        #expect(Shortcuts.appShortcuts.map(\.shortTitle) == ["Ask", "Order"])
    }

    @Test("An intent that would ask fails")
    func ask() async {
        await #expect(throws: (any Error).self) { try await Order().perform() }
        await #expect(throws: (any Error).self) { try await Order().$size.requestValue() }
    }

    @Test("A button performs its intent")
    func button() async {
        struct Count: AppIntent {
            static let title: LocalizedStringResource = "Count"
            @Parameter(title: "Model") var model: Model?

            func perform() async throws -> some IntentResult {
                await MainActor.run { model?.count += 1 }
                return .result()
            }
        }
        let (model, intent) = (Model(), Count())
        intent.model = model
        let app = TestApp(Button("count", intent: intent), size: CellSize(width: 10, height: 1))
        app.press(.return)
        await app.wait { _ in model.count == 1 }
    }
}

@MainActor @Observable
private final class Model {
    var count = 0
}
