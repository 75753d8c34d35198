import CursesUI

/// The values at which scrolling ends. It has no effect: keys determine where scrolling ends.
public protocol ChartScrollTargetBehavior: Sendable {}

/// A behaviour in which scrolling ends at whole pages. It has no effect: Page Up and Page Down scroll by a page.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Creates the behaviour.
    public init() {}
}

/// A behaviour in which scrolling ends at certain values. It has no effect: keys determine where scrolling ends.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// The alignment of pages.
    public struct MajorAlignment: Sendable {
        /// A page is as long as the visible part.
        public static let page = MajorAlignment()

        /// Returns an alignment of pages to multiples of a number.
        public static func unit(_ value: some BinaryFloatingPoint) -> MajorAlignment { MajorAlignment() }

        /// Returns an alignment of pages to dates with the given components.
        public static func matching(_ components: DateComponents) -> MajorAlignment { MajorAlignment() }
    }

    /// Whether a gesture scrolls at most to the next value.
    public struct LimitBehavior: Hashable, Sendable {
        /// The default limit.
        public static let automatic = LimitBehavior()
        /// A gesture scrolls at most to the next value.
        public static let always = LimitBehavior()
        /// A gesture scrolls as far as it is fast.
        public static let never = LimitBehavior()
    }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    /// Scrolling ends at whole pages.
    public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Returns a behaviour in which scrolling ends at multiples of a number.
    public static func valueAligned(
        unit: some BinaryFloatingPoint, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorAlignment? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

    /// Returns a behaviour in which scrolling ends at dates with the given components.
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorAlignment? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}
