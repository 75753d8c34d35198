import SwiftUI

struct CartItem: Identifiable {
    let id = UUID()
    var name: String
    var price: Decimal
    var quantity: Int
    var isOnSale = false
}

@Observable
final class Cart {
    var items: [CartItem] = [
        CartItem(name: "Apples", price: 2.4, quantity: 3),
        CartItem(name: "Bread", price: 3.1, quantity: 1, isOnSale: true),
    ]
    var coupon = ""
    var isExpress = false

    var total: Decimal {
        items.reduce(0) { $0 + $1.price * Decimal($1.quantity) * ($1.isOnSale ? 0.8 : 1) }
    }
}

struct ShoppingCart: View {
    @State private var cart = Cart()
    @State private var isPaying = false

    var body: some View {
        NavigationStack {
            List {
                Section("Items") {
                    ForEach($cart.items) { $item in
                        HStack(spacing: 10) {
                            VStack(alignment: .leading, spacing: 2) {
                                HStack(spacing: 4) {
                                    Text(item.name)
                                    if item.isOnSale {
                                        Text("−20 %")
                                            .font(.caption2.weight(.bold))
                                            .padding(.horizontal, 4)
                                            .background(Color.red, in: RoundedRectangle(cornerRadius: 4))
                                            .foregroundStyle(.white)
                                    }
                                }
                                Text(
                                    item.price * Decimal(item.quantity) * (item.isOnSale ? 0.8 : 1),
                                    format: .currency(code: "EUR")
                                )
                                .font(.caption)
                                .foregroundStyle(.secondary)
                                .strikethrough(item.quantity == 0)
                            }
                            Spacer(minLength: 8)
                            Stepper(value: $item.quantity, in: 0...20) {
                                Text("\(item.quantity)")
                                    .monospacedDigit()
                                    .frame(width: 24, alignment: .trailing)
                            }
                            .labelsHidden()
                            Toggle("Sale", isOn: $item.isOnSale)
                                .labelsHidden()
                        }
                        .listRowBackground(item.quantity == 0 ? Color.gray.opacity(0.2) : nil)
                    }
                    .onDelete { cart.items.remove(atOffsets: $0) }
                }
                Section {
                    TextField("Coupon", text: $cart.coupon)
                        .textCase(.uppercase)
                    Toggle("Express", isOn: $cart.isExpress)
                    LabeledContent("Items", value: cart.items.reduce(0) { $0 + $1.quantity }, format: .number)
                    LabeledContent("Delivery", value: cart.isExpress ? 9.9 : 0, format: .currency(code: "EUR"))
                    LabeledContent {
                        Text(cart.total + (cart.isExpress ? 9.9 : 0), format: .currency(code: "EUR"))
                            .font(.title3.bold())
                            .contentTransition(.numericText())
                    } label: {
                        Text("Total")
                    }
                } footer: {
                    if cart.total < 20 && !cart.isExpress {
                        Text("Delivery is free from \(Decimal(20).formatted(.currency(code: "EUR"))).")
                    }
                }
            }
            .navigationTitle("Cart")
            .safeAreaInset(edge: .bottom, spacing: 0) {
                Button {
                    isPaying = true
                } label: {
                    Text("Pay \(cart.total.formatted(.currency(code: "EUR")))")
                        .frame(maxWidth: .infinity)
                        .padding(.vertical, 6)
                }
                .buttonStyle(.borderedProminent)
                .disabled(cart.items.allSatisfy { $0.quantity == 0 })
                .padding(12)
                .background(.bar)
            }
            .sheet(isPresented: $isPaying) {
                Text("Thank you!").presentationDetents([.height(160)])
            }
        }
    }
}
