import Foundation

/// The preferred size of text. The terminal determines the actual size.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of the largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The preferred size of text, with the names of earlier releases. The terminal determines the actual size.
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

/// The preferred weight of text for legibility.
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
    /// The preferred size of text: `.large`, unless a view sets it. Characters have one size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The preferred size of text: `.large`, unless a view sets it. Characters have one size.
    public var sizeCategory: ContentSizeCategory {
        get { self[ContentSizeCategoryKey.self] }
        set { self[ContentSizeCategoryKey.self] = newValue }
    }

    /// The preferred weight of text; a terminal does not report it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the preferred size of text. Characters keep their size, which the terminal decides.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the preferred size of text to a range. Characters keep their size.
    nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
    where R.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}

/// A length that scales with the size of text. Because characters have one size, it never changes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The number, which is the same at every size.
    public let wrappedValue: Value

    /// Creates a number that is not scaled.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a number that is not scaled.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.init(wrappedValue: wrappedValue)
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
