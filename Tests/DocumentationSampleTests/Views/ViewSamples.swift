/// The views that the documentation shows, with the sizes of their pictures.
enum ViewSamples {
    static let all: [Sample] = [
        Sample(66, 9) { Harbours() },
        Sample(50, 5) { FixedPanes() },
        Sample(40, 5) { TideTable() },
        Sample(36, 8) { PlanetList() },
        Sample(44, 4) { BerthTable() },
        Sample(50, 10) { AccountForm() },
        Sample(44, 8) { NameFields() },
        Sample(36, 5) { PasswordField() },
        Sample(34, 5) { NoteEditor() },
        Sample(34, 8) { Switches() },
        Sample(48, 6) { FlavourPickers() },
        Sample(44, 5) { VolumeSlider() },
        Sample(34, 3) { GuestStepper() },
        Sample(62, 5) { SaveButtons() },
        Sample(34, 12) {
            FileMenu()
        } then: {
            $0.press(.return)
        },
        Sample(44, 5) { HarbourStack() },
        Sample(60, 7) { MailColumns() },
        Sample(44, 4) { SettingsTabs() },
        Sample(44, 9) { Downloads() },
        Sample(44, 8) { FuelGauge() },
        Sample(44, 3) { WeatherRow() },
        Sample(30, 6) { AddressStack() },
        Sample(24, 5) { BadgeStack() },
        Sample(34, 6) { TideGrid() },
        Sample(36, 8) {
            LogScroll()
        } then: {
            $0.press(.pageDown)
        },
        Sample(36, 6) { AdvancedGroup() },
        Sample(36, 5) {
            FolderOutline()
        } then: {
            $0.press(.rightArrow)
        },
        Sample(40, 3) { DeparturePicker() },
        Sample(38, 4) { NetworkBox() },
        Sample(30, 5) { SymbolLabels() },
        Sample(48, 8) { StyledTexts() },
        Sample(30, 3) { ProjectLink() },
        Sample(36, 3) { AccentPicker() },
        Sample(44, 6) { EmptyInbox() },
        Sample(48, 12) { ReadmePage() },
        Sample(50, 7) { PathShapes() },
        Sample(44, 10) {
            DeleteAlert()
        } then: {
            $0.press(.return)
        },
        Sample(44, 10) {
            SaveDialog()
        } then: {
            $0.press(.return)
        },
        Sample(44, 12) {
            BerthSheet()
        } then: {
            $0.press(.return)
        },
        Sample(48, 12, in: "CursesUICharts") { RainChart() },
        Sample(48, 12, in: "CursesUICharts") { TemperatureLines() },
    ]
}
