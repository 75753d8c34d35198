/// The line breaking property of a scalar, with the names of UAX #14, table 1.
///
/// The table already contains the resolved classes of LB1: AI, SG and XX are `al`, CJ is `ns`, SA is `cm` or `al`.
enum LineBreakClass: UInt8 {
    case bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj
    case ba, bb, hy, b2, cb
    case cl, cp, ex, ns, op, qu, `in`
    case nu, `is`, po, pr, sy
    case al, hl, id, eb, em
    case h2, h3, jl, jv, jt, ri
    /// OP and CP with East Asian width, which LB30 excludes.
    case wideOP, wideCP
    /// A code point that is reserved for a future emoji: like ID, except in LB30b.
    case futureEmoji

    /// Whether the scalar attaches to the previous one (LB9).
    var isMark: Bool { self == .cm || self == .zwj }

    /// Whether the scalar ends a line (LB4, LB5).
    var isLineEnd: Bool { self == .bk || self == .cr || self == .lf || self == .nl }
}
