/// A condition of a variant in an asset catalog, such as a dark screen.
struct AssetAppearance: Decodable {
    let appearance: String
    let value: String

    /// Returns whether a variant with these conditions is the one for a luminosity, `light` or `dark`, or, if that is
    /// `nil`, the one for every screen.
    static func are(_ appearances: [AssetAppearance]?, _ luminosity: String?) -> Bool {
        let appearances = appearances ?? []
        guard let luminosity else { return appearances.isEmpty }
        return appearances.count == 1 && appearances[0].appearance == "luminosity"
            && appearances[0].value == luminosity
    }
}
