import SwiftUI

enum Roast: String, CaseIterable, Identifiable {
    case light, medium, dark
    var id: Self { self }
}

struct OrderForm: View {
    @State private var name = ""
    @State private var email = ""
    @State private var roast = Roast.medium
    @State private var cups = 2
    @State private var sugar = 1.5
    @State private var isGift = false
    @State private var message = ""
    @State private var delivery = Date()
    @State private var wrapping = Color.red
    @State private var extras: Set<String> = []
    @State private var isConfirming = false

    private let allExtras = ["Milk", "Cinnamon", "Cream", "Honey"]

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                        .textContentType(.name)
                    TextField("Email", text: $email, prompt: Text("you@example.com"))
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                } header: {
                    Text("Customer")
                } footer: {
                    if !email.isEmpty && !email.contains("@") {
                        Text("This is not an address.").foregroundStyle(.red)
                    }
                }
                Section("Coffee") {
                    Picker("Roast", selection: $roast) {
                        ForEach(Roast.allCases) { roast in
                            Text(roast.rawValue.capitalized).tag(roast)
                        }
                    }
                    .pickerStyle(.segmented)
                    Stepper("\(cups) cup\(cups == 1 ? "" : "s")", value: $cups, in: 1...12)
                    HStack {
                        Text("Sugar")
                        Slider(value: $sugar, in: 0...5, step: 0.5) {
                            Text("Sugar")
                        } minimumValueLabel: {
                            Text("0")
                        } maximumValueLabel: {
                            Text("5")
                        }
                        Text(sugar, format: .number.precision(.fractionLength(1)))
                            .monospacedDigit()
                            .frame(width: 40, alignment: .trailing)
                    }
                    ForEach(allExtras, id: \.self) { extra in
                        Toggle(
                            extra,
                            isOn: Binding(
                                get: { extras.contains(extra) },
                                set: { if $0 { extras.insert(extra) } else { extras.remove(extra) } }
                            )
                        )
                    }
                }
                Section("Delivery") {
                    DatePicker("Day", selection: $delivery, in: Date()..., displayedComponents: [.date])
                    Toggle("It is a gift", isOn: $isGift.animation())
                    if isGift {
                        TextEditor(text: $message)
                            .frame(minHeight: 60, maxHeight: 120)
                        ColorPicker("Wrapping", selection: $wrapping, supportsOpacity: false)
                    }
                }
                Section {
                    LabeledContent("Price") {
                        Text(
                            Double(cups) * 2.5 + Double(extras.count) * 0.4 + (isGift ? 3 : 0),
                            format: .currency(code: "EUR")
                        )
                        .bold()
                    }
                    Button("Order") { isConfirming = true }
                        .disabled(name.isEmpty || !email.contains("@"))
                        .frame(maxWidth: .infinity)
                }
            }
            .navigationTitle("New order")
            .navigationBarTitleDisplayMode(.inline)
            .alert("Thank you, \(name)", isPresented: $isConfirming) {
                Button("Done", role: .cancel) {}
            } message: {
                Text("\(cups) × \(roast.rawValue), on \(delivery.formatted(date: .abbreviated, time: .omitted))")
            }
        }
    }
}
