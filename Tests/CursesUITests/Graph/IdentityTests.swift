import CursesUITesting
import Testing

@MainActor
@Suite("Identity")
struct IdentityTests {
    /// Keeps the name that it was created with as long as it keeps its identity.
    struct Keeper: View {
        let name: String
        @State private var first: String

        init(_ name: String) {
            self.name = name
            _first = State(initialValue: name)
        }

        var body: some View { Text(verbatim: "\(name)<\(first)>") }
    }

    @MainActor @Observable
    final class Model {
        var flag = true
        var number = 0
        var text: String? = "a"
    }

    struct Switched: View {
        let model: Model

        var body: some View {
            switch model.number {
            case 0: Keeper("zero")
            case 1: Keeper("one")
            case 2, 3: Keeper("few \(model.number)")
            default: Text(verbatim: "many")
            }
        }
    }

    @Test("each case of a switch is an identity of its own")
    func switchCases() {
        let model = Model()
        let app = TestApp(Switched(model: model), size: CellSize(width: 30, height: 1))
        func turn(_ number: Int) -> String {
            model.number = number
            app.settle()
            return app.screen.text.trimmingCharacters(in: .whitespaces)
        }
        #expect(turn(0) == "zero<zero>")
        #expect(turn(1) == "one<one>")
        #expect(turn(2) == "few 2<few 2>")
        #expect(turn(3) == "few 3<few 2>")
        #expect(turn(4) == "many")
        #expect(turn(3) == "few 3<few 3>")
        #expect(turn(0) == "zero<zero>")
    }

    struct Unwrapped: View {
        let model: Model

        var body: some View {
            if let text = model.text { Keeper(text) }
            Text(verbatim: "end")
        }
    }

    @Test("an optional view keeps its state while it is there, and starts afresh when it comes back")
    func optional() {
        let model = Model()
        let app = TestApp(Unwrapped(model: model), size: CellSize(width: 10, height: 2))
        #expect(app.screen.position(of: "a<a>") != nil)
        model.text = "b"
        app.settle()
        #expect(app.screen.position(of: "b<a>") != nil)
        model.text = nil
        app.settle()
        #expect(app.screen.position(of: "<") == nil)
        model.text = "c"
        app.settle()
        #expect(app.screen.position(of: "c<c>") != nil)
    }

    struct Ternary: View {
        let model: Model

        var body: some View { Keeper(model.flag ? "on" : "off") }
    }

    @Test("a ternary inside of one view is the same identity")
    func ternary() {
        let model = Model()
        let app = TestApp(Ternary(model: model), size: CellSize(width: 10, height: 1))
        model.flag = false
        app.settle()
        #expect(app.screen.position(of: "off<on>") != nil)
    }

    struct Identified: View {
        let model: Model

        var body: some View {
            Keeper("id \(model.number)").id(model.number / 2)
        }
    }

    @Test("another explicit id is another identity, the same id keeps the state")
    func explicitID() {
        let model = Model()
        let app = TestApp(Identified(model: model), size: CellSize(width: 20, height: 1))
        model.number = 1
        app.settle()
        #expect(app.screen.position(of: "id 1<id 0>") != nil)
        model.number = 2
        app.settle()
        #expect(app.screen.position(of: "id 2<id 2>") != nil)
    }

    struct Erased: View {
        let model: Model

        var body: some View {
            switch model.number {
            case 0: AnyView(Keeper("plain"))
            case 1: AnyView(Keeper("plain again"))
            default: AnyView(Keeper("padded").padding(.leading, 1))
            }
        }

        /// All elements have the same type, so only the types of their content distinguish them.
        struct Flat: View {
            let model: Model

            var body: some View { content }

            private var content: AnyView {
                switch model.number {
                case 0: AnyView(Keeper("plain"))
                case 1: AnyView(Keeper("plain again"))
                case 2: AnyView(Keeper("padded").padding(.leading, 1))
                default: AnyView(AnyView(Keeper("nested")))
                }
            }
        }
    }

