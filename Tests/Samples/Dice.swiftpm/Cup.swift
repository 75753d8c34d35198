import Combine
import Foundation

class Cup: ObservableObject {
    @Published private(set) var dice = [1, 1]
    @Published private(set) var rolls = 0
    let name: String

    init() {
        let url = Bundle.main.url(forResource: "name", withExtension: "txt")
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        name = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "?"
    }

    func roll() {
        dice = dice.map { _ in Int.random(in: 1...6) }
        rolls += 1
    }
}
