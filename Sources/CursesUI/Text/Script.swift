/// The superscript and subscript forms of characters.
///
/// They are the characters whose compatibility decomposition in Unicode is marked as a superscript or a subscript: those
/// of the block Superscripts and Subscripts, and digits and letters in other blocks. Capital letters have superscripts
/// only.
enum Script: Hashable, Sendable {
    case `super`
    case sub

    /// Returns the form of a scalar; the scalar itself if it has none.
    func form(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        (self == .super ? Self.superscripts : Self.subscripts)[scalar] ?? scalar
    }

    static let superscripts = table(
        "0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW",
        "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ")

    static let subscripts = table(
        "0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")

    private static func table(_ plain: String, _ forms: String) -> [Unicode.Scalar: Unicode.Scalar] {
        Dictionary(uniqueKeysWithValues: zip(plain.unicodeScalars, forms.unicodeScalars))
    }
}
