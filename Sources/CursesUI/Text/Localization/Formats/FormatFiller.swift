/// Fills the placeholders in the format of an entry with arguments.
///
/// A conversion without a number takes the next argument, as does a variable. In the text of a variable, the first
/// conversion without a number, and `%arg`, take the variable's argument. A conversion without a matching argument
/// stays as written. Variables can be nested, up to a limit that stops variables that refer to each other.
struct FormatFiller {
    /// The maximum nesting depth of variables, and the maximum number of variables. Variables beyond these limits stay
    /// as written.
    static let maximumDepth = 8
    static let maximumVariables = 64

    /// The variable whose text is being filled.
    private struct Scope {
        var argument: Int
        var specifier: String
        /// Whether a conversion has taken the variable's argument.
        var isTaken = false
        var depth: Int
    }

    private let context: FormatContext
    private var pieces: [FormattedPiece] = []
    private var nextArgument = 0
    private var variableCount = 0
    /// The first number in the text segment that is being inflected.
    private var shownNumber: PluralOperands?

    /// Returns the pieces of a filled entry. Adjacent text pieces are joined.
    static func pieces(of entry: LocalizedEntry, key: String, in context: FormatContext) -> [FormattedPiece] {
        var filler = FormatFiller(context: context)
        filler.fill(entry, key: key)
        return filler.pieces
    }

    private init(context: FormatContext) {
        self.context = context
    }

    private mutating func fill(_ entry: LocalizedEntry, key: String) {
        let choice = entry.format.choice(in: context) { example in
            categories(of: countedArgument(in: example) ?? countedArgument(in: key) ?? firstNumber, specifier: nil)
        }
        var variables = entry.variables
        if let inner = choice.entry { variables.merge(inner.variables) { $1 } }
        var scope: Scope?
        fill(choice.text, variables: variables, scope: &scope)
    }

    // MARK: Plurals

    private var firstNumber: Int? { context.arguments.firstIndex(where: \.isNumber) }

    /// Returns the index of the argument for the first numeric conversion in a text; nil if there is none.
    private func countedArgument(in text: String) -> Int? {
        var next = 0
        for piece in FormatString(text).pieces {
            guard case .argument(let specifier, _) = piece else { continue }
            let argument = specifier.argument ?? next
            next += specifier.argument == nil ? 1 : 0
            if specifier.isNumeric, isNumber(argument) { return argument }
        }
        return nil
    }

    private func isNumber(_ argument: Int) -> Bool {
        context.arguments.indices.contains(argument) && context.arguments[argument].isNumber
    }

    /// Returns the plural categories to look for, the most specific first. In every language, a text for `zero` applies
    /// to the number zero.
    private func categories(of argument: Int?, specifier: String?) -> [PluralCategory] {
        guard let argument, isNumber(argument) else { return [.other] }
        let precision = specifier.flatMap { FormatConversion(type: $0)?.statedPrecision }
        guard let operands = context.arguments[argument].pluralOperands(fractionDigits: precision) else {
            return [.other]
        }
        let category = PluralRules.rules(for: context.language).category(of: operands)
        return operands.i == 0 && operands.t == 0 ? [.zero, category] : [category]
    }

    // MARK: Texts

    private mutating func fill(_ text: String, variables: [String: FormatVariable], scope: inout Scope?) {
        guard context.isInflected else { return fillSegment(text, variables: variables, scope: &scope) }
        for segment in InflectionMarkup.segments(of: text) {
            guard segment.isInflected else {
                fillSegment(segment.text, variables: variables, scope: &scope)
                continue
            }
            let start = pieces.count
            shownNumber = nil
            // An empty piece separates the segment, so that it is not joined with the previous piece.
            pieces.append(FormattedPiece(text: ""))
            fillSegment(segment.text, variables: variables, scope: &scope)
            Inflection.inflect(&pieces[start...], operands: shownNumber, language: context.language)
        }
    }

    private mutating func fillSegment(_ text: String, variables: [String: FormatVariable], scope: inout Scope?) {
        // A text without arguments is not a format, as in Foundation: its percent signs are text.
        guard !context.arguments.isEmpty || !variables.isEmpty else { return append(text) }
        for piece in FormatString(text).pieces {
            switch piece {
            case .text(let text): append(text)
            case .argument(let specifier, let source): fill(specifier, source: source, scope: &scope)
            case .variable(let name, let argument, let source):
                fillVariable(name, at: argument, source: source, variables: variables, depth: scope?.depth ?? 0)
            case .ownArgument: fillOwnArgument(scope: &scope)
            }
        }
    }

    private mutating func append(_ text: String) {
        if let last = pieces.indices.last, pieces[last].argument == nil {
            pieces[last].text += text
        } else {
            pieces.append(FormattedPiece(text: text))
        }
    }

    // MARK: Variables

    private mutating func fillVariable(
        _ name: String, at position: Int?, source: String, variables: [String: FormatVariable], depth: Int
    ) {
        guard let variable = variables[name], depth < Self.maximumDepth, variableCount < Self.maximumVariables else {
            return append(source)
        }
        variableCount += 1
        let argument = variable.argument ?? position ?? nextArgument
        if position == nil { nextArgument = argument + 1 }
        let choice = variable.variant.choice(in: context) { _ in
            categories(of: argument, specifier: variable.specifier)
        }
        var scope: Scope? = Scope(argument: argument, specifier: variable.specifier, depth: depth + 1)
        if shownNumber == nil, isNumber(argument) {
            shownNumber = context.arguments[argument].pluralOperands(fractionDigits: nil)
        }
        fill(choice.text, variables: variables, scope: &scope)
    }

    private mutating func fillOwnArgument(scope: inout Scope?) {
        guard let argument = scope?.argument, let type = scope?.specifier,
            let specifier = FormatConversion(type: type)
        else { return append("%arg") }
        scope?.isTaken = true
        fill(specifier, argument: argument, source: "%" + type, width: nil, precision: specifier.statedPrecision)
    }

    // MARK: Arguments

    private mutating func fill(_ specifier: FormatConversion, source: String, scope: inout Scope?) {
        let width = count(specifier.width)
        let precision = count(specifier.precision)
        let argument: Int
        if let number = specifier.argument {
            argument = number
        } else if let own = scope, !own.isTaken {
            argument = own.argument
            scope?.isTaken = true
        } else {
            argument = nextArgument
            nextArgument += 1
        }
        fill(specifier, argument: argument, source: source, width: width, precision: precision)
    }

    /// Returns a width or precision, which may be the value of an argument.
    private mutating func count(_ count: FormatConversion.Count?) -> Int? {
        switch count {
        case nil: return nil
        case .number(let number): return number
        case .argument:
            defer { nextArgument += 1 }
            guard isNumber(nextArgument), case .signed(let number)? = context.arguments[nextArgument].integer
            else { return nil }
            return Int(min(max(number, 0), Int64(FormatConversion.maximumCount)))
        }
    }

    private mutating func fill(
        _ specifier: FormatConversion, argument: Int, source: String, width: Int?, precision: Int?
    ) {
        guard context.arguments.indices.contains(argument) else { return append(source) }
        let value = context.arguments[argument]
        if shownNumber == nil {
            let digits = "fF".contains(specifier.conversion) ? precision ?? 6 : nil
            shownNumber = value.pluralOperands(fractionDigits: digits)
        }
        let text = specifier.string(
            value, width: width, precision: precision, numberFormat: context.numberFormat, locale: context.locale)
        pieces.append(FormattedPiece(text: text, argument: argument, specifier: source))
    }
}
