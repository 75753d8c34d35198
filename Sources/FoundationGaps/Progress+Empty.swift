import Foundation

extension Progress {
    /// Creates a progress without a total, which is indeterminate until it gets one.
    ///
    /// The parameter stays at its default value. An extension cannot declare `init()`, because the superclass already has
    /// it.
    public convenience init(_ nothing: Void = ()) {
        self.init(parent: nil, userInfo: nil)
    }
}
