/// A short message that is shown for some seconds.
struct Toast: Identifiable {
    let id: Int
    let text: Text
    let role: ToastRole
    let duration: Duration
}
