import CursesUI

struct GuestStepper: View {
    @State private var guests = 2

    var body: some View {
        Stepper("Guests: \(guests)", value: $guests, in: 1...9)
            .padding()
    }
}
