import CNCurses

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The screens that ncurses has made: those that have ended are used again.
///
/// ncurses keeps one list of the windows of all screens: `delscreen` frees every one of them, and
/// `resize_term` may resize every one (measured with 6.4 as Debian builds it). So screens are freed only
/// when none is open any more, and a screen of another size is another screen.
@MainActor
enum ScreenPool {
    struct Screen {
        let pointer: OpaquePointer
        /// Where ncurses writes.
        let memory: FrameMemory
        fileprivate let entry: TerminfoEntry
    }

    private static var openCount = 0
    private static var ended: [Screen] = []

    /// A blank screen, which is ncurses' current one from here on; a terminal that has been used before
    /// is to be cleared.
    ///
    /// - Parameters:
    ///   - entry: the terminal's, as `TerminfoEntry.forDrawing` makes it: it says the size, too.
    ///   - prefix: what every frame begins with, and `suffix` what it ends with.
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
        // Not cleared, but blanked: when it clears, ncurses keeps what it knows of the old rows, and finds
        // no rows to scroll in the frame after the next.
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
        // ncurses takes a whole entry from the environment; it is put back at once.
        let found = getenv("TERMINFO").map { String(cString: $0) }
        setenv("TERMINFO", entry.environmentValue, 1)
        defer {
            if let found { setenv("TERMINFO", found, 1) } else { unsetenv("TERMINFO") }
        }
        // The size is the entry's: neither LINES and COLUMNS nor the memory file know it.
        use_env(false)
        guard let pointer = newterm(entry.name, memory.stream, keyboard) else {
            throw .unknownType(entry.name)
        }
        if start_color() == OK {
            use_default_colors()
        }
        typeahead(-1)
        scrollok(cncurses_stdscr(), false)
        // Until its first endwin, ncurses flushes at every move of the cursor.
        endwin()
        doupdate()
        clearok(cncurses_curscr(), true)
        memory.rewind()
        return Screen(pointer: pointer, memory: memory, entry: entry)
    }

    /// What ncurses takes for the keyboard of all screens: nothing is read from there.
    private static let keyboard = fopen("/dev/null", "r")
}
