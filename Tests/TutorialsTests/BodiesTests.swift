import CursesUITesting
import SwiftUICompat
import Testing

@testable import TutorialBodies

/// Shows the views whose compile time is measured, so that they stay views that people could write.
@MainActor
@Suite("Views whose compile time is measured")
struct BodiesTests {
    /// A view that needs no arguments, or simple ones.
    struct Body: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let view: @MainActor @Sendable () -> AnyView

        init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
            testDescription = name
            self.view = { AnyView(view()) }
        }
    }

    @Test("A view shows something at each size, and takes keys", arguments: bodies)
    func shows(body: Body) async {
        for (width, height) in [(80, 24), (40, 12)] {
            let app = open(body.view(), width: width, height: height)
            #expect(app.screen.description.contains { !$0.isWhitespace }, "at \(width) by \(height)")
            for key: KeyEquivalent in [.tab, .downArrow, .space, .tab, .return, .escape] { app.press(key) }
            await app.advance(by: .seconds(1))
            #expect(app.screen.description.contains { !$0.isWhitespace }, "at \(width) by \(height), after keys")
        }
    }

    private nonisolated static let bodies = [
        Body("AttributedNotes") { AttributedNotes() },
        Body("BadgePath") { BadgePath() },
        Body("BookingFlow") { BookingFlow() },
        Body("ButtonStyles") { ButtonStyles() },
        Body("CalculatorPad") { CalculatorPad() },
        Body("CalendarMonth") { CalendarMonth() },
        Body("CardFlip") { CardFlip() },
        Body("ChatScreen") { ChatScreen() },
        Body("ChessBoard") { ChessBoard() },
        Body("ClockFace") { ClockFace() },
        Body("ColorMixer") { ColorMixer() },
        Body("ContactList") { ContactList() },
        Body("DragCard") { DragCard() },
        Body("EditorToolbar") { EditorToolbar() },
        Body("EmployeeTable") { EmployeeTable() },
        Body("EqualWidths") { EqualWidths() },
        Body("FilterPanel") { FilterPanel() },
        Body("FitnessRings") { FitnessRings() },
        Body("FlowTags") { FlowTags() },
        Body("HabitTracker") { HabitTracker() },
        Body("HomeDashboard") { HomeDashboard().environmentObject(HouseModel()) },
        Body("KanbanBoard") { KanbanBoard() },
        Body("LeaderBoard") { LeaderBoard() },
        Body("LoadStates") { LoadStates() },
        Body("LoginScreen") { LoginScreen() },
        Body("MailSplit") { MailSplit() },
        Body("MainTabs") { MainTabs() },
        Body("ModifierShowcase") { ModifierShowcase() },
        Body("MusicPlayer") { MusicPlayer() },
        Body("NewsFeed") { NewsFeed() },
        Body("OrderForm") { OrderForm() },
        Body("PhotoGrid") { PhotoGrid() },
        Body("PomodoroTimer") { PomodoroTimer() },
        Body("SearchPipeline") { SearchPipeline(model: SearchPipelineModel()) },
        Body("SearchScreen") { SearchScreen() },
        Body("SettingsForm") { SettingsForm() },
        Body("ShapeGallery") { ShapeGallery() },
        Body("ShoppingCart") { ShoppingCart() },
        Body("SignUpPipeline") { SignUpPipeline() },
        Body("StarField") { StarField() },
        Body("TaskAlerts") { TaskAlerts() },
        Body("TemperatureConverter") { TemperatureConverter() },
        Body("TextStyles") { TextStyles() },
        Body("TipCalculator") { TipCalculator() },
        Body("TodoEditor") { TodoEditor() },
    ]
}
