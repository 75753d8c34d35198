/// The mouse events that a terminal reports. If it reports none, the terminal's own text selection works.
public enum MouseTracking: Hashable, Sendable {
    case off
    /// Presses, releases, the wheel, and moves while a button is held.
    case drags
    /// All moves.
    case motion
}

/// The shape of the hardware cursor (DECSCUSR).
public enum CursorShape: Int, Hashable, Sendable {
    /// The shape that the user has set.
    case standard = 0
    case blinkingBlock = 1
    case block = 2
    case blinkingUnderline = 3
    case underline = 4
    case blinkingBar = 5
    case bar = 6
}

/// The control sequences that take the terminal's screen and restore it.
///
/// The numbers are xterm's private modes ("XTerm Control Sequences", DECSET).
struct TerminalModes {
    var mouse: MouseTracking = .drags
    var cursorShape: CursorShape = .standard
    /// The shape of the mouse pointer; `nil` for the terminal's own.
    var pointerShape: PointerShape?
    /// Whether kitty's keyboard protocol is used, which makes all keys distinguishable.
    var usesKeyboardProtocol = false
    /// Whether the keyboard protocol also reports repeats and releases of keys.
    var reportsKeyPhases = false
    /// Whether the terminal reports when its colours change between dark and light.
    var reportsColorScheme = false
    /// The members of ``altModes`` that the app has set, because they were reset. They make Alt send Escape before the
    /// key.
    var turnedOnAltModes: [Int] = []
    /// Whether the terminal shows each frame at once (synchronised output).
    var synchronizesOutput = true
    /// The title of the window; `nil` for the user's own.
    var title: String?
    /// The identifiers of the pictures that the terminal stores.
    var pictures: [UInt32] = []
    /// Whether there are sixels on the screen.
    var hasSixels = false
    let isANSI: Bool
    private let enterScreen: [UInt8]
    private let leaveScreen: [UInt8]
    private let showCursor: [UInt8]
    /// Whether the terminal has an alternate screen.
    var hasOwnScreen: Bool { !enterScreen.isEmpty }
    /// Moves the cursor to the last row, if there is no alternate screen to leave.
    private let goToEnd: [UInt8]

    private static let mouseModes = [1000, 1002, 1003, 1006]
    /// The maximum number of pictures that are deleted when a crash ends the process, because a signal handler should
    /// write little. Terminals drop the other pictures when they leave the screen.
    private static let deletedPictures = 16
    private static let wrapping = 7
    private static let bracketedPaste = 2004
    private static let focusReports = 1004
    private static let cursorBesideSixels = 8452
    static let synchronizedOutput = 2026
    static let colorSchemeReports = 2031
    /// Meta and Alt send Escape before the key (xterm's `metaSendsEscape` and `altSendsEscape`). Without these modes,
    /// Alt with a letter arrives as a Latin-1 character.
    static let altModes = [1036, 1039]

    init(entry: TerminfoEntry) {
        isANSI = entry.isANSI
        enterScreen = Self.withoutPadding(entry[string: "smcup"] ?? [])
        leaveScreen = Self.withoutPadding(entry[string: "rmcup"] ?? [])
        showCursor =
            isANSI ? Self.set(25) : Self.withoutPadding(entry[string: "cnorm"] ?? [])
        goToEnd = isANSI && leaveScreen.isEmpty ? Self.bytes("\u{1B}[999;1H\r\n") : []
    }

    /// Creates the modes for a terminal that shows lines. Only bracketed paste is set, so that a paste arrives as a
    /// paste.
    ///
    /// - Parameter entry: the terminfo entry, if there is one.
    init(linesOn entry: TerminfoEntry?) {
        // No other control sequence is sent.
        isANSI = false
        let isPasteMarked = entry?.isANSI == true
        enterScreen = isPasteMarked ? Self.set(Self.bracketedPaste) : []
        leaveScreen = isPasteMarked ? Self.reset(Self.bracketedPaste) : []
        showCursor = []
        goToEnd = []
    }

    /// The sequence that takes the screen.
    var enter: [UInt8] {
        takeScreen + (usesKeyboardProtocol && isANSI ? pushKeyboard : [])
            + (isANSI ? title.map { WindowTitle.push + WindowTitle.set($0) } ?? [] : [])
    }

    /// The sequence that takes the screen again after another program may have changed it. States that were pushed onto
    /// a stack of the terminal are still there, and are not pushed again.
    var enterAgain: [UInt8] {
        takeScreen + (usesKeyboardProtocol && isANSI ? setKeyboard : [])
            + (isANSI ? title.map { WindowTitle.set($0) } ?? [] : [])
    }

    private var takeScreen: [UInt8] {
        guard isANSI else { return enterScreen }
        return enterScreen + Self.explicitDirection + enableMouse + Self.set(Self.bracketedPaste)
            + Self.set(Self.focusReports) + setCursorShape + (pointerShape == nil ? [] : changePointerShape)
            + (reportsColorScheme ? Self.set(Self.colorSchemeReports) : []) + enableAltModes
    }

