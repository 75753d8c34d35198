import Foundation

/// The treatment of a file of a project, determined by its name.
enum FileKind: Equatable {
    /// Swift code, which is compiled.
    case source
    /// A file or folder that the app may read.
    case resource
    /// A data model of Core Data's.
    case dataModel
    /// A file that only Xcode uses, and that can be ignored silently.
    case ignored
    /// A part of the app that must be left out.
    case leftOut(reason: String, advice: String)

    init(of name: String) {
        let type = URL(fileURLWithPath: name).pathExtension.lowercased()
        switch type {
        case "swift": self = .source
        case "m", "mm", "c", "cc", "cpp", "cxx", "h", "hpp", "s":
            self = .leftOut(
                reason: "Objective-C, C and C++ are not compiled",
                advice: "write its part in Swift, or put it behind #if canImport(ObjectiveC)")
        case "metal", "metallib":
            self = .leftOut(reason: "a terminal has no Metal", advice: "draw with shapes or a Canvas")
        case "storyboard", "xib", "nib":
            let isLaunchScreen = name.contains("LaunchScreen")
            self = .leftOut(
                reason: isLaunchScreen ? "a launch screen is not shown" : "views of Interface Builder are not shown",
                advice: isLaunchScreen ? "nothing" : "write the screen as a SwiftUI view")
        case "xcdatamodeld", "xcdatamodel": self = .dataModel
        case "momd", "mom":
            self = .leftOut(reason: "it is compiled for Apple's platforms", advice: "use the model of its source")
        case "xcmappingmodel":
            self = .leftOut(reason: "values are read by their names", advice: "nothing")
        case "mlmodel", "mlmodelc", "mlpackage":
            self = .leftOut(reason: "there is no Core ML", advice: "put its use behind #if canImport(CoreML)")
        case "intentdefinition":
            self = .leftOut(reason: "there are no intents", advice: "put their use behind #if canImport(Intents)")
        case "framework", "xcframework", "a", "dylib", "tbd", "bundle":
            self = .leftOut(
                reason: "it is compiled for Apple's platforms", advice: "use a package of Swift code in its place")
        case "playground":
            self = .leftOut(reason: "a playground is not a part of the app", advice: "nothing")
        case "xcodeproj", "xcworkspace", "entitlements", "xcconfig", "pch", "modulemap", "xctestplan", "storekit",
            "docc", "xcprivacy", "gitignore", "gitkeep", "swiftlint", "podspec", "lock", "resolved", "xcstickers",
            "icon":
            self = .ignored
        default: self = name.hasPrefix(".") || name == "Podfile" ? .ignored : .resource
        }
    }

    /// Returns whether a folder with this name counts as a single file in Xcode.
    static func isPackage(_ name: String) -> Bool {
        [
            "xcassets", "xcdatamodeld", "xcdatamodel", "docc", "bundle", "framework", "xcframework", "scnassets",
            "xcstickers", "mlpackage", "mlmodelc", "playground", "xcodeproj", "xcworkspace", "icon", "momd",
            "xcmappingmodel", "rcproject", "reality", "atlas", "swiftpm",
        ].contains(URL(fileURLWithPath: name).pathExtension.lowercased())
    }
}
