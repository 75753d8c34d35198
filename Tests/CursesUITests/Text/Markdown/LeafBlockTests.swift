import Testing

@testable import CursesUI

@Suite struct LeafBlockTests {
    @Test(
        "Headings",
        arguments: [
            ("# One", "H1(One)"), ("###### Six", "H6(Six)"), ("####### Seven", "P(####### Seven)"),
            ("#None", "P(#None)"), ("#\tTab", "H1(Tab)"), ("#", "H1()"), ("## ##", "H2()"), ("\\# No", "P(\\# No)"),
            ("   # In", "H1(In)"), ("    # Code", "C(# Code/)"), ("text\n    # more", "P(text/# more)"),
            ("# End ##   ", "H1(End)"), ("# End#", "H1(End#)"), ("# End \\##", "H1(End \\##)"),
            ("# End # x", "H1(End # x)"),
            ("text\n# Head\ntext", "P(text) H1(Head) P(text)"),
            ("One\n===", "H1(One)"), ("Two\n-", "H2(Two)"), ("One\ntwo\n=", "H1(One/two)"),
            ("One\n   ===  ", "H1(One)"),
            ("One\n    ===", "P(One/===)"), ("One\n= =", "P(One/= =)"), ("One\n\n===", "P(One) P(===)"),
            ("> One\n===", "Q{P(One/===)}"), ("> One\n---", "Q{P(One)} ---"), ("- One\n---", "U{p(One)} ---"),
            ("- One\n  ---", "U{H2(One)}"), ("    One\n---", "C(One/) ---"), ("===", "P(===)"),
            ("`One\n---\n`", "H2(`One) P(`)"),
        ]
    )
    func headings(markdown: String, expected: String) {
        #expect(MarkdownOutline.of(markdown) == expected)
    }

    @Test(
        "Paragraphs and thematic breaks",
        arguments: [
            ("", ""), (" \n\t\n", ""), ("one\n\n\n two ", "P(one) P(two)"), ("one\n     two", "P(one/two)"),
            ("one\r\ntwo\rthree", "P(one/two/three)"), ("one  \ntwo", "P(one  /two)"),
            ("\u{FEFF}one\0", "P(one\u{FFFD})"),
            ("***", "---"), ("---", "---"), ("___", "---"), ("--", "P(--)"), (" - -\t-", "---"),
            ("_ _ _ a", "P(_ _ _ a)"),
            ("*-*", "P(*-*)"), ("    ***", "C(***/)"), ("text\n***\ntext", "P(text) --- P(text)"),
            ("text\n    ***", "P(text/***)"), ("- a\n- * * *", "U{p(a)}{---}"),
            ("* a\n* * *\n* b", "U{p(a)} --- U{p(b)}"),
        ]
    )
    func paragraphs(markdown: String, expected: String) {
        #expect(MarkdownOutline.of(markdown) == expected)
    }

    @Test(
        "Code",
        arguments: [
            ("    a\n      b\n\n\n    c\n\n", "C(a/  b///c/)"), ("\ta\n \tb", "C(a/b/)"),
            ("    a\n     \n    b", "C(a/ /b/)"),
            ("text\n    a", "P(text/a)"), ("    a\ntext", "C(a/) P(text)"), ("# a\n    b\n# c", "H1(a) C(b/) H1(c)"),
            ("```\na\n```", "C(a/)"), ("~~~\na\n~~~~ ", "C(a/)"), ("``\na\n``", "P(``/a/``)"),
            ("```\na\n~~~\n", "C(a/~~~/)"),
            ("````\n```\n````", "C(```/)"), ("```\n\n  \n```", "C(/  /)"), ("```\n```", "C()"), ("```", "C()"),
            ("  ```\n    a\n b\nc\n  ```", "C(  a/b/c/)"), ("```\na\n    ```", "C(a/    ```/)"),
            ("```\na\n``` x", "C(a/``` x/)"),
            ("text\n```\na\n```\ntext", "P(text) C(a/) P(text)"), ("> ```\n> a\nb", "Q{C(a/)} P(b)"),
            ("```swift\na", "C[swift](a/)"), ("~~~ a `b` ~\nc", "C[a `b` ~](c/)"), ("``` a`\nb", "P(``` a`/b)"),
            ("```a\\*b&amp;c&#35;\n", "C[a*b&c#]()"), ("- ```\n  a\n\n  b\n  ```", "U{C(a//b/)}"), (">\ta", "Q{P(a)}"),
            (">\t\ta", "Q{C(  a/)}"), ("-\t\ta", "U{C(  a/)}"),
        ]
    )
    func code(markdown: String, expected: String) {
        #expect(MarkdownOutline.of(markdown) == expected)
    }

    @Test("The first word of an info string names the language")
    func language() {
        #expect(MarkdownCodeBlock(info: "swift title=\"x\"", code: "").language == "swift")
        #expect(MarkdownCodeBlock(code: "").language == nil)
    }

    @Test(
        "HTML",
        arguments: [
            ("<div>\n*a*\n\nb", "HTML(<div>/*a*/) P(b)"), ("  </TABLE x\n", "HTML(  </TABLE x/)"),
            ("<divx>y", "P(<divx>y)"),
            ("<pre>\n\na\n</pre> x\ny", "HTML(<pre>//a/</pre> x/) P(y)"),
            ("<!-- a\n\nb -->\nc", "HTML(<!-- a//b -->/) P(c)"),
            ("<?php\n\n?>\nc", "HTML(<?php//?>/) P(c)"), ("<!DOCTYPE html>\nc", "HTML(<!DOCTYPE html>/) P(c)"),
            ("<![CDATA[\n\n]]>\nc", "HTML(<![CDATA[//]]>/) P(c)"),
            ("<a b=\"c\" d='e' f=g h>\nx", "HTML(<a b=\"c\" d='e' f=g h>/x/)"),
            ("<a b=>", "P(<a b=>)"), ("</a >", "HTML(</a >/)"), ("</a b>", "P(</a b>)"), ("<x/>", "HTML(<x/>/)"),
            ("<x>a", "P(<x>a)"),
            ("text\n<x>", "P(text/<x>)"), ("text\n<hr>", "P(text) HTML(<hr>/)"), ("> <div>\na", "Q{HTML(<div>/)} P(a)"),
            ("    <div>", "C(<div>/)"), ("</pre>", "HTML(</pre>/)"), ("<pre/>", "P(<pre/>)"), ("<", "P(<)"),
        ]
    )
    func html(markdown: String, expected: String) {
        #expect(MarkdownOutline.of(markdown) == expected)
    }
}
