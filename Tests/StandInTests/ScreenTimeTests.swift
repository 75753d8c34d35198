import CursesUITesting
import DeviceActivityCompat
import FamilyControlsCompat
import Foundation
import Testing

extension DeviceActivityName {
    fileprivate static let daily = Self("daily")
}

extension DeviceActivityReport.Context {
    fileprivate static let total = Self("Total")
}

@Suite("Limits for apps")
@MainActor
struct ScreenTimeTests {
    private struct Page: View {
        @ObservedObject private var center = AuthorizationCenter.shared
        @State private var selection = FamilyActivitySelection()
        @State private var isShown = false

        var body: some View {
            VStack {
                Text(verbatim: "\(center.authorizationStatus)")
                ForEach(Array(selection.applicationTokens), id: \.self) { SwiftUICompat.Label($0) }
                Button("Choose") { isShown = true }
                DeviceActivityReport(.total)
            }
            .familyActivityPicker(isPresented: $isShown, selection: $selection)
        }
    }

    @Test("A view learns that there are no apps to choose from")
    func view() {
        let app = TestApp(Page(), size: CellSize(width: 50, height: 10))
        #expect(app.screen.text.contains("Denied") && app.screen.text.contains("The use of apps is not watched."))
        app.click(text: "Choose")
        #expect(app.screen.text.contains("There are no apps to choose from."))
        app.click(text: "Done")
        #expect(!app.screen.text.contains("There are no apps to choose from."))
    }

    @Test("The user does not let the app limit others")
    func authorization() async {
        await #expect(throws: FamilyControlsError.unavailable) {
            try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        }
    }

    @Test("A selection is written and read")
    func selection() throws {
        let data = try PropertyListEncoder().encode(FamilyActivitySelection(includeEntireCategory: true))
        let selection = try PropertyListDecoder().decode(FamilyActivitySelection.self, from: data)
        #expect(selection.includeEntireCategory && selection.applications.isEmpty)
    }

    @Test("Limits are kept in memory")
    func store() {
        let store = ManagedSettingsStore(named: .init("focus"))
        store.shield.applicationCategories = .specific([])
        store.shield.webDomainCategories = .all(except: [])
        store.application.denyAppRemoval = true
        store.webContent.blockedByFilter = .specific([WebDomain(domain: "a.example")])
        #expect(store.shield.applicationCategories == .specific([], except: []))
        store.clearAllSettings()
        #expect(store.shield.applicationCategories == nil && store.application.denyAppRemoval == nil)
    }

    @Test("The use of apps is not watched, and the times are values")
    func activity() {
        let schedule = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 8, minute: 0), intervalEnd: DateComponents(hour: 9, minute: 30),
            repeats: true)
        #expect(schedule.nextInterval?.duration == 5400)
        let event = DeviceActivityEvent(threshold: DateComponents(minute: 15))
        #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
            try DeviceActivityCenter().startMonitoring(.daily, during: schedule, events: [.init("limit"): event])
        }
        DeviceActivityCenter().stopMonitoring([.daily])
        #expect(DeviceActivityCenter().activities.isEmpty)
    }
}
