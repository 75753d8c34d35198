import CursesUISupport
import Foundation

/// The locale of the user who runs the app. Foundation on Linux ignores the POSIX variables that name it, and has the
/// same locale for everybody.
enum UserLocale {
    private static let adopted = Locked<Locale?>(nil)

    /// The locale that the app has adopted from its environment, or else Foundation's. Tests adopt none, so that their
    /// snapshots are the same everywhere.
    static var current: Locale { adopted.withLock { $0 } ?? .autoupdatingCurrent }

    /// The calendar of the user's locale.
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

    /// Returns the locale that the variables specify, in POSIX order: `LC_ALL`, `LC_MESSAGES`, `LANG`; `nil` if they
    /// specify none, or one of the locales `C` and `POSIX`.
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
    /// The locale, with Foundation's current locale replaced by the user's.
    var orUsers: Locale { self == .current || self == .autoupdatingCurrent ? UserLocale.current : self }
}
