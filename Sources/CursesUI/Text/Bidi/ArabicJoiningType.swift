/// The Joining_Type property of a scalar: how it joins the letters beside it in cursive scripts.
enum ArabicJoiningType: UInt8 {
    /// U
    case nonJoining
    /// T: a mark or a control character that does not affect joining.
    case transparent
    /// C: both neighbours join the scalar, but it has only one form.
    case joinCausing
    /// D
    case dualJoining
    /// R: it joins the letter before it.
    case rightJoining
    /// L: it joins the letter after it.
    case leftJoining

    /// Whether the letter joins the letter before it in logical order.
    var joinsPrevious: Bool { self == .joinCausing || self == .dualJoining || self == .rightJoining }

    /// Whether the letter joins the letter after it in logical order.
    var joinsNext: Bool { self == .joinCausing || self == .dualJoining || self == .leftJoining }
}
