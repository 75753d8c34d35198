/// The effect of a scalar on a cell, which determines its width.
///
/// The classes are derived from the Unicode Character Database by the rules of the C libraries on Linux, so that this
/// module, ncurses and most terminals agree: East Asian Wide and Fullwidth characters (UAX #11) take two columns,
/// ambiguous ones take one.
package enum ScalarClass: UInt8, Sendable {
    /// A scalar of zero width that joins the cell before it: general categories Mn and Me, and the vowels and
    /// final consonants of conjoining Hangul.
    case mark = 0
    /// A scalar of one column.
    case narrow = 1
    /// A scalar of two columns.
    case wide = 2
    /// A scalar that is not displayed: format characters (Cf), including bidirectional controls, and
    /// variation selectors.
    case ignored = 3
    /// A scalar that is displayed as U+FFFD: unassigned, a line or paragraph separator, a C1 control.
    case replaced = 4
    /// A C0 control or DEL, which is displayed as its control picture, one column wide.
    case control = 5
}
