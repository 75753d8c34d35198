import CursesUI

/// Which letters a software keyboard makes capital ones, as UIKit names it.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

extension TextInputAutocapitalization {
    /// Takes SwiftUI's value for a type of UIKit's.
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
    /// Has no effect: the keys of a terminal's keyboard give the letters that they are asked for.
    nonisolated public func autocapitalization(
        _ style: UITextAutocapitalizationType
    ) -> some View {
        self
    }
}
