import Foundation

/// How large text is meant to be; the terminal decides about that.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of the largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How large text is meant to be, as earlier releases name it; the terminal decides about that.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the largest.
    public var isAccessibilityCategory: Bool {
        switch self {
        case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
            true
        default: false
        }
    }
}

/// Whether text is to be bold so that it can be read.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
}

private struct ContentSizeCategoryKey: EnvironmentKey {
    static let defaultValue = ContentSizeCategory.large
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// How large text is meant to be: `.large`, unless a view says otherwise. Characters have one size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// How large text is meant to be: `.large`, unless a view says otherwise. Characters have one size.
    public var sizeCategory: ContentSizeCategory {
        get { self[ContentSizeCategoryKey.self] }
        set { self[ContentSizeCategoryKey.self] = newValue }
    }

    /// How heavy text is meant to be; nobody says so in a terminal.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

extension View {
    /// Says how large text is meant to be; characters keep their size, which the terminal decides about.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps what is said about the size of text within a range; characters keep their size.
    nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
    where R.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}

/// A length that follows the size of text: as characters have one size, it stays what it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The number, which is the same at every size: a cell is a cell.
    public let wrappedValue: Value

    /// A number.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// A number.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.init(wrappedValue: wrappedValue)
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
