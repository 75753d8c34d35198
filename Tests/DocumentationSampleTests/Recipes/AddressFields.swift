import CursesUI

struct AddressFields: View {
    enum Field { case street, city }

    @State private var street = ""
    @State private var city = ""
    @FocusState private var field: Field?

    var body: some View {
        Form {
            TextField("Street", text: $street)
                .focused($field, equals: .street)
                .onSubmit { field = .city }
            TextField("City", text: $city)
                .focused($field, equals: .city)
        }
    }
}
