import CursesUI

/// The error with which publishers on the board fail.
struct Oops: Error {}

/// Returns a number if it is at most three, and throws an error otherwise.
func atMostThree(_ number: Int) throws -> Int {
    guard number <= 3 else { throw Oops() }
    return number
}

/// Sends a number three times, 0.4 seconds apart.
func threeTimes(_ number: Int) -> some Publisher<Int, Never> {
    Timer.publish(every: 0.4, on: .main, in: .common)
        .autoconnect()
        .map { _ in number }
        .prefix(3)
}

/// Sends a number after half a second.
func slowly(_ number: Int) -> some Publisher<Int, Never> {
    Just(number).delay(for: .seconds(0.5), scheduler: RunLoop.main)
}
