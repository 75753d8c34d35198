import Testing

@testable import CursesUI

@Suite struct MarkdownTableTests {
    @Test(
        "Tables",
        arguments: [
            ("| a | b |\n|---|---|\n| c | d |", "T--(a¦b/c¦d)"), ("a|b\n-|-\nc|d", "T--(a¦b/c¦d)"),
            ("|a|b|c|d|\n|:-|-:|:-:|-|", "T<>^-(a¦b¦c¦d)"), ("|a|\n|-|\n|b|c|\n||\n|", "T-(a/b//)"),
            ("|a|b|\n|-|-|\n|c", "T--(a¦b/c)"),
            ("|a\\|b|`c\\|d`|\n|-|-|", "T--(a|b¦`c|d`)"), ("|a|b|\n|-|", "P(|a|b|/|-|)"), ("|a|\n|-x|", "P(|a|/|-x|)"),
            ("|a|\n|:|", "P(|a|/|:|)"), ("|a|\n|-|\n\n|b|", "T-(a) P(|b|)"), ("|a|\n|-|\n> b", "T-(a) Q{P(b)}"),
            ("|a|\n|-|\ntext", "T-(a/text)"), ("text\n|a|\n|-|\n|b|", "P(text) T-(a/b)"),
            ("> |a|\n> |-|\n> |b|\n|c|", "Q{T-(a/b)} P(|c|)"),
            ("- |a|\n  |-|\n  |b|", "U{T-(a/b)}"), ("|a|\n|-|\n    code", "T-(a) C(code/)"),
            ("a | b\n---", "H2(a | b)"),
            ("|a|\n    |-|", "P(|a|/|-|)"), ("[x]: y\n|a|\n|-|", "T-(a)"), ("> |a|\n|-|", "Q{P(|a|/|-|)}"),
        ]
    )
    func tables(markdown: String, expected: String) {
        #expect(MarkdownOutline.of(markdown) == expected)
    }
}
