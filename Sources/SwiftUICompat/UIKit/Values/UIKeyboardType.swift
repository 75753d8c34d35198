import CursesUI

/// The keys of a software keyboard.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

extension View {
    /// Has no effect: a terminal's keyboard has all keys. The binding decides which characters a field
    /// accepts.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        self
    }
}
