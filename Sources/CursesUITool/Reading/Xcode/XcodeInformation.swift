import CursesUISupport
import Foundation

/// The fields of an app's Info.plist that code may read: its names and versions, and the fields that the project adds.
enum XcodeInformation {
    /// - Parameter leftOut: receives the project's own Info.plist if it is broken.
    static func fields(
        of target: XcodeTarget, in project: XcodeProject, leftOut: inout [LeftOut]
    ) -> [String: String] {
        let settings = target.settings
        var fields: [String: String] = [
            "CFBundleName": settings("PRODUCT_NAME") ?? target.name,
            "CFBundleDevelopmentRegion": project.root["developmentRegion"] ?? "en",
        ]
        fields["CFBundleDisplayName"] = settings("INFOPLIST_KEY_CFBundleDisplayName")
        fields["CFBundleIdentifier"] = settings("PRODUCT_BUNDLE_IDENTIFIER")
        fields["CFBundleShortVersionString"] = settings("MARKETING_VERSION")
        fields["CFBundleVersion"] = settings("CURRENT_PROJECT_VERSION")
        guard let path = settings("INFOPLIST_FILE") else { return fields }
        let file = project.folder.appending(path: path)
        guard let written = try? DocumentValue.dictionary(of: file) else {
            if file.exists { leftOut.append(LeftOut(path, reason: "it is not a property list", advice: "mend it")) }
            return fields
        }
        for (key, value) in written {
            guard let text = value.text else { continue }
            let expanded = settings.expanded(text)
            if !expanded.isEmpty { fields[key] = expanded }
        }
        return fields
    }
}
