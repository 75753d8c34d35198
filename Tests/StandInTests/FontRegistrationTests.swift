import CoreTextCompat
import Testing

@Suite("Registration of fonts")
struct FontRegistrationTests {
    @Test("A font can be registered, and a file that is not there has an error")
    func register() throws {
        let provider = try #require(CGDataProvider(data: Data([1]) as CFData))
        let font = try #require(CGFont(provider))
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
        #expect(CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: #filePath) as CFURL, .process, nil))
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/none.ttf") as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    }
}
