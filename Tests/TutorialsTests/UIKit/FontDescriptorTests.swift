import Testing

@testable import SwiftUICompat

@MainActor
@Suite("Descriptions of fonts")
struct FontDescriptorTests {
    @Test("a font of a description has its letters")
    func fonts() throws {
        let system = UIFont.systemFont(ofSize: 20, weight: .bold)
        let round = try #require(system.fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: round, size: 0) == system)
        let italic = try #require(system.fontDescriptor.withSymbolicTraits([.traitItalic]))
        #expect(italic.symbolicTraits == .traitItalic)
        #expect(UIFont(descriptor: italic, size: 12).pointSize == 12)
        #expect(Font(UIFont(descriptor: italic, size: 20)) != Font(system))
    }
}
