/// The environment values that a text depends on.
///
/// Reading the values one by one would take most of the time that is needed to create a text's node. So texts with the
/// same environment share one object.
@MainActor
final class TextSettings {
    let options: TextLayout.Options
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
        look = TextLook(in: environment)
        textCase = environment.textCase
        allowsSelection = environment.allowsTextSelection && !environment.isRedacted
        renderer = environment.textRenderer
        isConstant = environment.foregroundLevels?.primary.isCustom != true
    }
}
