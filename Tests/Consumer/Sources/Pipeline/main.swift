import CursesUICombine

let first = CurrentValueSubject<Int, Never>(1)
let second = PassthroughSubject<Int, Never>()
let subscription = Publishers.CombineLatest(first, second)
    .map { $0 * $1 }
    .removeDuplicates()
    .sink { print($0) }
second.send(2)
first.send(10)
subscription.cancel()
second.send(3)
