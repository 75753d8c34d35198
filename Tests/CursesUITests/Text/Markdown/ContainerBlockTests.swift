import Testing

@testable import CursesUI

@Suite struct ContainerBlockTests {
    @Test(
        "Block quotes",
        arguments: [
            ("> a\n> b", "Q{P(a/b)}"), (">a\nb", "Q{P(a/b)}"), ("   > a", "Q{P(a)}"), ("    > a", "C(> a/)"),
            ("> # a\n> - b", "Q{H1(a) U{p(b)}}"), ("> a\n\n> b", "Q{P(a)} Q{P(b)}"), ("> a\n>\n> b", "Q{P(a) P(b)}"),
            (">", "Q{}"), ("a\n> b", "P(a) Q{P(b)}"), ("> > > a\nb", "Q{Q{Q{P(a/b)}}}"),
            (">>> a\n> b", "Q{Q{Q{P(a/b)}}}"),
            ("> - a\n- b", "Q{U{p(a)}} U{p(b)}"), (">     a\n    b", "Q{C(a/)} C(b/)"), ("> a\n    - b", "Q{P(a/- b)}"),
            (">     a\n>    b", "Q{C(a/) P(b)}"), ("\\> a", "P(\\> a)"),
        ]
    )
    func quotes(markdown: String, expected: String) {
        #expect(MarkdownOutline.of(markdown) == expected)
    }

    @Test(
        "List items",
        arguments: [
            ("- a\n- b", "U{p(a)}{p(b)}"), ("-a", "P(-a)"), ("1. a\n2. b", "O1{p(a)}{p(b)}"), ("7) a", "O7{p(a)}"),
            ("003. a", "O3{p(a)}"), ("1234567890. a", "P(1234567890. a)"), ("123456789. a", "O123456789{p(a)}"),
            ("-1. a", "P(-1. a)"), ("1.a", "P(1.a)"), ("- a\n* b\n+ c", "U{p(a)} U{p(b)} U{p(c)}"),
            ("1. a\n1) b", "O1{p(a)} O1{p(b)}"),
            ("- a\n\n  b", "U{P(a) P(b)}"), ("- a\n\n b", "U{p(a)} P(b)"), ("1.  a\n\n    b", "O1{P(a) P(b)}"),
            ("-     a", "U{C(a/)}"), ("-    a", "U{p(a)}"), ("-\n  a", "U{p(a)}"), ("-\n\n  a", "U{} P(a)"),
            ("- \n- a", "U{}{p(a)}"),
            ("text\n- a", "P(text) U{p(a)}"), ("text\n-", "H2(text)"), ("text\n*", "P(text/*)"),
            ("text\n1. a", "P(text) O1{p(a)}"),
            ("text\n2. a", "P(text/2. a)"), ("- a\nlazy", "U{p(a/lazy)}"), ("> 1. > a\nlazy", "Q{O1{Q{P(a/lazy)}}}"),
            ("- a\n  - b\n    - c", "U{p(a) U{p(b) U{p(c)}}}"), ("- a\n - b\n  - c", "U{p(a)}{p(b)}{p(c)}"),
            ("10. a\n   - b", "O10{p(a)} U{p(b)}"), ("10. a\n    - b", "O10{p(a) U{p(b)}}"),
            ("- - 1. a", "U{U{O1{p(a)}}}"),
            ("- # a\n- b\n  ---", "U{H1(a)}{H2(b)}"), ("- a\n    - b", "U{p(a) U{p(b)}}"),
            ("- a\n\n      b", "U{P(a) C(b/)}"),
        ]
    )
    func items(markdown: String, expected: String) {
        #expect(MarkdownOutline.of(markdown) == expected)
    }

    @Test(
        "Tight and loose lists",
        arguments: [
            ("- a\n\n- b\n- c", "U{P(a)}{P(b)}{P(c)}"), ("- a\n- b\n\n\n- c", "U{P(a)}{P(b)}{P(c)}"),
            ("- a\n\ntext", "U{p(a)} P(text)"),
            ("- a\n\n  b\n- c", "U{P(a) P(b)}{P(c)}"), ("- a\n  - b\n\n    c\n- d", "U{p(a) U{P(b) P(c)}}{p(d)}"),
            ("- a\n- ```\n  b\n\n\n  ```\n- c", "U{p(a)}{C(b///)}{p(c)}"),
            ("- a\n  > b\n  >\n- c", "U{p(a) Q{P(b)}}{p(c)}"),
            ("- a\n\n  [x]: y\n- b", "U{P(a)}{P(b)}"), ("- a\n  - b\n\n- c", "U{P(a) U{p(b)}}{P(c)}"),
            ("-\n\n- a", "U{}{P(a)}"),
            ("* a\n  > b\n  ```\n  c\n  ```\n* d", "U{p(a) Q{P(b)} C(c/)}{p(d)}"),
            ("- a\n  # b\n\n  c", "U{P(a) H1(b) P(c)}"),
        ]
    )
    func tightness(markdown: String, expected: String) {
        #expect(MarkdownOutline.of(markdown) == expected)
    }

    @Test(
        "Check boxes",
        arguments: [
            ("- [ ] a\n- [x] b\n- [X] c\n- d", "U{_ p(a)}{x p(b)}{x p(c)}{p(d)}"), ("1. [x] a", "O1{x p(a)}"),
            ("- [x]a", "U{p([x]a)}"),
            ("- [ ]", "U{p([ ])}"), ("- # [ ] a", "U{H1([ ] a)}"), ("[ ] a", "P([ ] a)"), ("- [y] a", "U{p([y] a)}"),
            ("- [ ] a\n  - [x] b", "U{_ p(a) U{x p(b)}}"), ("- > [ ] a", "U{Q{P([ ] a)}}"),
        ]
    )
    func checkBoxes(markdown: String, expected: String) {
        #expect(MarkdownOutline.of(markdown) == expected)
    }

    @Test("The tree has the values that were written")
    func tree() {
        let document = MarkdownDocument("3. [x] **a**\n4. b")
        let items = [
            MarkdownListItem(isChecked: true, blocks: [.paragraph(MarkdownText("**a**"))]),
            MarkdownListItem(isChecked: nil, blocks: [.paragraph(MarkdownText("b"))]),
        ]
        #expect(document.blocks == [.list(MarkdownList(kind: .ordered(start: 3), isTight: true, items: items))])
    }
}
