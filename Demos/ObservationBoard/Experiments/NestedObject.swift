import CursesUI

final class Engine: ObservableObject {
    @Published var speed: Int

    init(speed: Int = 0) {
        self.speed = speed
    }
}

final class Car: ObservableObject {
    @Published var engine = Engine()
}

struct NestedObject: View {
    @StateObject private var car = Car()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "An object inside another",
            statement: "The inner object's signals do not reach the outer one's views; replacing it does.",
            reading: "\(car.engine.speed)",
            tally: tally
        ) {
            Button("Faster") { car.engine.speed += 1 }
            Button("Replace") { car.engine = Engine(speed: car.engine.speed) }
        }
        .onReceive(car.objectWillChange) { tally.signal() }
    }
}
