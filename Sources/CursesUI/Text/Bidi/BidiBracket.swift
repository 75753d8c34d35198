/// A paired bracket (BD14, BD15), with the opening bracket that represents all canonical equivalents of the pair.
enum BidiBracket: Hashable, Sendable {
    case opening(UInt32)
    case closing(UInt32)

    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x28, 0x5B, 0x7B: self = .opening(scalar.value)
        case 0x29: self = .closing(0x28)
        case 0x5D: self = .closing(0x5B)
        case 0x7D: self = .closing(0x7B)
        case ..<0x80: return nil
        default:
            if let pair = BidiBracketTable.opening.value(of: scalar.value) {
                self = .opening(pair)
            } else if let pair = BidiBracketTable.closing.value(of: scalar.value) {
                self = .closing(pair)
            } else {
                return nil
            }
        }
    }
}
