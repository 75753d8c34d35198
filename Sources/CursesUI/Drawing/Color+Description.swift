extension Color: CustomStringConvertible {
    /// The name of the colour, or its components as in `#FF8000`; a translucent colour has its opacity before that, as
    /// in `50% red`.
    public var description: String {
        let opaque = withAlpha(1)
        let name: String
        if self == .clear {
            return "clear"
        } else if let known = Self.names.first(where: { $0.color == opaque })?.name {
            name = known
        } else if case .terminal(let color) = source, let (red, green, blue) = color.components {
            name =
                "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        } else {
            name = "\(source)"
        }
        return alpha < 1 ? "\(Int((alpha * 100).rounded()))% \(name)" : name
    }

    private static let names: [(color: Color, name: String)] = [
        (.black, "black"), (.white, "white"), (.red, "red"), (.green, "green"), (.yellow, "yellow"), (.blue, "blue"),
        (.purple, "purple"), (.cyan, "cyan"), (.gray, "gray"), (.orange, "orange"), (.pink, "pink"), (.mint, "mint"),
        (.indigo, "indigo"), (.brown, "brown"), (.primary, "primary"), (.secondary, "secondary"),
        (.accentColor, "accentColor"),
    ]
}
