import CursesUISupport
import Foundation
import Testing

@testable import CursesUITool

@Suite("Build settings")
struct BuildSettingsTests {
    private func settings(_ levels: [String: String]...) -> BuildSettings {
        BuildSettings(
            levels: levels.map { $0.mapValues { DocumentValue($0) } },
            builtIn: ["TARGET_NAME": "My App", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)"])
    }

    @Test("A target's setting wins over its project's, and may include it")
    func levels() {
        let settings = settings(
            ["A": "target", "FLAGS": "DEBUG $(inherited)"], ["A": "project", "B": "below", "FLAGS": "PRO"])
        #expect(settings("A") == "target")
        #expect(settings("B") == "below")
        #expect(settings.words("FLAGS") == ["DEBUG", "PRO"])
        #expect(settings("C") == nil)
    }

    @Test("Settings name other settings, in round and curly brackets, with changes of their text")
    func references() {
        let settings = settings(["PRODUCT_NAME": "$(TARGET_NAME)", "ID": "org.${PRODUCT_NAME:rfc1034identifier}.x"])
        #expect(settings("PRODUCT_MODULE_NAME") == "My_App")
        #expect(settings("ID") == "org.My-App.x")
        #expect(settings.expanded("a $ $(PRODUCT_NAME:lower) $(NONE)$(NONE:default=b)") == "a $ my app b")
    }

    @Test("Settings that name each other have no value")
    func cycle() {
        #expect(settings(["A": "$(B)", "B": "$(A)"])("A") == nil)
    }

    @Test("A setting for telephones counts where there is none for all")
    func conditional() {
        #expect(settings(["A[sdk=iphoneos*]": "phone"])("A") == "phone")
        #expect(settings(["A": "all", "A[sdk=iphoneos*]": "phone"])("A") == "all")
    }

    @Test("A configuration file gives settings, with its includes and without its comments")
    func file() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "#include \"Base.xcconfig\"\nA = one // of two\nB[sdk=iphoneos*] = x=y\n//C = 1\n", to: "App.xcconfig")
        try folder.write("A = base\nD = below\n", to: "Base.xcconfig")
        let settings = ConfigurationFile.settings(of: folder.url.appendingPathComponent("App.xcconfig"))
        #expect(settings.compactMapValues(\.text) == ["A": "one", "B[sdk=iphoneos*]": "x=y", "D": "below"])
    }

    @Test(
        "Names of modules are made as Xcode makes them",
        arguments: [("My App", "My_App"), ("2048", "_2048"), ("Trips", "Trips"), ("Über-App", "Über_App"), ("", "_")]
    )
    func moduleNames(name: String, module: String) {
        #expect(name.moduleName == module)
    }
}
