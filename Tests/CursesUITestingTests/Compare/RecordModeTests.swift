import Testing

@testable import CursesUITesting

@Suite struct RecordModeTests {
    @Test("Missing pictures are recorded by default")
    func standard() throws {
        #expect(try RecordMode.current(nil, environment: [:]) == .missing)
        #expect(try RecordMode.current(nil, environment: ["CURSESUI_RECORD": ""]) == .missing)
    }

    @Test("The environment sets the mode", arguments: RecordMode.allCases)
    func environment(_ mode: RecordMode) throws {
        let environment = ["CURSESUI_RECORD": mode.rawValue]
        #expect(try RecordMode.current(nil, environment: environment) == mode)
        #expect(try RecordMode.current(.failed, environment: environment) == .failed)
    }

    @Test("On CI nothing is recorded, whatever else is set", arguments: ["true", "1", "woodpecker"])
    func ci(_ value: String) throws {
        let environment = ["CI": value, "CURSESUI_RECORD": "all"]
        #expect(try RecordMode.current(nil, environment: environment) == .never)
        #expect(try RecordMode.current(.all, environment: environment) == .never)
    }

    @Test("CI can be set to off", arguments: ["false", "0", ""])
    func noCI(_ value: String) throws {
        #expect(try RecordMode.current(.all, environment: ["CI": value]) == .all)
    }

    @Test("The error for an unknown mode lists the modes that exist")
    func unknown() {
        let error = #expect(throws: UnknownRecordMode.self) {
            try RecordMode.current(nil, environment: ["CURSESUI_RECORD": "yes"])
        }
        #expect(
            error?.description
                == "CURSESUI_RECORD is \"yes\"; it must be one of: all, missing, failed, never.")
    }
}
