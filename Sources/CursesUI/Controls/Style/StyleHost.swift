/// A control's style, stored in the view that evaluates it: the style's own dynamic properties, such
/// as `@Environment`, belong to that view.
struct StyleHost<S>: DynamicPropertyHost {
    let style: S
}
