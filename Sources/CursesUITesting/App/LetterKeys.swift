/// The keys of the letters, for `press(.c, modifiers: .control)`; any other is `.character("é")`.
extension Event.Key {
    /// The key "a".
    public static var a: Event.Key { .character("a") }
    /// The key "b".
    public static var b: Event.Key { .character("b") }
    /// The key "c".
    public static var c: Event.Key { .character("c") }
    /// The key "d".
    public static var d: Event.Key { .character("d") }
    /// The key "e".
    public static var e: Event.Key { .character("e") }
    /// The key "f".
    public static var f: Event.Key { .character("f") }
    /// The key "g".
    public static var g: Event.Key { .character("g") }
    /// The key "h".
    public static var h: Event.Key { .character("h") }
    /// The key "i".
    public static var i: Event.Key { .character("i") }
    /// The key "j".
    public static var j: Event.Key { .character("j") }
    /// The key "k".
    public static var k: Event.Key { .character("k") }
    /// The key "l".
    public static var l: Event.Key { .character("l") }
    /// The key "m".
    public static var m: Event.Key { .character("m") }
    /// The key "n".
    public static var n: Event.Key { .character("n") }
    /// The key "o".
    public static var o: Event.Key { .character("o") }
    /// The key "p".
    public static var p: Event.Key { .character("p") }
    /// The key "q".
    public static var q: Event.Key { .character("q") }
    /// The key "r".
    public static var r: Event.Key { .character("r") }
    /// The key "s".
    public static var s: Event.Key { .character("s") }
    /// The key "t".
    public static var t: Event.Key { .character("t") }
    /// The key "u".
    public static var u: Event.Key { .character("u") }
    /// The key "v".
    public static var v: Event.Key { .character("v") }
    /// The key "w".
    public static var w: Event.Key { .character("w") }
    /// The key "x".
    public static var x: Event.Key { .character("x") }
    /// The key "y".
    public static var y: Event.Key { .character("y") }
    /// The key "z".
    public static var z: Event.Key { .character("z") }
}
