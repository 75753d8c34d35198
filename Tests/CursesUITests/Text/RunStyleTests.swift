import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

/// Tests that the compact form of a style behaves like separate optional properties.
@Suite("The style of a run")
struct RunStyleTests {
    private static let values: [Bool?] = [nil, false, true]

    private typealias Attribute = WritableKeyPath<RunStyle, Bool?>

    private static var attributes: [Attribute] {
        [\.isBold, \.isDim, \.isItalic, \.isUnderlined, \.isStruckThrough, \.isCode]
    }

    @Test("each attribute is set, cleared and combined by itself")
    func attributes() {
        for (index, attribute) in Self.attributes.enumerated() {
            let other = Self.attributes[(index + 1) % Self.attributes.count]
            for inner in Self.values {
                for outer in Self.values {
                    var (one, two) = (RunStyle(), RunStyle())
                    one[keyPath: attribute] = true
                    one[keyPath: other] = false
                    one[keyPath: attribute] = inner
                    two[keyPath: attribute] = outer
                    let both = one.over(two)
                    #expect(both[keyPath: attribute] == inner ?? outer)
                    #expect(both[keyPath: other] == false)
                }
            }
        }
    }

    @Test("a weight or an attribute replaces that of the font, in any order")
    func weights() {
        func style(_ text: Text) -> (bold: Bool?, dim: Bool?) {
            let style = text.content.runs.first?.style
            return (style?.isBold, style?.isDim)
        }
        let text = Text("text")
        #expect(style(text.font(.title).fontWeight(.light)) == (false, true))
        #expect(style(text.fontWeight(.light).font(.title)) == (false, true))
        #expect(style(text.font(.system(size: 60)).fontWeight(.heavy)) == (true, false))
        #expect(style(text.font(.title).fontWeight(.regular)) == (false, false))
        #expect(style(text.font(.body).bold()) == (true, false))
        #expect(style(text.font(.caption).bold()) == (true, true))
        #expect(style(text.font(.title).bold(false)) == (false, false))
        #expect(style(text.font(.title).font(.body)) == (true, false))
        #expect(style(text.font(.title).fontWeight(.light).font(.headline)) == (false, true))
        #expect(style(text.font(.title).fontWeight(nil)) == (true, false))
    }

    @MainActor
    @Test("a weight around texts holds whatever font they have inside or outside of it")
    func weightsAround() {
        func attributes(_ view: some View) -> Style.Attributes {
            TestApp(view, size: CellSize(width: 4, height: 1)).screen.cell(1, 0).style.attributes
        }
        let stack = VStack { Text("text") }
        #expect(attributes(stack.font(.title).fontWeight(.light)) == .dim)
        #expect(attributes(stack.fontWeight(.light).font(.title)) == .dim)
        #expect(attributes(stack.font(.system(size: 60)).fontWeight(.heavy)) == .bold)
        #expect(attributes(VStack { stack.font(.caption) }.fontWeight(.bold)) == .bold)
        #expect(attributes(stack.fontWeight(nil).font(.title)) == .bold)
        #expect(attributes(stack.fontWeight(.regular).fontWeight(.bold)) == [])
    }

    @Test("a property that is set and cleared again leaves an equal style")
    func cleared() {
        var style = RunStyle()
        for attribute in Self.attributes {
            style[keyPath: attribute] = true
            #expect(style != RunStyle())
            style[keyPath: attribute] = nil
        }
        style.link = "https://a"
        style.letterForm = LetterForm(kerning: 1)
        #expect(style != RunStyle())
        style.link = nil
        style.letterForm = nil
        #expect(style == RunStyle())
        #expect(style.hashValue == RunStyle().hashValue)
        #expect(style.isPlain)
    }

    @Test("the inner link and the inner spacing win, and those of the other style fill the gaps")
    func rareProperties() {
        let outer = RunStyle(
            foreground: .color(.red), link: "https://outer", letterForm: LetterForm(kerning: 1, baselineOffset: 4))
        #expect(RunStyle().over(outer) == outer)
        #expect(outer.over(RunStyle()) == outer)
        let inner = RunStyle(isBold: true, link: "https://inner", letterForm: LetterForm(kerning: 2)).over(outer)
        #expect(inner.link == "https://inner")
        #expect(inner.letterForm == LetterForm(kerning: 2, baselineOffset: 4))
        #expect(inner.foreground == .color(.red))
        #expect(RunStyle(isCode: true).over(outer).link == "https://outer")
    }

    @Test("attributes of a run are added to those around it, or removed from them")
    func ink() {
        let outer = TextInk(style: Style(attributes: [.dim, .reverse]))
        #expect(RunStyle(isBold: true, isDim: false).ink(over: outer)?.style.attributes == [.bold, .reverse])
        #expect(RunStyle(link: "https://a").ink(over: outer)?.style.attributes == [.dim, .reverse, .underline])
        #expect(
            RunStyle(isUnderlined: false, link: "https://a").ink(over: outer)?.style.attributes == [.dim, .reverse])
    }
}
