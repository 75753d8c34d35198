import Testing
@testable import CursesUI

@Suite struct ArabicShaperTests {
    private func shaped(_ text: String, levels: [UInt8]? = nil) -> [UInt32?] {
        ArabicShaper.shaped(text.unicodeScalars, levels: levels).map { $0?.value }
    }

    @Test("Letters have the forms that their neighbours ask for")
    func forms() {
        // beh
        #expect(shaped("\u{628}") == [0xFE8F])
        #expect(shaped("\u{628}\u{628}") == [0xFE91, 0xFE90])
        #expect(shaped("\u{628}\u{628}\u{628}") == [0xFE91, 0xFE92, 0xFE90])
        // salam, in which the ligature joins the letter before it
        #expect(shaped("\u{633}\u{644}\u{627}\u{645}") == [0xFEB3, 0xFEFC, nil, 0xFEE1])
        // dar: neither letter joins the letter after it
        #expect(shaped("\u{62F}\u{627}\u{631}") == [0xFEA9, 0xFE8D, 0xFEAD])
        // A space, a digit or a Latin letter joins nothing.
        #expect(shaped("\u{628} \u{628}1\u{628}a") == [0xFE8F, 0x20, 0xFE8F, 0x31, 0xFE8F, 0x61])
        // hamza
        #expect(shaped("\u{628}\u{621}\u{628}") == [0xFE8F, 0xFE80, 0xFE8F])
        // Persian peh, keheh and Farsi yeh
        #expect(shaped("\u{67E}\u{6A9}\u{6CC}") == [0xFB58, 0xFB91, 0xFBFD])
    }

    @Test("Marks are looked through")
    func marks() {
        #expect(shaped("\u{628}\u{64E}\u{628}\u{651}\u{64F}\u{628}") == [0xFE91, 0x64E, 0xFE92, 0x651, 0x64F, 0xFE90])
        #expect(shaped("\u{64E}\u{628}\u{64E}") == [0x64E, 0xFE8F, 0x64E])
    }

    @Test("Tatweel and the joiners join, the non-joiner does not")
    func joiners() {
        #expect(shaped("\u{628}\u{640}\u{628}") == [0xFE91, 0x640, 0xFE90])
        #expect(shaped("\u{628}\u{200D}") == [0xFE91, 0x200D])
        #expect(shaped("\u{200D}\u{628}\u{200D}") == [0x200D, 0xFE92, 0x200D])
        #expect(shaped("\u{628}\u{200C}\u{628}") == [0xFE8F, 0x200C, 0xFE8F])
    }

    @Test("Lam and alef are one ligature")
    func ligatures() {
        #expect(shaped("\u{644}\u{627}") == [0xFEFB, nil])
        #expect(shaped("\u{644}\u{622}\u{644}\u{623}\u{644}\u{625}") == [0xFEF5, nil, 0xFEF7, nil, 0xFEF9, nil])
        #expect(shaped("\u{628}\u{644}\u{627}\u{628}") == [0xFE91, 0xFEFC, nil, 0xFE8F])
        #expect(shaped("\u{644}\u{644}\u{647}") == [0xFEDF, 0xFEE0, 0xFEEA])
        // Marks stay behind the ligature.
        #expect(shaped("\u{644}\u{64E}\u{627}\u{64B}") == [0xFEFB, 0x64E, nil, 0x64B])
        // Control characters separate the letters.
        #expect(shaped("\u{644}\u{200C}\u{627}") == [0xFEDD, 0x200C, 0xFE8D])
        #expect(shaped("\u{644}\u{200D}\u{627}") == [0xFEDF, 0x200D, 0xFE8E])
        #expect(shaped("\u{644}\u{200F}\u{627}") == [0xFEDF, 0x200F, 0xFE8E])
        #expect(shaped("\u{627}\u{644}") == [0xFE8D, 0xFEDD])
    }

    @Test("Letters without presentation forms stay")
    func others() {
        // noon ghunna has no initial form, and Syriac has none at all.
        #expect(shaped("\u{6BA}\u{628}") == [0x6BA, 0xFE90])
        #expect(shaped("\u{628}\u{6BA}") == [0xFE91, 0xFB9F])
        #expect(shaped("\u{712}\u{713}") == [0x712, 0x713])
        #expect(shaped("") == [])
        #expect(shaped("abc") == [0x61, 0x62, 0x63])
        #expect(!ArabicShaper.isNeeded(for: "abc \u{5D0} 漢 \u{712} \u{661}\u{64E}".unicodeScalars))
    }

    @Test("Letters of different level runs do not join")
    func levels() {
        #expect(shaped("\u{628}\u{628}", levels: [1, 1]) == [0xFE91, 0xFE90])
        #expect(shaped("\u{628}\u{628}", levels: [1, 3]) == [0xFE8F, 0xFE8F])
        #expect(shaped("\u{644}\u{627}", levels: [1, 3]) == [0xFEDD, 0xFE8D])
        #expect(shaped("\u{628}\u{200E}\u{628}", levels: [1, 0, 1]) == [0xFE8F, 0x200E, 0xFE8F])
        #expect(shaped("\u{628}\u{628}", levels: [1]) == [0xFE91, 0xFE90])
    }
}
