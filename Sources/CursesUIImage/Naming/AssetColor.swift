import CursesUI
import CursesUISupport
import Foundation

/// A colour of an asset catalogue, as the `Contents.json` of its `.colorset` describes it.
///
/// The format is Apple's "Asset Catalog Format Reference".
struct AssetColor: Decodable {
    private let colors: [Entry]

    private struct Entry: Decodable {
        let color: Components?
        let appearances: [AssetAppearance]?
        let idiom: String?
    }

    private struct Components: Decodable {
        let colorSpace: String?
        let components: [String: Number]?
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case colorSpace = "color-space"
            case components, reference
        }
    }

    /// A colour component, written as a string with a fraction, an integer up to 255, or a hexadecimal integer.
    private struct Number: Decodable {
        let value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
                return
            }
            let text = try container.decode(String.self)
            if text.lowercased().hasPrefix("0x") {
                value = Double(UInt8(text.dropFirst(2), radix: 16) ?? 0) / 255
            } else if text.contains(".") || text.count < 2 && Int(text) ?? 2 < 2 {
                value = Double(text) ?? 0
            } else {
                value = (Double(text) ?? 0) / 255
            }
        }
    }

    /// The light and the dark colour: those for every device, or else those for a phone, a tablet or a desktop; `nil` if
    /// the set has none of them.
    var pair: NamedColors.Pair? {
        let idioms = ["universal", "iphone", "ipad", "mac"]
        let entries =
            idioms.lazy.map { idiom in colors.filter { ($0.idiom ?? "universal") == idiom && $0.color != nil } }
            .first { !$0.isEmpty } ?? []
        func color(_ value: String?) -> Color? {
            entries.first { entry in
                AssetAppearance.are(entry.appearances, value)
            }?.color.flatMap(Self.color)
        }
        guard let any = color(nil) ?? color("light") else { return nil }
        return NamedColors.Pair(light: color("light") ?? any, dark: color("dark") ?? any)
    }

    private static func color(_ parts: Components) -> Color? {
        if let reference = parts.reference { return systemColor(reference) }
        guard let components = parts.components?.mapValues(\.value) else { return nil }
        let alpha = components["alpha"] ?? 1
        if let white = components["white"] { return Color(white: white, opacity: alpha) }
        guard let red = components["red"], let green = components["green"], let blue = components["blue"] else {
            return nil
        }
        return Color(
            parts.colorSpace?.hasSuffix("linear") == true ? .sRGBLinear : .sRGB, red: red, green: green, blue: blue,
            opacity: alpha)
    }

    /// Returns the colour for a reference to a system colour, such as `systemRedColor` or `labelColor`.
    private static func systemColor(_ name: String) -> Color? {
        let word = name.replacing(/^system|Color$/, with: "").lowercased()
        let colors: [String: Color] = [
            "red": .red, "green": .green, "blue": .blue, "orange": .orange, "yellow": .yellow, "pink": .pink,
            "purple": .purple, "teal": .teal, "cyan": .cyan, "mint": .mint, "indigo": .indigo, "brown": .brown,
            "gray": .gray, "label": .primary, "secondarylabel": .secondary, "background": .background,
        ]
        return colors[word]
    }
}

/// Finds the colours of asset catalogues in bundles by name.
enum AssetColors {
    private static let known = Locked<[Name: NamedColors.Pair?]>([:])

    /// The maximum number of cached names. It is limited because the names may come from untrusted data.
    private static let maximumCount = 512

    private struct Name: Hashable {
        let name: String
        let bundle: String?
    }

    /// Returns the colour with a name; `nil` if there is none.
    ///
    /// - Parameter bundle: the bundle to search; `nil` for all bundles of the app.
    static func pair(named name: String, in bundle: Bundle?) -> NamedColors.Pair? {
        let key = Name(name: name, bundle: bundle?.bundlePath)
        if let found = known.withLock({ $0[key] }) { return found }
        let pair = AppFolders.folders(of: bundle).lazy.compactMap { PictureFolder($0).color(named: name) }.first
        known.withLock {
            if $0.count >= maximumCount { $0.removeAll() }
            $0[key] = .some(pair)
        }
        return pair
    }
}
