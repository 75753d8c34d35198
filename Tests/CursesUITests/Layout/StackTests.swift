import CursesUITesting
import Testing

@MainActor
@Suite("Stacks")
struct StackTests {
    @Test("a view gets what a more flexible one leaves of its part, before it is cut")
    func rest() {
        let row = HStack(spacing: 0) {
            Text("Post").padding(.horizontal, 1)
            // More flexible than the text, but shorter.
            Text("abcde").frame(minWidth: 0, maxWidth: 5)
        }
        #expect(TestApp(row, size: CellSize(width: 11, height: 1)).screen.row(0) == " Post abcde")
    }

    @Test("a row leaves a column between its views, a column no row")
    func defaultSpacing() {
        expectPicture(
            HStack {
                Block("a", 2, 1); Block("b", 1, 1)
            }, width: 5, height: 1, "aa.b.")
        expectPicture(
            VStack {
                Block("a", 2, 1); Block("b", 2, 1)
            }, width: 3, height: 2,
            """
            aa.
            bb.
            """)
    }

    @Test("spacing that is given holds between neighbours alone")
    func explicitSpacing() {
        let blocks = Group {
            Block("a", 1, 1); Block("b", 1, 1); Block("c", 1, 1)
        }
        expectPicture(HStack(spacing: 0) { blocks }, width: 5, height: 1, "abc..")
        expectPicture(HStack(spacing: 2) { blocks }, width: 8, height: 1, "a..b..c.")
        expectPicture(VStack(spacing: 1) { blocks }, width: 1, height: 6, "a\n.\nb\n.\nc\n.")
        expectPicture(
            HStack(spacing: -1) {
                Block("a", 3, 1); Block("b", 2, 1)
            }, width: 5, height: 1, "aabb.")
    }

    @Test(
        "a row lines its views up at the top, in the centre or at the bottom",
        arguments: [
            (VerticalAlignment.top, "ab\na.\na."),
            (.center, "a.\nab\na."),
            (.bottom, "a.\na.\nab"),
        ])
    func rowAlignment(alignment: VerticalAlignment, picture: String) {
        expectPicture(
            HStack(alignment: alignment, spacing: 0) {
                Block("a", 1, 3); Block("b", 1, 1)
            },
            width: 2, height: 3, picture
        )
    }

    @Test(
        "a column lines its views up at the start, in the centre or at the end",
        arguments: [
            (HorizontalAlignment.leading, "aaa\nb.."),
            (.center, "aaa\n.b."),
            (.trailing, "aaa\n..b"),
        ])
    func columnAlignment(alignment: HorizontalAlignment, picture: String) {
        expectPicture(
            VStack(alignment: alignment) {
                Block("a", 3, 1); Block("b", 1, 1)
            },
            width: 3, height: 2, picture
        )
    }

    @Test(
        "a pile lines its views up on both axes, the last one in front",
        arguments: [
            (Alignment.topLeading, "bbaa\naaaa\naaaa"),
            (.top, "abba\naaaa\naaaa"),
            (.center, "aaaa\nabba\naaaa"),
            (.trailing, "aaaa\naabb\naaaa"),
            (.bottomTrailing, "aaaa\naaaa\naabb"),
            (.bottomLeading, "aaaa\naaaa\nbbaa"),
        ])
    func pile(alignment: Alignment, picture: String) {
        expectPicture(
            ZStack(alignment: alignment) {
                Block("a", 4, 3); Block("b", 2, 1)
            },
            width: 4, height: 3, picture
        )
    }

    @Test("views line up on the baselines of their texts")
    func baselines() {
        let texts = Group {
            Text(verbatim: "a\nb")
            Text(verbatim: "c")
        }
        expectPicture(
            HStack(alignment: .firstTextBaseline, spacing: 0) { texts }, width: 2, height: 2, "ac\nb."
        )
        expectPicture(
            HStack(alignment: .lastTextBaseline, spacing: 0) { texts }, width: 2, height: 2, "a.\nbc"
        )
    }