    @Test("an AnyView keeps the state while the type of its content stays")
    func anyView() {
        let model = Model()
        let app = TestApp(Erased.Flat(model: model), size: CellSize(width: 30, height: 1))
        func turn(_ number: Int) -> String {
            model.number = number
            app.settle()
            return app.screen.text.trimmingCharacters(in: .whitespaces)
        }
        #expect(turn(1) == "plain again<plain>")
        #expect(turn(2) == "padded<padded>")
        #expect(turn(0) == "plain<plain>")
        #expect(turn(3) == "nested<plain>")
    }

    struct Siblings: View {
        let model: Model

        var body: some View {
            if model.flag { Text(verbatim: "extra") }
            Keeper("stays \(model.number)")
        }
    }

    @Test("a sibling that comes or goes does not disturb the identity of those after it")
    func siblings() {
        let model = Model()
        let app = TestApp(Siblings(model: model), size: CellSize(width: 30, height: 2))
        model.flag = false
        model.number = 5
        app.settle()
        #expect(app.screen.position(of: "stays 5<stays 0>") != nil)
        #expect(app.screen.position(of: "extra") == nil)
    }

    struct Fifty: View {
        let model: Model

        var body: some View {
            ForEach(0..<50) { index in
                if index == model.number { Keeper("chosen \(index)") } else { Keeper("row \(index)") }
            }
        }
    }

    @Test("fifty children are each known by their place")
    func fifty() {
        let model = Model()
        let app = TestApp(Fifty(model: model), size: CellSize(width: 40, height: 50))
        #expect(app.screen.position(of: "chosen 0<chosen 0>") != nil)
        model.number = 33
        app.settle()
        #expect(app.screen.position(of: "row 0<row 0>") != nil)
        #expect(app.screen.position(of: "chosen 33<chosen 33>") != nil)
        #expect(app.screen.position(of: "row 34<row 34>") != nil)
    }

    struct Dozen: View {
        let model: Model

        var body: some View {
            Keeper("a")
            Keeper("b")
            Keeper("c")
            Keeper("d")
            Keeper("e")
            Keeper("f")
            if model.flag { Keeper("g") }
            Keeper("h")
            Keeper("i")
            Keeper("j")
            Keeper("k \(model.number)")
            Keeper("l")
            Keeper("m")
        }
    }

    @Test("a builder takes more than ten views")
    func dozen() {
        let model = Model()
        let app = TestApp(Dozen(model: model), size: CellSize(width: 20, height: 13))
        #expect(app.screen.position(of: "m<m>") == CellPoint(column: 8, row: 12))
        model.flag = false
        model.number = 1
        app.settle()
        #expect(app.screen.position(of: "k 1<k 0>") != nil)
        #expect(app.screen.position(of: "g<g>") == nil)
    }

    struct Deep: View {
        let depth: Int
        let model: Model

        var body: some View {
            if depth == 0 {
                Text(verbatim: "bottom \(model.number)")
            } else {
                AnyView(Deep(depth: depth - 1, model: model))
            }
        }
    }

    @Test("a tree a thousand views deep works, and only its last one is evaluated again")
    func deep() {
        let model = Model()
        let app = TestApp(Deep(depth: 1000, model: model), size: CellSize(width: 20, height: 1))
        #expect(app.screen.position(of: "bottom 0") != nil)
        let before = app.bodyCount
        model.number = 7
        app.settle()
        #expect(app.screen.position(of: "bottom 7") != nil)
        #expect(app.bodyCount == before + 1)
    }

    struct Toggled: View {
        let model: Model

        var body: some View {
            if model.flag {
                VStack {
                    Keeper("a"); ForEach(0..<5) { Keeper("\($0)") }; Button("b") {}
                }
                .padding()
                .background(Color.red)
            }
        }
    }

    @Test("what is taken out of the tree is gone: no node is left behind")
    func noLeaks() {
        let model = Model()
        let app = TestApp(Toggled(model: model))
        let full = app.host.graph.statistics.nodes
        model.flag = false
        app.settle()
        let empty = app.host.graph.statistics.nodes
        #expect(empty < full)
        for _ in 0..<20 {
            model.flag.toggle()
            app.settle()
        }
        #expect(app.host.graph.statistics.nodes == empty)
    }
}
