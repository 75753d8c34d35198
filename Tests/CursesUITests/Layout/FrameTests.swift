import CursesUITesting
import Testing

@MainActor
@Suite("Frames, padding and layers")
struct FrameTests {
    @Test(
        "a fixed frame holds its view at an alignment",
        arguments: [
            (Alignment.center, ".....\n..a..\n....."),
            (.topLeading, "a....\n.....\n....."),
            (.bottomTrailing, ".....\n.....\n....a"),
            (.leading, ".....\na....\n....."),
            (.bottom, ".....\n.....\n..a.."),
        ])
    func fixed(alignment: Alignment, picture: String) {
        expectPicture(
            Block("a", 1, 1).frame(width: 5, height: 3, alignment: alignment),
            width: 5, height: 3, picture
        )
    }

    @Test("a fixed length that is not finite is left to the view", arguments: [CGFloat.infinity, -.infinity, .nan])
    func notFinite(length: CGFloat) {
        let view = Block("a", 2, 1).frame(width: length, height: length)
        expectPicture(view, width: 5, height: 2, "aa...\n.....")
    }

    @Test("a view may be larger than its frame: it sticks out, and the layout does not mind")
    func overflow() {
        expectPicture(
            HStack(spacing: 0) {
                Block("a", 4, 1).frame(width: 2, alignment: .leading); Block("b", 1, 1)
            },
            width: 6, height: 1, "aaba.."
        )
        expectPicture(
            HStack(spacing: 0) {
                Block("a", 4, 1).frame(width: 2, alignment: .leading).clipped()
                Block("b", 1, 1)
            },
            width: 6, height: 1, "aab..."
        )
    }

    /// Returns the number of columns that a row gives to a view next to a spacer.
    private func width(of view: some View, offered: Int) -> Int {
        let app = TestApp(
            HStack(spacing: 0) {
                view; Spacer()
            },
            size: CellSize(width: offered, height: 1)
        )
        return app.screen.text.count { $0 == "a" }
    }

    @Test("a flexible frame clamps what it is offered")
    func limits() {
        let flexible = Block("a", nil, 1)
        #expect(width(of: flexible.frame(maxWidth: 5), offered: 10) == 5)
        #expect(width(of: flexible.frame(maxWidth: 5), offered: 3) == 3)
        #expect(width(of: flexible.frame(minWidth: 4), offered: 10) == 10)
        #expect(width(of: flexible.frame(minWidth: 4, maxWidth: 6), offered: 10) == 6)
        #expect(width(of: flexible.frame(minWidth: 4, maxWidth: 6), offered: 5) == 5)
        #expect(width(of: flexible.frame(maxWidth: .infinity), offered: 9) == 9)
        #expect(width(of: flexible.frame(idealWidth: 7).fixedSize(), offered: 10) == 7)
        #expect(width(of: flexible.frame(minWidth: 3, idealWidth: 2).fixedSize(), offered: 10) == 3)
    }

