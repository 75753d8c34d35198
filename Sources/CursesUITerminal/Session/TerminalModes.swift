/// What the mouse tells: nothing, so that the terminal's own selection works, or more.
public enum MouseTracking: Hashable, Sendable {
    case off
    /// Presses, releases, the wheel, and moves while a button is held.
    case drags
    /// All moves.
    case motion
}

/// The shape of the hardware cursor (DECSCUSR).
public enum CursorShape: Int, Hashable, Sendable {
    /// What the user has set.
    case standard = 0
    case blinkingBlock = 1
    case block = 2
    case blinkingUnderline = 3
    case underline = 4
    case blinkingBar = 5
    case bar = 6
}

/// The control sequences that take the terminal's screen, and those that give it back.
///
/// The numbers are xterm's private modes ("XTerm Control Sequences", DECSET).
struct TerminalModes {
    var mouse: MouseTracking = .drags
    var cursorShape: CursorShape = .standard
    /// Whether keys are told apart by kitty's keyboard protocol.
    var usesKeyboardProtocol = false
    /// Whether that also tells when a key is held and when it is released.
    var reportsKeyPhases = false
    /// Whether the terminal tells when its colours change from dark to light.
    var reportsColorScheme = false
    /// Whether a frame is shown at once.
    var synchronizesOutput = true
    /// The title of the window; `nil` for the user's own.
    var title: String?
    /// The ids of the pictures that the terminal has.
    var pictures: [UInt32] = []
    /// Whether there are sixels on the screen.
    var hasSixels = false
    let isANSI: Bool
    private let enterScreen: [UInt8]
    private let leaveScreen: [UInt8]
    private let showCursor: [UInt8]
    /// Whether there is a screen besides the one with the user's own lines.
    var hasOwnScreen: Bool { !enterScreen.isEmpty }
    /// To the last row, where there is no second screen to leave.
    private let goToEnd: [UInt8]

    private static let mouseModes = [1000, 1002, 1003, 1006]
    /// More pictures than these are not deleted where a crash ends the process: what a signal handler
    /// writes is kept short. Terminals drop them with the screen.
    private static let deletedPictures = 16
    private static let wrapping = 7
    private static let bracketedPaste = 2004
    private static let focusReports = 1004
    private static let cursorBesideSixels = 8452
    static let synchronizedOutput = 2026
    static let colorSchemeReports = 2031

    init(entry: TerminfoEntry) {
        isANSI = entry.isANSI
        enterScreen = Self.withoutPadding(entry[string: "smcup"] ?? [])
        leaveScreen = Self.withoutPadding(entry[string: "rmcup"] ?? [])
        showCursor =
            isANSI ? Self.set(25) : Self.withoutPadding(entry[string: "cnorm"] ?? [])
        goToEnd = isANSI && leaveScreen.isEmpty ? Self.bytes("\u{1B}[999;1H\r\n") : []
    }

    /// Takes the screen.
    var enter: [UInt8] {
        takeScreen + (usesKeyboardProtocol && isANSI ? pushKeyboard : [])
            + (isANSI ? title.map { WindowTitle.push + WindowTitle.set($0) } ?? [] : [])
    }

    /// Takes the screen that was not given back, whatever another program has made of it. What
    /// terminals keep on stacks is on them already, and is taken off once.
    var enterAgain: [UInt8] {
        takeScreen + (usesKeyboardProtocol && isANSI ? setKeyboard : [])
            + (isANSI ? title.map { WindowTitle.set($0) } ?? [] : [])
    }

    private var takeScreen: [UInt8] {
        guard isANSI else { return enterScreen }
        return enterScreen + enableMouse + Self.set(Self.bracketedPaste)
            + Self.set(Self.focusReports) + setCursorShape
            + (reportsColorScheme ? Self.set(Self.colorSchemeReports) : [])
    }

