import CursesUISupport

/// The exceptions of a target in a file system synchronized group, that is, in a folder that Xcode 16 keeps in sync
/// with the disk.
///
/// In a folder of the target itself, they list the files that do not belong to the target. In a folder of a different
/// target, they list the files that belong to this target as well. Paths are relative to the folder. A path with the
/// prefix `/Localized` refers to a file in all of its languages: `/Localized: Texts/Main.strings` includes
/// `Texts/de.lproj/Main.strings`.
struct SynchronizedExceptions {
    private var plain: Set<String> = []
    private var localized: Set<String> = []
    private var otherPlatforms: Set<String> = []

    /// - Parameters:
    ///   - sets: the exception sets of the folder that apply to the target.
    ///   - platform: the platform whose files are included.
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

    /// The prefixes of localized paths in the project formats of Xcode 16 and of earlier versions.
    private static let marks = ["/Localized: ", "/Localized/"]

    /// Returns whether the exceptions list a path.
    func lists(_ path: String) -> Bool {
        plain.contains(path) || Self.isLocalized(path) && localized.contains(Self.withoutLanguage(path))
    }

    /// Returns whether a path is only for other platforms.
    func isForOtherPlatforms(_ path: String) -> Bool { otherPlatforms.contains(path) }

    /// Returns whether a path is listed, contains a listed path, or is inside a listed folder.
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
