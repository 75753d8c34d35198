/// The keys of the letters, for `press(.c, modifiers: .control)`; any other is `.character("é")`.
extension Event.Key {
    public static var a: Event.Key { .character("a") }
    public static var b: Event.Key { .character("b") }
    public static var c: Event.Key { .character("c") }
    public static var d: Event.Key { .character("d") }
    public static var e: Event.Key { .character("e") }
    public static var f: Event.Key { .character("f") }
    public static var g: Event.Key { .character("g") }
    public static var h: Event.Key { .character("h") }
    public static var i: Event.Key { .character("i") }
    public static var j: Event.Key { .character("j") }
    public static var k: Event.Key { .character("k") }
    public static var l: Event.Key { .character("l") }
    public static var m: Event.Key { .character("m") }
    public static var n: Event.Key { .character("n") }
    public static var o: Event.Key { .character("o") }
    public static var p: Event.Key { .character("p") }
    public static var q: Event.Key { .character("q") }
    public static var r: Event.Key { .character("r") }
    public static var s: Event.Key { .character("s") }
    public static var t: Event.Key { .character("t") }
    public static var u: Event.Key { .character("u") }
    public static var v: Event.Key { .character("v") }
    public static var w: Event.Key { .character("w") }
    public static var x: Event.Key { .character("x") }
    public static var y: Event.Key { .character("y") }
    public static var z: Event.Key { .character("z") }
}
