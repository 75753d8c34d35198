#if canImport(Glibc)
import Glibc
import Testing
@testable import CursesUITerminal

/// Compares the widths with those of the machine's C library, which ncurses and tmux use.
@Suite struct SystemWidthTests {
    /// `wcwidth`, which the Glibc module hides from Swift.
    private let wcwidth: @convention(c) (wchar_t) -> CInt

    init() throws {
        let symbol = try #require(dlsym(nil, "wcwidth"))
        wcwidth = unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> CInt).self)
    }

    @Test("Every scalar in the C library's tables has the same width")
    func agrees() throws {
        let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
        let previous = uselocale(locale)
        defer {
            uselocale(previous)
            freelocale(locale)
        }
        var known = 0
        var differences: [String] = []
        for value in UInt32(0x20)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let system = Int(wcwidth(wchar_t(value)))
            guard system >= 0 else { continue }
            known += 1
            let ours: Int
            switch ScalarClass(scalar) {
            case .mark, .ignored: ours = 0
            case .narrow: ours = 1
            case .wide: ours = 2
            case .control: ours = -1
            case .replaced: continue  // a library that is newer than the table has more scalars
            }
            // A soft hyphen has one column in the C library, but it is never shown.
            if ours != system, value != 0xAD {
                differences.append("U+\(String(value, radix: 16)) is \(ours), there \(system)")
            }
        }
        #expect(known > 200_000)
        #expect(differences == [])
    }
}
#endif
