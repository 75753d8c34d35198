/// What a scalar does in a cell: the one answer to "how wide is it?".
///
/// Derived from the Unicode Character Database by the rules that the C libraries of Linux follow,
/// so that we, ncurses and most terminals count alike:
/// East Asian Wide and Fullwidth (UAX #11) take two columns, ambiguous ones take one.
package enum ScalarClass: UInt8, Sendable {
    /// Takes no column and joins the cell before it: general categories Mn and Me, and the vowels
    /// and final consonants of conjoining Hangul.
    case mark = 0
    /// One column.
    case narrow = 1
    /// Two columns.
    case wide = 2
    /// Is not shown: format characters (Cf), the bidirectional controls among them, and variation
    /// selectors.
    case ignored = 3
    /// Is shown as U+FFFD: unassigned, a line or paragraph separator, a C1 control.
    case replaced = 4
    /// A C0 control or DEL: is shown as its picture, one column wide.
    case control = 5
}
