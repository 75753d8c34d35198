import CursesUI

/// Which keys a software keyboard offers.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

extension View {
    /// Has no effect: a terminal's keyboard has all its keys. Which characters a field takes is up
    /// to its binding.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        self
    }
}
