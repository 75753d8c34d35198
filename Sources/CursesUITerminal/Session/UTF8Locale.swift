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

    private static var isUTF8: Bool {
        nl_langinfo(nl_item(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
    }
}