    /// Gives the screen back, in reverse order; also from the middle of a frame.
    var leave: [UInt8] {
        guard isANSI else { return showCursor + leaveScreen }
        // A picture that is half sent ends first.
        return (pictures.isEmpty && !hasSixels ? [] : Self.endString)
            + Self.reset(Self.synchronizedOutput) + reset
            + (hasSixels ? Self.reset(Self.cursorBesideSixels) + Self.eraseScreen : [])
            + pictures.prefix(Self.deletedPictures).flatMap(KittyGraphics.delete)
            + (title == nil ? [] : WindowTitle.pop)
            + (reportsColorScheme ? Self.reset(Self.colorSchemeReports) : [])
            + (usesKeyboardProtocol ? Self.bytes("\u{1B}[<u") : [])
            + (cursorShape == .standard ? [] : Self.shape(.standard))
            + Self.reset(Self.focusReports) + Self.reset(Self.bracketedPaste) + disableMouse
            + showCursor + goToEnd + leaveScreen
    }

    /// What every frame begins and ends with: the terminal shows it at once, not by and by. One that
    /// does not know the mode passes over it, as over any that it does not know.
    var frame: (prefix: [UInt8], suffix: [UInt8]) {
        isANSI && synchronizesOutput
            ? (Self.set(Self.synchronizedOutput), Self.reset(Self.synchronizedOutput)) : ([], [])
    }

    /// What a whole picture begins with, whatever the terminal was told before: no attributes, the
    /// standard characters, the whole screen scrolls, lines wrap, characters replace others.
    var reset: [UInt8] {
        isANSI
            ? Self.bytes("\u{1B}[m\u{1B}(B\u{F}\u{1B}[r\u{1B}[4l") + Self.set(Self.wrapping) : []
    }

    /// Changes over from whatever the mouse tells.
    var changeMouse: [UInt8] { isANSI ? disableMouse + enableMouse : [] }

    /// From now on keys that would look alike are told apart, on the stack of the screen that was
    /// entered.
    var pushKeyboard: [UInt8] { Self.bytes("\u{1B}[>\(keyboardFlags)u") }
    private var setKeyboard: [UInt8] { Self.bytes("\u{1B}[=\(keyboardFlags)u") }

    /// Changes over from whatever the keyboard tells.
    var changeKeyboard: [UInt8] { isANSI && usesKeyboardProtocol ? setKeyboard : [] }

    /// "Disambiguate" (1); for the phases also "report event types" (2), for keys that type text "report
    /// all keys as escape codes" (8), and with them "report associated text" (16).
    private var keyboardFlags: Int { reportsKeyPhases ? 1 | 2 | 8 | 16 : 1 }

    var enableColorSchemeReports: [UInt8] { Self.set(Self.colorSchemeReports) }

    /// Changes over from another title; `nil` was the user's own.
    func changeTitle(from old: String?) -> [UInt8] {
        guard isANSI, title != old else { return [] }
        guard let title else { return WindowTitle.pop }
        return (old == nil ? WindowTitle.push : []) + WindowTitle.set(title)
    }

    var changeCursorShape: [UInt8] { isANSI ? Self.shape(cursorShape) : [] }

    private var setCursorShape: [UInt8] {
        cursorShape == .standard ? [] : Self.shape(cursorShape)
    }

    private var enableMouse: [UInt8] {
        switch mouse {
        case .off: []
        case .drags: Self.set(1000) + Self.set(1002) + Self.set(1006)
        case .motion: Self.set(1000) + Self.set(1002) + Self.set(1003) + Self.set(1006)
        }
    }

    private var disableMouse: [UInt8] {
        Self.mouseModes.reversed().flatMap(Self.reset)
    }

    // MARK: Sequences

    /// The end of a control string (ST); nothing where there is none.
    private static let endString = bytes("\u{1B}\\")
    /// Erases the screen, and what pixels there are on it.
    static let eraseScreen = bytes("\u{1B}[m\u{1B}[2J")

    private static func set(_ mode: Int) -> [UInt8] { bytes("\u{1B}[?\(mode)h") }
    private static func reset(_ mode: Int) -> [UInt8] { bytes("\u{1B}[?\(mode)l") }
    private static func shape(_ shape: CursorShape) -> [UInt8] {
        bytes("\u{1B}[\(shape.rawValue) q")
    }
    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// Leaves out terminfo's delays, `$<5/>`, which no terminal of today needs.
    private static func withoutPadding(_ capability: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        var rest = capability[...]
        while let byte = rest.first {
            if rest.starts(with: Array("$<".utf8)), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
                rest = rest[(end + 1)...]
            } else {
                output.append(byte)
                rest = rest.dropFirst()
            }
        }
        return output
    }
}
