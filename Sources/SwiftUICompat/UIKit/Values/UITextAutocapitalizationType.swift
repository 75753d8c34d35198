import CursesUI

/// UIKit's type for the words or letters that a software keyboard capitalises.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

extension TextInputAutocapitalization {
    /// Creates the SwiftUI value for a UIKit type.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension View {
    /// Sets the letters that the text fields and editors in the view capitalize while the user types, with UIKit's type.
    nonisolated public func autocapitalization(
        _ style: UITextAutocapitalizationType
    ) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }
}