    @Test("flexible views share the room; what does not divide goes to the later ones")
    func sharing() {
        expectPicture(
            HStack(spacing: 0) {
                Block("a", nil, 1); Block("b", nil, 1); Block("c", nil, 1)
            },
            width: 8, height: 1, "aabbbccc"
        )
        expectPicture(
            VStack {
                Block("a", 1, nil); Block("b", 1, nil)
            }, width: 1, height: 5, "a\na\nb\nb\nb"
        )
    }

    @Test("the least flexible view is served first, wherever it stands")
    func leastFlexibleFirst() {
        expectPicture(
            HStack(spacing: 0) {
                Block("a", nil, 1)
                Block("b", nil, 1).frame(minWidth: 0, maxWidth: 2)
                Block("c", 3, 1)
            },
            width: 9, height: 1, "aaaabbccc"
        )
    }

    @Test("a view of a higher priority takes its room before the others")
    func priority() {
        let text = Text(verbatim: "hello world").lineLimit(1)
        expectPicture(
            HStack {
                text; text.layoutPriority(1)
            }, width: 14, height: 1, "h….hello.world")
        expectPicture(
            HStack(spacing: 0) {
                Block("a", nil, 1).frame(minWidth: 2)
                Block("b", nil, 1).layoutPriority(1)
            },
            width: 7, height: 1, "aabbbbb"
        )
    }

    @Test("a spacer takes what is left")
    func spacer() {
        expectPicture(
            HStack {
                Block("a", 1, 1); Spacer(); Block("b", 2, 1)
            }, width: 7, height: 1, "a....bb"
        )
        expectPicture(
            VStack {
                Block("a", 1, 1); Spacer(); Block("b", 1, 1)
            }, width: 1, height: 4, "a\n.\n.\nb"
        )
    }

    @Test("several spacers share what is left; each keeps its least length")
    func spacers() {
        expectPicture(
            HStack {
                Spacer(); Block("a", 1, 1); Spacer(); Block("b", 1, 1); Spacer()
            },
            width: 8, height: 1, "..a..b.."
        )
        expectPicture(
            HStack {
                Block("a", 3, 1); Spacer(minLength: 2); Block("b", nil, 1)
            },
            width: 8, height: 1, "aaa..bbb"
        )
        // There is too little space for everything, so the excess is cut off.
        expectPicture(
            HStack {
                Block("a", 3, 1); Spacer(minLength: 2); Block("b", 2, 1)
            },
            width: 6, height: 1, "aaa..b"
        )
    }

    @Test("a divider lies across its stack")
    func divider() {
        expectPicture(
            VStack {
                Block("a", 2, 1); Divider(); Block("b", 2, 1)
            }
            .fixedSize(horizontal: false, vertical: true),
            width: 4, height: 3, ".aa.\n────\n.bb."
        )
        expectPicture(
            HStack(alignment: .top, spacing: 0) {
                Block("a", 1, 2); Divider(); Block("b", 1, 1)
            }
            .fixedSize(),
            width: 3, height: 2, "a│b\na│."
        )
        expectPicture(
            VStack {
                Block("a", 3, 1); Divider(); Block("b", nil, 1)
            }.fixedSize(),
            width: 4, height: 3, "aaa.\n───.\nbbb."
        )
    }

    @Test("an empty stack takes no room, empty views no spacing")
    func empty() {
        expectPicture(
            HStack {
                Block("a", 1, 1); EmptyView(); if false { Text(verbatim: "x") }; Block("b", 1, 1)
            },
            width: 4, height: 1, "a.b."
        )
        expectPicture(
            VStack(spacing: 0) {
                HStack {}; Block("a", 1, 1)
            }, width: 1, height: 2, "a\n."
        )
    }

    @Test("text that has less room than it needs wraps, then gives way to an ellipsis")
    func text() {
        expectPicture(
            HStack(alignment: .top) {
                Text(verbatim: "one two"); Block("b", 3, 1)
            },
            width: 7, height: 3, "one.bbb\ntwo....\n......."
        )
        expectPicture(Text(verbatim: "one two three"), width: 5, height: 2, "one..\ntwo….")
    }
}
