extension Duration {
    /// Creates a duration from an app's number of seconds, which may be any number. Its greatest amount is a thousand
    /// years, so that sums do not overflow. NaN becomes zero.
    init(clampingSeconds seconds: Double) {
        let most = 1000 * 365.25 * 24 * 3600
        self = .seconds(seconds.isNaN ? 0 : seconds.clamped(-most, most))
    }
}
