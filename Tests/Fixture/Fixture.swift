import CursesUI

/// Small apps for the end-to-end tests; the first argument chooses one.
@main
enum Fixture {
    @MainActor
    static func main() throws {
        switch CommandLine.arguments.dropFirst().first {
        case "outputs": OutputApp.main()
        case "endings": EndingApp.main()
        case "arrivals": ArrivalApp.main()
        case "throwing": try ThrowingProgram.main()
        case "stuck": StuckApp.main()
        case "interrupts": InterruptApp.main()
        case "lending": LendingApp.main()
        case "mouse": MouseApp.main()
        case "ticking": TickingApp.main()
        case "telling": TellingApp.main()
        case "entry": EntryApp.main()
        case "slow": SlowApp.main()
        case "laborious": LaboriousApp.main()
        case "demanding": DemandingApp.main()
        case "keys": KeysApp.main()
        case "language": LanguageApp.main()
        case "stored": StoredApp.main()
        case "restored": RestoredApp.main()
        case "announced": AnnouncedApp.start()
        default: print("Fixture: the name of a small app, and what it wants to know")
        }
    }
}