    @Test("a maximum limits a view in a scroll view, which proposes no height")
    func maximumInScrollView() {
        let app = TestApp(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.aspectRatio(1, contentMode: .fit).frame(maxHeight: 3)
                    Text("below")
                    Text(verbatim: "1\n2\n3\n4").frame(maxHeight: 2)
                    Text("last")
                }
            },
            size: CellSize(width: 20, height: 12))
        #expect(app.screen.position(of: "below")?.row == 3, "\(app.screen.text)")
        #expect(app.screen.position(of: "last")?.row == 6)
    }

    @Test("maxWidth .infinity takes all there is and places the view in it")
    func infinite() {
        expectPicture(
            Block("a", 2, 1).frame(maxWidth: .infinity, alignment: .trailing).border(Color.red),
            width: 7, height: 3,
            """
            ┌─────┐
            │...aa│
            └─────┘
            """
        )
        expectPicture(
            VStack(spacing: 0) {
                Block("a", 1, 1).frame(maxHeight: .infinity); Block("b", 1, 1)
            },
            width: 1, height: 4, ".\na\n.\nb"
        )
    }

    @Test("a frame that only has a minimum is as large as its view beyond that")
    func minimum() {
        expectPicture(
            HStack(spacing: 0) {
                Block("a", 2, 1).frame(minWidth: 4); Block("b", 1, 1)
            },
            width: 6, height: 1, ".aa.b."
        )
        expectPicture(
            HStack(spacing: 0) {
                Block("a", 5, 1).frame(minWidth: 4); Block("b", 1, 1)
            },
            width: 6, height: 1, "aaaaab"
        )
    }

    @Test("padding without a number is a row and two columns")
    func standardPadding() {
        expectPicture(
            Block("a", 1, 1).padding().border(Color.red), width: 7, height: 5,
            """
            ┌─────┐
            │.....│
            │..a..│
            │.....│
            └─────┘
            """)
    }

    @Test("padding takes edges, a length, or insets")
    func padding() {
        let block = Block("a", 1, 1)
        expectPicture(block.padding(1), width: 3, height: 3, "...\n.a.\n...")
        expectPicture(block.padding(.leading), width: 3, height: 1, "..a")
        expectPicture(block.padding(.top), width: 1, height: 2, ".\na")
        expectPicture(block.padding([.top, .leading], 2), width: 3, height: 3, "...\n...\n..a")
        expectPicture(block.padding(.horizontal, 1), width: 3, height: 1, ".a.")
        expectPicture(
            HStack(spacing: 0) {
                block.padding(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 2))
                Block("b", 1, 2)
            },
            width: 4, height: 2, "...b\na..b"
        )
        expectPicture(
            HStack(spacing: 0) {
                Block("a", 3, 1).padding(.horizontal, -1); Block("b", 2, 1)
            },
            width: 4, height: 1, "abb."
        )
    }

    @Test("fixedSize gives a view its ideal size")
    func fixedSize() {
        let text = Text(verbatim: "one two")
        expectPicture(
            text.frame(width: 4, alignment: .leading), width: 8, height: 2, "one.....\ntwo....."
        )
        expectPicture(
            text.fixedSize().frame(width: 4, alignment: .leading), width: 8, height: 2, "one.two.\n........"
        )
        expectPicture(
            Text(verbatim: "one two three").fixedSize(horizontal: false, vertical: true)
                .frame(width: 5, height: 1, alignment: .top),
            width: 5, height: 3, "one..\ntwo..\nthree"
        )
    }

    @Test("the view decides the size of what is behind it and in front of it")
    func layers() {
        expectPicture(
            HStack(spacing: 0) {
                Block("a", 3, 1).overlay(Block("b")); Block("c", 1, 1)
            },
            width: 4, height: 1, "bbbc"
        )
        expectPicture(
            HStack(spacing: 0) {
                Block("a", 3, 1).background(Block("b", 5, 1)); Block("c", 1, 1)
            },
            width: 6, height: 1, "aaac.."
        )
        expectPicture(
            Block("a", 4, 3).overlay(alignment: .bottomTrailing) { Block("b", 2, 1) },
            width: 4, height: 3, "aaaa\naaaa\naabb"
        )
        expectPicture(
            Block("a", 2, 1).padding(1).background(alignment: .topLeading) { Block("b", 1, 1) },
            width: 4, height: 3, "b...\n.aa.\n...."
        )
    }

    @Test("a border takes a ring of cells of its own")
    func border() {
        expectPicture(
            HStack(spacing: 0) {
                Text(verbatim: "ab").border(Color.red); Block("c", 1, 1)
            },
            width: 6, height: 3, "┌──┐..\n│ab│c.\n└──┘.."
        )
        expectPicture(
            Text(verbatim: "a").border(Color.red, width: 2), width: 3, height: 3, "┏━┓\n┃a┃\n┗━┛"
        )
        expectPicture(Text(verbatim: "a").border(Color.red, width: 0), width: 2, height: 1, "a.")
    }

    @Test("an offset moves the picture, not the layout")
    func offset() {
        expectPicture(
            HStack(spacing: 0) {
                Block("a", 1, 1).offset(x: 3, y: 1); Block("b", 1, 1)
            },
            width: 5, height: 2, ".b...\n...a."
        )
    }

    @Test("modifiers of a group apply to each of its views")
    func group() {
        expectPicture(
            HStack(spacing: 0) {
                Group {
                    Block("a", 1, 1); Block("b", 1, 1)
                }.padding(.leading, 1)
                ForEach(0..<2) { _ in Block("c", 1, 1) }.border(Color.red)
            },
            width: 10, height: 3,
            """
            ....┌─┐┌─┐
            .a.b│c││c│
            ....└─┘└─┘
            """
        )
    }

    @Test("numbers are rounded to cells; what is visible stays so, a gap may vanish")
    func rounding() {
        let thin = HStack(spacing: 0) {
            Block("b", 1, 1).frame(width: 0.2)
            Block("a", 1, 1)
        }
        expectPicture(thin, width: 3, height: 1, "ba.")
        expectPicture(Block("a", 1, 1).padding(.leading, 0.2), width: 3, height: 1, "a..")
        expectPicture(Block("a", 1, 1).padding(.leading, 1.6), width: 3, height: 1, "..a")
    }
}
