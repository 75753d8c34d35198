/// The view that presents windows over the content of each screen; `nil` if there is none. A module that lets code
/// present windows from anywhere sets it before the app starts.
@MainActor
package enum AppPresenter {
    package static var view: (@MainActor () -> AnyView)?
}
