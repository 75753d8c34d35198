import CursesUI

/// The running operator, and the events on its rows.
///
/// Time comes from the main run loop as a scheduler. A timer advances the board while something on it moves.
@MainActor
final class Board: ObservableObject {
    enum Row { case a, b }

    /// The seconds per cell.
    static let tick = 0.1
    /// The number of ticks after which a marble has left the widest row.
    static let span = 120
    /// The number of ticks between the end of a recipe's scripts and its next run.
    static let rest = 20

    @Published private(set) var recipe: Recipe
    @Published private(set) var laneA = Lane()
    @Published private(set) var laneB = Lane()
    @Published private(set) var output = Lane()
    /// The tick at the right edge.
    @Published private(set) var now = 0
    @Published private(set) var isPaused = false
    /// Whether the rows play their scripts in a loop.
    @Published private(set) var isAutomatic = true
    /// The next values that the buttons send.
    @Published private(set) var nextNumber = 1
    @Published private(set) var nextLetter: Character = "a"

    private var a = Recipe.Numbers()
    private var b = Recipe.Letters()
    private var cancellables: Set<AnyCancellable> = []
    private var timer: AnyCancellable?
    /// The time of tick 0, adjusted for the pauses of the timer.
    private var origin = RunLoop.main.now
    private var pausedTick: Int?
    private var runStart = 0
    /// The next step of the scripts.
    private var nextStep = 0

    init(recipe: Recipe = Recipe.all[0]) {
        self.recipe = recipe
        restart()
    }
}

// MARK: - User actions

extension Board {
    /// Clears the board, and shows a different operator.
    func choose(_ recipe: Recipe) {
        self.recipe = recipe
        laneA = Lane()
        laneB = Lane()
        output = Lane()
        isAutomatic = true
        restart()
    }

    /// Subscribes again.
    func restart() {
        resume()
        now = currentTick
        runStart = now
        nextStep = 0
        nextNumber = 1
        nextLetter = "a"
        end()
        a = Recipe.Numbers()
        b = Recipe.Letters()
        if !recipe.a.isEmpty { laneA.append(.begun, at: now) }
        if !recipe.b.isEmpty { laneB.append(.begun, at: now) }
        output.append(.begun, at: now)
        recipe.output(a, b, storingIn: &cancellables)
            .sink { [weak self] completion in
                if case .failure = completion {
                    self?.record(.failed)
                } else {
                    self?.record(.finished)
                }
            } receiveValue: { [weak self] label in
                self?.record(.value(label))
            }
            .store(in: &cancellables)
    }

    /// Switches between the scripts and input by keys.
    func toggleAutomatic() {
        isAutomatic.toggle()
        restart()
    }

    /// Pauses the board, or restarts it.
    func togglePause() {
        if isPaused { restart() } else { pause() }
    }

    /// Handles typed text: a digit is a value for row A, a letter for row B; `|` finishes A, and `!` makes it
    /// fail; a space pauses.
    func type(_ text: String) {
        for character in text.lowercased() {
            switch character {
            case " ": togglePause()
            case "0"..."9": send(.value(character), to: .a)
            case "a"..."z": send(.value(character), to: .b)
            case "|": send(.finish, to: .a)
            case "!": send(.fail, to: .a)
            default: break
            }
        }
    }

    /// Sends the next value of a row.
    func sendNext(to row: Row) {
        switch row {
        case .a: send(.value(Character("\(nextNumber)")), to: .a)
        case .b: send(.value(nextLetter), to: .b)
        }
    }

    /// Performs a step of a script manually, and stops the scripts.
    func send(_ step: Script.Step, to row: Row) {
        let needsStart = isAutomatic || isPaused || !output.isRunning
        isAutomatic = false
        if needsStart { restart() }
        perform(step, on: row)
    }
}

// MARK: - Time

extension Board {
    /// Whether the timer runs. A board that is paused, or empty and without scripts, causes no wake-ups.
    var isMoving: Bool { timer != nil }

    private var currentTick: Int {
        if let pausedTick { return pausedTick }
        return Int((origin.distance(to: RunLoop.main.now).timeInterval / Self.tick).rounded())
    }

    /// Also cancels the operator, because an operator with a timer would wake up the app.
    private func pause() {
        pausedTick = currentTick
        isPaused = true
        timer = nil
        cancellables.removeAll()
    }

    private func resume() {
        move()
        pausedTick = nil
        isPaused = false
    }

    /// Starts the timer, in step with the ticks.
    private func move() {
        guard timer == nil else { return }
        origin = RunLoop.main.now.advanced(by: .seconds(-Self.tick * Double(currentTick)))
        timer = Timer.publish(every: Self.tick, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.advance() }
    }

    private func advance() {
        now = currentTick
        if isAutomatic { play() }
        laneA.forget(before: now - Self.span)
        laneB.forget(before: now - Self.span)
        output.forget(before: now - Self.span)
        let isEmpty = [laneA, laneB, output].allSatisfy { $0.lastTick == nil }
        if isEmpty, !isAutomatic { timer = nil }
    }

    /// Performs the steps of the scripts that are due.
    private func play() {
        while nextStep < min(recipe.length, now - runStart) {
            let step = nextStep
            nextStep += 1
            if let step = recipe.a.step(at: step) { perform(step, on: .a) }
            if let step = recipe.b.step(at: step) { perform(step, on: .b) }
        }
        if now - runStart >= recipe.length + Self.rest { restart() }
    }
}

// MARK: - Rows

extension Board {
    private func end() {
        cancellables.removeAll()
        for lane in [\Board.laneA, \.laneB, \.output] where self[keyPath: lane].isRunning {
            self[keyPath: lane].append(.cancelled, at: now)
        }
    }

    private func perform(_ step: Script.Step, on row: Row) {
        move()
        now = currentTick
        switch row {
        case .a:
            guard laneA.isRunning else { return }
            laneA.append(step.event, at: now)
            switch step {
            case .value(let digit): sendNumber(digit.wholeNumberValue ?? 0)
            case .finish: a.send(completion: .finished)
            case .fail: a.send(completion: .failure(Oops()))
            }
        case .b:
            guard laneB.isRunning else { return }
            laneB.append(step.event, at: now)
            switch step {
            case .value(let letter): sendLetter(letter)
            case .finish: b.send(completion: .finished)
            case .fail: b.send(completion: .failure(Oops()))
            }
        }
    }

    private func sendNumber(_ number: Int) {
        nextNumber = (number + 1) % 10
        a.send(number)
    }

    private func sendLetter(_ letter: Character) {
        let value = letter.asciiValue ?? 0
        nextLetter = value < Character("z").asciiValue! ? Character(UnicodeScalar(value + 1)) : "a"
        b.send(String(letter))
    }

    /// Records an output of the operator.
    private func record(_ event: Lane.Event) {
        move()
        now = currentTick
        output.append(event, at: now)
    }
}

extension Script.Step {
    fileprivate var event: Lane.Event {
        switch self {
        case .value(let character): .value(String(character))
        case .finish: .finished
        case .fail: .failed
        }
    }
}
