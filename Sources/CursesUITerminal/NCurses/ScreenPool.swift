import CNCurses

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The pool of ncurses screens. Closed screens are reused.
///
/// ncurses keeps a single list of the windows of all screens: `delscreen` frees all of them, and `resize_term` may
/// resize all of them (measured with 6.4 as built by Debian). So screens are freed only when none is open, and each
/// size needs a separate screen.
@MainActor
enum ScreenPool {
    struct Screen {
        let pointer: OpaquePointer
        /// The memory that ncurses writes to.
        let memory: FrameMemory
        fileprivate let entry: TerminfoEntry
    }

    private static var openCount = 0
    private static var ended: [Screen] = []

    /// Opens a blank screen, and makes it the current screen of ncurses. If the terminal has been used
    /// before, it must be cleared.
    ///
    /// - Parameters:
    ///   - entry: the entry that `TerminfoEntry.forDrawing` returns, which includes the size.
    ///   - prefix: the beginning of every frame; `suffix` is its end.
    static func open(
        _ entry: TerminfoEntry, prefix: [UInt8], suffix: [UInt8]
    ) throws(TerminalError) -> Screen {
        guard let index = ended.lastIndex(where: { $0.entry == entry }) else {
            let screen = try make(entry, prefix: prefix, suffix: suffix)
            openCount += 1
            return screen
        }
        openCount += 1
        let screen = ended.remove(at: index)
        screen.memory.bracket(prefix: prefix, suffix: suffix)
        set_term(screen.pointer)
        reset_color_pairs()
        werase(cncurses_stdscr())
        wnoutrefresh(cncurses_stdscr())
        doupdate()
        screen.memory.rewind()
        return screen
    }

    static func close(_ screen: Screen) {
        set_term(screen.pointer)
        endwin()
        ended.append(screen)
        openCount -= 1
        guard openCount == 0 else { return }
        for one in ended {
            set_term(one.pointer)
            delscreen(one.pointer)
        }
        ended = []
    }

    private static func make(
        _ entry: TerminfoEntry, prefix: [UInt8], suffix: [UInt8]
    ) throws(TerminalError) -> Screen {
        let memory = try FrameMemory(prefix: prefix, suffix: suffix)
        guard let keyboard else {
            throw .cannotOpen(path: "/dev/null", reason: String(cString: strerror(errno)))
        }
        // ncurses can read a whole entry from the environment variable TERMINFO, which is restored afterwards.
        let found = getenv("TERMINFO").map { String(cString: $0) }
        setenv("TERMINFO", entry.environmentValue, 1)
        defer {
            if let found { setenv("TERMINFO", found, 1) } else { unsetenv("TERMINFO") }
        }
        // The entry contains the size. LINES and COLUMNS may be wrong, and the memory file has no size.
        use_env(false)
        guard let pointer = newterm(entry.name, memory.stream, keyboard) else {
            throw .unknownType(entry.name)
        }
        if start_color() == OK {
            use_default_colors()
        }
        typeahead(-1)
        scrollok(cncurses_stdscr(), false)
        // Before the first endwin, ncurses flushes at every move of the cursor.
        endwin()
        doupdate()
        clearok(cncurses_curscr(), true)
        memory.rewind()
        return Screen(pointer: pointer, memory: memory, entry: entry)
    }

    /// The keyboard of all screens, from which nothing is read.
    private static let keyboard = fopen("/dev/null", "r")
}
