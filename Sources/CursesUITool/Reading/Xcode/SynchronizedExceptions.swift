import CursesUISupport

/// The exceptions that a target has in a folder that Xcode 16 keeps in step with the disk.
///
/// In a folder of the target they list the files that are not the target's. In a folder of another target they list
/// those that this one takes from there. A path is relative to the folder. One that is marked stands for a file in
/// all its languages: `/Localized: Texts/Main.strings` for `Texts/de.lproj/Main.strings`, among others.
struct SynchronizedExceptions {
    private var plain: Set<String> = []
    private var localized: Set<String> = []
    private var otherPlatforms: Set<String> = []

    /// - Parameters:
    ///   - sets: the target's exception sets of the folder.
    ///   - platform: the platform whose files are taken.
    init(_ sets: [XcodeObject], platform: String) {
        for set in sets {
            for path in set.strings("membershipExceptions") {
                if let mark = Self.marks.first(where: path.hasPrefix) {
                    localized.insert(String(path.dropFirst(mark.count)))
                } else {
                    plain.insert(path)
                }
            }
            for (path, platforms) in set.dictionary("platformFiltersByRelativePath")
            where !platforms.texts.contains(platform) {
                otherPlatforms.insert(path)
            }
        }
    }

    /// The marks of the project formats of Xcode 16 and of those before.
    private static let marks = ["/Localized: ", "/Localized/"]

    /// Whether a path is listed.
    func lists(_ path: String) -> Bool {
        plain.contains(path) || Self.isLocalized(path) && localized.contains(Self.withoutLanguage(path))
    }

    /// Whether a path is for other platforms only.
    func isForOtherPlatforms(_ path: String) -> Bool { otherPlatforms.contains(path) }

    /// Whether a path is listed, leads to one that is, or is inside of a folder that is.
    func reaches(_ path: String) -> Bool {
        if lists(path) || plain.contains(where: { $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") }) {
            return true
        }
        let folder = Self.withoutLanguage(path)
        return localized.contains { folder.isEmpty || $0.hasPrefix(folder + "/") }
    }

    private static func isLocalized(_ path: String) -> Bool { path.contains(".lproj/") }

    private static func withoutLanguage(_ path: String) -> String {
        path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }
}
