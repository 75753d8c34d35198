import CursesUITesting
import Testing

@MainActor
@Suite("Bindings")
struct BindingTests {
    struct Person: Equatable {
        var name = "Ann"
        var age = 30
    }

    struct NameField: View {
        @Binding var name: String
        var body: some View { Button("name \(name)") { name += "!" } }
    }

    struct AgeField: View {
        @Binding var age: Int
        var body: some View { Button("age \(age)") { age += 1 } }
    }

    struct Owner: View {
        @State private var person = Person()

        var body: some View {
            NameField(name: $person.name)
            AgeField(age: $person.age)
        }
    }

    @Test("a projected binding reads and writes its part; the owner is not evaluated")
    func projection() {
        let app = TestApp(Owner(), size: CellSize(width: 20, height: 2))
        app.click(text: "name")
        app.click(text: "age")
        #expect(app.screen.position(of: "name Ann!") != nil)
        #expect(app.screen.position(of: "age 31") != nil)
        #expect(app.bodyCount(of: Owner.self) == 1)
    }

    struct Constant: View {
        let number: Int
        var body: some View { AgeField(age: .constant(number)) }
    }

    @MainActor @Observable
    final class Number {
        var value = 1
        var other = 1
    }

    struct ConstantOwner: View {
        let number: Number

        var body: some View {
            Text(verbatim: "other \(number.other)")
            AgeField(age: .constant(number.value))
        }
    }

    @Test("a constant binding ignores writes; an equal one does not evaluate its reader again")
    func constant() {
        let number = Number()
        let app = TestApp(ConstantOwner(number: number), size: CellSize(width: 20, height: 2))
        app.click(text: "age")
        #expect(app.screen.position(of: "age 1") != nil)
        number.other = 2
        app.settle()
        #expect(app.bodyCount(of: AgeField.self) == 1)
        number.value = 2
        app.settle()
        #expect(app.screen.position(of: "age 2") != nil)
    }

    struct Computed: View {
        @State private var celsius = 0.0

        var body: some View {
            AgeField(
                age: Binding(
                    get: { Int(celsius * 9 / 5 + 32) },
                    set: { celsius = Double($0 - 32) * 5 / 9 }
                )
            )
            Text(verbatim: "\(Int(celsius.rounded(.up))) C")
        }
    }

    @Test("a binding of two closures calls them")
    func closures() {
        let app = TestApp(Computed(), size: CellSize(width: 20, height: 2))
        #expect(app.screen.position(of: "age 32") != nil)
        app.click(text: "age")
        #expect(app.screen.position(of: "age 33") != nil)
        #expect(app.screen.position(of: "1 C") != nil)
    }

    @Test("an optional part is a binding while it is there")
    func unwrapped() {
        var stored: Int? = 1
        let binding = Binding(get: { stored }, set: { stored = $0 })
        let inner = Binding(binding)
        #expect(inner?.wrappedValue == 1)
        inner?.wrappedValue = 2
        #expect(stored == 2)
        stored = nil
        #expect(Binding(binding) == nil)
        #expect(inner?.wrappedValue == 1)
    }

    @Test("a binding shown as an optional one ignores nil")
    func wrapped() {
        var stored = 1
        let optional = Binding<Int?>(Binding(get: { stored }, set: { stored = $0 }))
        #expect(optional.wrappedValue == 1)
        optional.wrappedValue = 3
        optional.wrappedValue = nil
        #expect(stored == 3)
    }

    @MainActor @Observable
    final class Account {
        var owner = "Ann"
        var balance = 0
    }

    struct AccountView: View {
        @Bindable var account: Account
        var body: some View { NameField(name: $account.owner) }
    }

    @Test("@Bindable gives bindings to an @Observable object; only who reads the value is evaluated")
    func bindable() {
        let account = Account()
        let app = TestApp(AccountView(account: account), size: CellSize(width: 20, height: 1))
        app.click(text: "name")
        #expect(account.owner == "Ann!")
        #expect(app.screen.position(of: "name Ann!") != nil)
        #expect(app.bodyCount(of: AccountView.self) == 1)
        #expect(app.bodyCount(of: NameField.self) == 2)
        account.balance = 5
        app.settle()
        #expect(app.bodyCount(of: NameField.self) == 2)
    }

    struct TwoReaders: View {
        @State private var count = 0

        var body: some View {
            AgeField(age: $count)
            AgeField(age: $count)
            Bystander()
        }
    }

    struct Bystander: View {
        var body: some View { Text(verbatim: "by") }
    }

    @Test("every reader of a state is evaluated once when it changes, and nobody else")
    func readers() {
        let app = TestApp(TwoReaders(), size: CellSize(width: 20, height: 3))
        app.click(column: 10, row: 0)
        #expect(app.bodyCount(of: AgeField.self) == 4)
        #expect(app.bodyCount(of: TwoReaders.self) == 1)
        #expect(app.bodyCount(of: Bystander.self) == 1)
    }

    struct Sometimes: View {
        @State private var isShown = true
        @State private var count = 0

        var body: some View {
            Button("Toggle") { isShown.toggle() }
            Button("Count") { count += 1 }
            if isShown { Text(verbatim: "count \(count)") }
        }
    }

    @Test("a state that body reads no longer does not evaluate it")
    func noLongerRead() {
        let app = TestApp(Sometimes(), size: CellSize(width: 20, height: 3))
        app.click(text: "Count")
        #expect(app.bodyCount(of: Sometimes.self) == 2)
        app.click(text: "Toggle")
        #expect(app.bodyCount(of: Sometimes.self) == 3)
        app.click(text: "Count")
        #expect(app.bodyCount(of: Sometimes.self) == 3)
        app.click(text: "Toggle")
        #expect(app.screen.position(of: "count 2") != nil)
    }
}
