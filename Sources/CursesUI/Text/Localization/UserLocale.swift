import CursesUISupport
import Foundation

/// The locale of the user who runs the app. Foundation on Linux ignores the POSIX variables that name it, and has the
/// same locale for everybody.
enum UserLocale {
    private static let adopted = Locked<Locale?>(nil)

    /// Foundation's locale, unless an app has adopted that of its environment. Tests adopt none, so that their pictures
    /// are the same everywhere.
    static var current: Locale { adopted.withLock { $0 } ?? .autoupdatingCurrent }

    /// The calendar of that locale.
    static var calendar: Calendar {
        guard let locale = adopted.withLock({ $0 }) else { return .autoupdatingCurrent }
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = .autoupdatingCurrent
        return calendar
    }

    /// Adopts the locale that the environment variables of the process name.
    static func adopt(_ variables: [String: String]) {
        let locale = locale(in: variables)
        adopted.withLock { $0 = locale }
    }

    /// The locale that the variables name, in the order of POSIX: `LC_ALL`, `LC_MESSAGES`, `LANG`. It is `nil` for the
    /// locales `C` and `POSIX`, and if there is none.
    static func locale(in variables: [String: String]) -> Locale? {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        guard let name = names.lazy.compactMap({ variables[$0] }).first(where: { !$0.isEmpty }) else { return nil }
        let base = name.prefix { $0 != "." && $0 != "@" }
        guard base.contains(where: \.isLetter), base != "C", base != "POSIX" else { return nil }
        var tag = LanguageTag(name)
        // A modifier of the GNU C library, as in sr_RS@latin.
        if name.hasSuffix("@latin") { tag.script = "Latn" }
        if name.hasSuffix("@cyrillic") { tag.script = "Cyrl" }
        return Locale(identifier: tag.description.replacing("-", with: "_"))
    }
}

extension Locale {
    /// The user's locale, which replaces Foundation's.
    var orUsers: Locale { self == .current || self == .autoupdatingCurrent ? UserLocale.current : self }
}
