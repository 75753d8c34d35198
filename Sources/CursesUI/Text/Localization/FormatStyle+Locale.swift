import Foundation

extension FormatStyle {
    /// The style in a locale; a style with its own locale keeps that locale.
    package func inLocale(_ locale: Locale) -> Self {
        self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self
    }
}
