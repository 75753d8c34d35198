/// Stores a control's style in the view that evaluates it. The dynamic properties of the style, such as `@Environment`,
/// then belong to that view.
struct StyleHost<S>: DynamicPropertyHost {
    let style: S
}
