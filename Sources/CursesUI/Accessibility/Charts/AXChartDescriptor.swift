import Foundation

/// An axis of a described chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The title of the axis.
    var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// The way in which numbers become positions.
    public enum ScaleType: Int, Sendable {
        case linear, log10, ln
    }

    /// The title of the axis.
    public var title: String
    /// The numbers on the axis.
    public var range: ClosedRange<Double>
    /// The numbers with lines.
    public var gridlinePositions: [Double]
    /// The way in which numbers become positions.
    public var scaleType = ScaleType.linear
    /// Returns the words for a number.
    public var valueDescriptionProvider: (Double) -> String

    /// Creates an axis.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// The title of the axis.
    public var title: String
    /// The categories, in the order in which they are shown.
    public var categoryOrder: [String]

    /// Creates an axis.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// A value of a data point: a number or a category.
public final class AXDataPointValue {
    /// The number.
    public var number: Double
    /// The category; `nil` if the value is a number.
    public var category: String?

    /// Creates a number.
    public init(_ number: Double) {
        self.number = number
    }

    /// Creates a category.
    public init(_ category: String) {
        number = 0
        self.category = category
    }
}

/// A point of a described chart.
public final class AXDataPoint {
    /// The position along the x axis.
    public var xValue: AXDataPointValue
    /// The position along the y axis.
    public var yValue: AXDataPointValue?
    /// Values on further axes.
    public var additionalValues: [AXDataPointValue]
    /// The name of the point.
    public var label: String?

    /// Creates a point at a number of the x axis.
    public init(
        x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        xValue = AXDataPointValue(x)
        yValue = y.map { AXDataPointValue($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    /// Creates a point at a category of the x axis.
    public init(
        x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        xValue = AXDataPointValue(x)
        yValue = y.map { AXDataPointValue($0) }
        self.additionalValues = additionalValues
        self.label = label
    }
}

/// A series of points.
public final class AXDataSeriesDescriptor {
    /// The name of the series.
    public var name: String?
    /// Whether the points are connected.
    public var isContinuous: Bool
    /// The points.
    public var dataPoints: [AXDataPoint]

    /// Creates a series.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// The description of a chart.
public final class AXChartDescriptor {
    /// The title of the chart.
    public var title: String?
    /// What the chart shows, in a sentence.
    public var summary: String?
    /// The x axis.
    public var xAxis: any AXDataAxisDescriptor
    /// The y axis.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes.
    public var additionalAxes: [any AXDataAxisDescriptor]
    /// The series of points.
    public var series: [AXDataSeriesDescriptor]

    /// Creates a description.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}
