#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The character set that ncurses writes and measures in.
enum UTF8Locale {
    /// Sets the process's character type to one of UTF-8 where it is not: the user's own locale,
    /// else one that is always there. Nothing else of the locale is touched (number formats).
    ///
    /// Without it (`LANG` unset, or naming a locale that is not installed) ncurses writes broken
    /// bytes and blanks.
    ///
    /// - Returns: whether the character set is UTF-8 afterwards.
    @MainActor
    static func use() -> Bool {
        let candidates = ["", "C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"]
        return isUTF8 || candidates.contains { setlocale(LC_CTYPE, $0) != nil && isUTF8 }
    }

    /// The same, unless the user says that the terminal takes another character set, as in
    /// `LANG=de_DE.ISO-8859-1`: then it is given ASCII alone.
    ///
    /// A locale that names no character set is no such word: `LANG=C` is what many a service sets where
    /// the terminal behind it takes UTF-8.
    @MainActor
    static func use(in environment: [String: String]) -> Bool {
        guard namesAnotherSet(environment) else { return use() }
        setlocale(LC_CTYPE, "C")
        return false
    }

    private static func namesAnotherSet(_ environment: [String: String]) -> Bool {
        // The first of them that is set counts (POSIX.1-2017, XBD 8.2).
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
