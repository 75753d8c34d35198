import Combine
import SwiftUI

struct ContentView: View {
    @StateObject private var cup = Cup()

    var body: some View {
        VStack {
            Text(cup.name)
                .font(.title)
            HStack {
                ForEach(cup.dice.indices, id: \.self) { index in
                    Image(systemName: "die.face.\(cup.dice[index])")
                }
            }
            Text("Rolls: \(cup.rolls)")
            Button("Roll") { cup.roll() }
                .buttonStyle(.borderedProminent)
        }
        .padding()
    }
}

#Preview {
    ContentView()
}
