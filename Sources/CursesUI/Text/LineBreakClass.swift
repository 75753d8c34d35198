/// The line breaking property of a scalar, by the names of UAX #14, table 1.
///
/// Classes that the algorithm resolves first (LB1) are resolved in the table: AI, SG and XX to
/// `al`, CJ to `ns`, SA to `cm` or `al`.
enum LineBreakClass: UInt8 {
    case bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj
    case ba, bb, hy, b2, cb
    case cl, cp, ex, ns, op, qu, `in`
    case nu, `is`, po, pr, sy
    case al, hl, id, eb, em
    case h2, h3, jl, jv, jt, ri
    /// OP and CP that are East Asian wide, which LB30 excepts.
    case wideOP, wideCP
    /// A code point that is kept for an emoji to come: like ID, but for LB30b.
    case futureEmoji

    /// Whether it joins what is before it (LB9).
    var isMark: Bool { self == .cm || self == .zwj }

    /// Whether it ends a line (LB4, LB5).
    var isLineEnd: Bool { self == .bk || self == .cr || self == .lf || self == .nl }
}