    /// The sequence that restores the terminal, in reverse order. It may also be sent in the middle of a frame.
    var leave: [UInt8] {
        guard isANSI else { return leaveScreen + showCursor }
        // Ends a picture that is sent only in part.
        return (pictures.isEmpty && !hasSixels ? [] : Self.endString)
            + Self.reset(Self.synchronizedOutput) + reset
            + (hasSixels ? Self.reset(Self.cursorBesideSixels) + Self.eraseScreen : [])
            + pictures.prefix(Self.deletedPictures).flatMap(KittyGraphics.delete)
            + (title == nil ? [] : WindowTitle.pop)
            + turnedOnAltModes.reversed().flatMap(Self.reset)
            + (reportsColorScheme ? Self.reset(Self.colorSchemeReports) : [])
            + (usesKeyboardProtocol ? Self.bytes("\u{1B}[<u") : [])
            + (pointerShape == nil ? [] : Self.pointer(nil))
            + (cursorShape == .standard ? [] : Self.shape(.standard))
            + Self.reset(Self.focusReports) + Self.reset(Self.bracketedPaste) + disableMouse
            // After the switch of screens, because terminals may save the cursor's visibility with each screen
            // (libvterm).
            + goToEnd + Self.implicitDirection + leaveScreen + showCursor
    }

    /// The beginning and the end of every frame, which make the terminal show the frame at once. A terminal without
    /// this mode ignores it, like any unknown mode.
    var frame: (prefix: [UInt8], suffix: [UInt8]) {
        isANSI && synchronizesOutput
            ? (Self.set(Self.synchronizedOutput), Self.reset(Self.synchronizedOutput)) : ([], [])
    }

    /// The sequence before a complete redraw, which resets all settings: no attributes, the standard character set, a
    /// scrolling region of the whole screen, wrapping, and no insert mode.
    var reset: [UInt8] {
        isANSI
            ? Self.bytes("\u{1B}[m\u{1B}(B\u{F}\u{1B}[r\u{1B}[4l") + Self.set(Self.wrapping) : []
    }

    /// Switches the mouse to the current mode from any other.
    var changeMouse: [UInt8] { isANSI ? disableMouse + enableMouse : [] }

    /// Makes the terminal report ambiguous keys distinctly. The flags are pushed onto the stack of the screen that the
    /// app has entered.
    var pushKeyboard: [UInt8] { Self.bytes("\u{1B}[>\(keyboardFlags)u") }
    private var setKeyboard: [UInt8] { Self.bytes("\u{1B}[=\(keyboardFlags)u") }

    /// Switches the keyboard to the current flags from any others.
    var changeKeyboard: [UInt8] { isANSI && usesKeyboardProtocol ? setKeyboard : [] }

    /// Flag 1 is "disambiguate". Reporting phases also needs "report event types" (2) and, for keys that type text,
    /// "report all keys as escape codes" (8) and "report associated text" (16).
    private var keyboardFlags: Int { reportsKeyPhases ? 1 | 2 | 8 | 16 : 1 }

    var enableAltModes: [UInt8] { turnedOnAltModes.flatMap(Self.set) }
    var enableColorSchemeReports: [UInt8] { Self.set(Self.colorSchemeReports) }

    /// Returns the sequence that replaces an old title; `nil` is the user's own title.
    func changeTitle(from old: String?) -> [UInt8] {
        guard isANSI, title != old else { return [] }
        guard let title else { return WindowTitle.pop }
        return (old == nil ? WindowTitle.push : []) + WindowTitle.set(title)
    }

    var changeCursorShape: [UInt8] { isANSI ? Self.shape(cursorShape) : [] }

    /// Switches the mouse pointer to the current shape.
    var changePointerShape: [UInt8] { isANSI ? Self.pointer(pointerShape) : [] }

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

    /// Makes the terminal show cells in the order in which they are written (BDSM of ECMA-48, reset). Right-to-left
    /// text is already in visual order, so the terminal must not reorder it again.
    private static let explicitDirection = bytes("\u{1B}[8l")
    /// Lets the terminal reorder text, which is the default of terminals that support this.
    private static let implicitDirection = bytes("\u{1B}[8h")

    /// The end of a control string (ST), which has no effect outside of one.
    private static let endString = bytes("\u{1B}\\")
    /// Erases the screen, including the pixels on it.
    static let eraseScreen = bytes("\u{1B}[m\u{1B}[2J")

    private static func set(_ mode: Int) -> [UInt8] { bytes("\u{1B}[?\(mode)h") }
    private static func reset(_ mode: Int) -> [UInt8] { bytes("\u{1B}[?\(mode)l") }
    private static func shape(_ shape: CursorShape) -> [UInt8] {
        bytes("\u{1B}[\(shape.rawValue) q")
    }
    /// Returns OSC 22 with the name of a shape; without a name, the terminal shows its own pointer again.
    private static func pointer(_ shape: PointerShape?) -> [UInt8] {
        bytes("\u{1B}]22;\(shape?.rawValue ?? "")\u{1B}\\")
    }
    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// Removes terminfo's delays, `$<5/>`, which no modern terminal needs.
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
