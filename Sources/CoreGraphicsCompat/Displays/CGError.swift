/// The result of a function of Core Graphics.
public enum CGError: Int32, Sendable {
    /// It has succeeded.
    case success = 0
    /// It has failed.
    case failure = 1000
    /// It does not know what it is asked for.
    case illegalArgument = 1001
    /// There is no connection to the window server.
    case invalidConnection = 1002
    /// There is no such context.
    case invalidContext = 1003
    /// It cannot be completed.
    case cannotComplete = 1004
    /// It does not exist here.
    case notImplemented = 1006
    /// A number is too large or too small.
    case rangeCheck = 1007
    /// A value has the wrong type.
    case typeCheck = 1008
    /// It is not possible now.
    case invalidOperation = 1010
    /// There is none.
    case noneAvailable = 1011
}
