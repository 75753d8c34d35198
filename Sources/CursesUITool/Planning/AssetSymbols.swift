import Foundation

/// The constants for the colours and pictures of asset catalogues, which Xcode generates when it builds an app.
struct AssetSymbols {
    /// A colour or a picture.
    struct Asset: Equatable {
        /// The name for look-ups: `Brand`, or with its groups `Icons/star`.
        let name: String
        /// The enclosing groups that provide a namespace, as type names.
        let groups: [String]
        /// The name of the constant.
        let symbol: String
    }

    private(set) var colors: [Asset] = []
    private(set) var images: [Asset] = []

    /// - Parameter catalogs: the folders of the catalogues.
    init(_ catalogs: [URL]) {
        for catalog in catalogs { add(catalog, path: [], depth: 0) }
        colors = Self.unique(colors)
        images = Self.unique(images)
    }

    /// Adds the assets in a group.
    ///
    /// - Parameter path: the enclosing groups that provide a namespace.
    private mutating func add(_ folder: URL, path: [String], depth: Int) {
        guard depth < 20, let names = try? folder.namesOfContents() else { return }
        for name in names {
            let url = folder.appending(path: name)
            guard url.isFolder else { continue }
            let bare = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "colorset": colors += Self.asset(bare, path: path, suffix: "Color").map { [$0] } ?? []
            case "imageset", "symbolset": images += Self.asset(bare, path: path, suffix: "Image").map { [$0] } ?? []
            case "": add(url, path: Self.isNamespace(url) ? path + [name] : path, depth: depth + 1)
            default: break
            }
        }
    }

    private static func isNamespace(_ group: URL) -> Bool {
        guard let data = try? group.appending(path: "Contents.json").contents(),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool == true
    }

    /// Creates the asset for a name; returns `nil` if the name has no letter or digit.
    private static func asset(_ name: String, path: [String], suffix: String) -> Asset? {
        guard var symbol = words(name) else { return nil }
        if symbol.hasSuffix(suffix), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
        let groups = path.compactMap { words($0).map { $0.prefix(1).uppercased() + $0.dropFirst() } }
        return Asset(name: (path + [name]).joined(separator: "/"), groups: groups, symbol: symbol)
    }

    /// Returns a name as an identifier in lower camel case.
    private static func words(_ name: String) -> String? {
        let words = name.split { !($0.isLetter || $0.isNumber) || !$0.isASCII && !$0.isLetter }
        guard let first = words.first else { return nil }
        // An acronym at the beginning becomes lower case up to the next word: `URLBar` becomes `urlBar`.
        let capitals = first.prefix { $0.isUppercase }
        let count = capitals.count == first.count ? first.count : max(1, capitals.count - 1)
        let begin = first.prefix(count).lowercased() + first.dropFirst(count)
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let symbol = ([begin] + rest).joined()
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    /// Returns the assets without those whose symbol is already taken.
    private static func unique(_ assets: [Asset]) -> [Asset] {
        var seen: Set<[String]> = []
        return assets.sorted { $0.name < $1.name }.filter { seen.insert($0.groups + [$0.symbol]).inserted }
    }

    // MARK: Code

    /// The colour names that the modules declare. A catalogue's colour with such a name gets no constant in `Color`.
    private static let takenNames: Set = [
        "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "darkGray", "fill", "foreground",
        "gray", "green", "indigo", "label", "lightGray", "link", "magenta", "mint", "orange", "pink", "placeholder",
        "primary", "purple", "quaternary", "quinary", "red", "secondary", "selection", "separator", "teal", "tertiary",
        "tint", "white", "windowBackground", "yellow",
    ]

    /// Returns the code of the constants; `nil` if there are none.
    ///
    /// - Parameters:
    ///   - bundle: a Swift expression for the bundle with the catalogues.
    ///   - extends: whether `Color`, `UIColor` and `UIImage` get the constants too.
    ///   - declared: the names that the project's own extensions declare.
    func code(bundle: String, extends: Bool, declared: Set<String>) -> String? {
        guard !colors.isEmpty || !images.isEmpty else { return nil }
        var parts = ["import SwiftUI"]
        parts += Self.constants(colors, type: "ColorResource", bundle: bundle)
        parts += Self.constants(images, type: "ImageResource", bundle: bundle)
        if extends {
            let free = colors.filter { $0.groups.isEmpty && !declared.contains($0.symbol) }
            let named = free.filter { !Self.takenNames.contains($0.symbol) && !$0.symbol.hasPrefix("system") }
            parts += Self.extensions(named, of: "Color", "Color") { "Color(ColorResource.\($0))" }
            parts += Self.extensions(named, of: "ShapeStyle where Self == Color", "Color") {
                "Color(ColorResource.\($0))"
            }
            // Disfavoured, so that `Color(.brand)` refers to the resource.
            parts += Self.extensions(named, of: "UIColor", "UIColor", attribute: "@_disfavoredOverload ") {
                "UIColor(resource: .\($0))"
            }
            let pictures = images.filter { $0.groups.isEmpty && !declared.contains($0.symbol) }
            parts += Self.extensions(pictures, of: "UIImage", "UIImage") {
                "UIImage(resource: .\($0))"
            }
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func constants(_ assets: [Asset], type: String, bundle: String) -> [String] {
        Dictionary(grouping: assets, by: \.groups).sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map { groups, assets in
                let lines = assets.map {
                    "nonisolated static let `\($0.symbol)` = \(type)(name: \($0.name.swiftLiteral), bundle: \(bundle))"
                }
                // The types of the enclosing groups are declared in other extensions.
                let types = groups.indices.map { groups[...$0].joined(separator: ".") }
                let head = types.isEmpty ? type : "\(type).\(types[types.count - 1])"
                return "extension \(head) {\n" + lines.map { "    \($0)\n" }.joined() + "}"
            } + groupTypes(of: assets, in: type)
    }

    private static func groupTypes(of assets: [Asset], in type: String) -> [String] {
        let all = Set(assets.flatMap { asset in asset.groups.indices.map { Array(asset.groups[...$0]) } })
        return all.sorted { $0.lexicographicallyPrecedes($1) }.map { path in
            let outer = ([type] + path.dropLast()).joined(separator: ".")
            return "extension \(outer) {\n    enum \(path[path.count - 1]) {}\n}"
        }
    }

    private static func extensions(
        _ assets: [Asset], of owner: String, _ type: String, attribute: String = "", value: (String) -> String
    ) -> [String] {
        guard !assets.isEmpty else { return [] }
        let lines = assets.map { asset in
            "    \(attribute)nonisolated static var `\(asset.symbol)`: \(type) { \(value("`\(asset.symbol)`")) }\n"
        }
        return ["extension \(owner) {\n" + lines.joined() + "}"]
    }
}
