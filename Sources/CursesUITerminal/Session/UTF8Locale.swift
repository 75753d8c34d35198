#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The character set in which ncurses writes and measures text.
enum UTF8Locale {
    /// Sets the process's character set (LC_CTYPE) to UTF-8, if it is not: to the user's own locale, or else to a
    /// locale that is always available. The rest of the locale, such as number formats, is unchanged.
    ///
    /// Without UTF-8 (`LANG` is unset, or names a locale that is not installed), ncurses writes broken bytes and
    /// blanks.
    ///
    /// - Returns: whether the character set is UTF-8 afterwards.
    @MainActor
    static func use() -> Bool {
        let candidates = ["", "C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"]
        return isUTF8 || candidates.contains { setlocale(LC_CTYPE, $0) != nil && isUTF8 }
    }

    /// Sets the character set to UTF-8, unless the user states that the terminal uses a different one, as in
    /// `LANG=de_DE.ISO-8859-1`. In this case, the terminal gets only ASCII.
    ///
    /// A locale without a character set does not count, because many services set `LANG=C` although the terminal uses
    /// UTF-8.
    ///
    /// - Returns: whether the character set is UTF-8 afterwards.
    @MainActor
    static func use(in environment: [String: String]) -> Bool {
        guard namesAnotherSet(environment) else { return use() }
        setlocale(LC_CTYPE, "C")
        return false
    }

    private static func namesAnotherSet(_ environment: [String: String]) -> Bool {
        // The first variable that is set counts (POSIX.1-2017, XBD 8.2).
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let set = name?.split(separator: "@").first?.split(separator: ".").dropFirst().first else {
            return false
        }
        return set.lowercased().filter { $0 != "-" } != "utf8"
    }

    private static var isUTF8: Bool {
        nl_langinfo(nl_item(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
    }
}
