extension Unmanaged {
    /// Calls a closure with the object, without counting a reference to it.
    ///
    /// A closure of the main actor that is passed to the standard library checks its actor at each call. Here it is
    /// passed to this module first, so it does not.
    @inline(__always)
    func withObject<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
