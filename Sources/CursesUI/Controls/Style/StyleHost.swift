/// Stores a control's style in the view that evaluates it, so that the dynamic properties of the style, such as
/// `@Environment`, work as properties of that view.
struct StyleHost<S>: DynamicPropertyHost {
    let style: S
}
