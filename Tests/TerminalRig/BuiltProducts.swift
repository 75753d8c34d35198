import Foundation

/// The products that were built together with the tests.
package enum BuiltProducts {
    /// Returns the path of an executable.
    package static func path(of name: String) -> String {
        directory.appendingPathComponent(name).path
    }

    /// The folder that contains the tests.
    private static var directory: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle?.bundleURL ?? Bundle.main.executableURL!).deletingLastPathComponent()
    }
}
