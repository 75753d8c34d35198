import CursesUI

/// The type of a software keyboard.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

extension View {
    /// Has no effect: a terminal has no software keyboard. An app can restrict the characters of a field in the field's
    /// binding.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        unchanged()
    }
}
