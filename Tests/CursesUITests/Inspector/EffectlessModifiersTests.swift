import Testing

@testable import CursesUI

@MainActor
@Suite("Modifiers that change nothing")
struct EffectlessModifiersTests {
    #if DEBUG
    @Test("The inspector names those that the app has used")
    func names() throws {
        _ = EmptyView().fontDesign(.serif).previewDisplayName("b").textScale(.secondary)
        let diagnostic = try #require(EffectlessModifiers.diagnostic)
        for name in ["fontDesign(_:)", "previewDisplayName(_:)", "textScale(_:isEnabled:)"] {
            #expect(diagnostic.contains(name))
        }
    }
    #endif
}
