import Foundation

/// A module of Apple's that is a target of the written package, because it needs a library on which CursesUI does not
/// depend. Only an app with a file that imports the module has the target.
package struct AddedModule: Sendable {
    /// The name by which files import the module.
    package let name: String
    /// The files of the target.
    let files: [PlannedResource]
    let kind: Kind

    enum Kind: Sendable {
        /// Swift code that uses the products of a remote package.
        case swift(RemotePackage, products: [String])
        /// A library of the system.
        case system(pkgConfig: String, debianPackage: String)
    }

    /// The remote package that the module uses.
    var package: RemotePackage? {
        if case .swift(let package, _) = kind { package } else { nil }
    }

    /// All modules of this kind.
    static let all = [commonCrypto, sqlite]

    /// Returns the modules that files import, without those that the project itself has.
    static func modules(imported: Set<String>, own: Set<String>) -> [AddedModule] {
        all.filter { imported.contains($0.name) && !own.contains($0.name) }
    }

    private static let commonCrypto = AddedModule(
        name: "CommonCrypto",
        files: [
            ("Calculations.swift", PackageResources.Calculations_swift),
            ("Codes.swift", PackageResources.Codes_swift),
            ("DigestContexts.swift", PackageResources.DigestContexts_swift),
            ("Digests.swift", PackageResources.Digests_swift),
            ("Encryption.swift", PackageResources.Encryption_swift),
            ("Keys.swift", PackageResources.Keys_swift),
        ].map { PlannedResource(place: $0, contents: Data($1)) },
        kind: .swift(ModuleCatalogue.swiftCrypto, products: ["Crypto", "_CryptoExtras"]))

    private static let sqlite = AddedModule(
        name: "SQLite3",
        files: [
            ("module.modulemap", PackageResources.module_modulemap), ("SQLite3.h", PackageResources.SQLite3_h),
        ].map { PlannedResource(place: $0, contents: Data($1)) },
        kind: .system(pkgConfig: "sqlite3", debianPackage: "libsqlite3-dev"))
}
