import Foundation

/// The environment values that a text depends on.
///
/// Reading the values one by one would take most of the time that is needed to create a text's node. So texts with the
/// same environment share one object.
@MainActor
final class TextSettings {
    /// The options, without the space between lines.
    private let options: TextLayout.Options
    private let lineDistance: LineDistance
    /// The form of the characters of runs that do not set one; `nil` for the ordinary form.
    let letterForm: LetterForm?
    let look: TextLook
    let textCase: Text.Case?
    let allowsSelection: Bool
    /// Draws the text; `nil` if the text draws itself.
    let renderer: AnyTextRenderer?
    /// Whether the settings depend only on the environment values in `keys`; a custom style may read further values.
    let isConstant: Bool
    /// The keys of the values that were read.
    var keys: [EnvironmentKeyID] = []

    init(in environment: EnvironmentValues) {
        options = TextLayout.Options(environment)
        lineDistance = LineDistance(in: environment)
        letterForm = environment.letterForm
        look = TextLook(in: environment)
        textCase = environment.textCase
        allowsSelection = environment.allowsTextSelection && !environment.isRedacted
        renderer = environment.textRenderer
        isConstant = environment.foregroundLevels?.primary.isCustom != true
    }

    /// Returns the options for the layout of a text.
    func options(_ metrics: CellMetrics) -> TextLayout.Options {
        options.spacingLines(lineDistance, metrics)
    }

    /// Returns a text as it is displayed in an environment with these settings.
    func resolved(_ text: StyledText, in environment: EnvironmentValues, _ metrics: CellMetrics) -> StyledText {
        text.resolved(in: environment, textCase: textCase).withLetterForms(over: letterForm, metrics)
    }
}
