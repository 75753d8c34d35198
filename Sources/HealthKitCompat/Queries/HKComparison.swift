/// How two values are compared. On Apple's platforms it is the operator of an `NSComparisonPredicate`, a class that
/// Foundation lacks on Linux.
public enum HKComparison: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
}
