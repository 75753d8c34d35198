import Foundation
import TestSupport
import Testing

@testable import CursesUI

@Suite("Resource folders beside a program")
struct ResourceFoldersTests {
    /// The names of the folders of the package that a program belongs to.
    private func found(by program: String, among names: [String]) throws -> [String] {
        let folder = try TemporaryFolder()
        for name in names { try folder.write("", to: "\(name)/file") }
        return ResourceFolders.folders(ofPackageOf: folder.url.appendingPathComponent(program)).map(\.lastPathComponent)
    }

    @Test("A program has those of its own module first, then those of its package, and no others")
    func packages() throws {
        let names = ["Aaa_Aaa.resources", "Zzz_Parts.resources", "Zzz_Zzz.resources"]
        #expect(try found(by: "Zzz", among: names) == ["Zzz_Zzz.resources", "Zzz_Parts.resources"])
        #expect(try found(by: "Aaa", among: names) == ["Aaa_Aaa.resources"])
        #expect(try found(by: "Mmm", among: names) == [])
        #expect(try found(by: "Tests.xctest", among: names) == names)
    }

    @Test("A program that has been renamed has those beside it if they are of one package")
    func renamed() throws {
        #expect(try found(by: "other", among: ["Kit_App.resources"]) == ["Kit_App.resources"])
        #expect(try found(by: "other", among: []) == [])
    }
}
