#if !canImport(UniformTypeIdentifiers)
extension UTType {
    /// C source code.
    public static let cSource = UTType(named: "public.c-source", ["c"])
    /// A C header.
    public static let cHeader = UTType(named: "public.c-header", ["h"])
    /// C++ source code.
    public static let cPlusPlusSource = UTType(named: "public.c-plus-plus-source", ["cpp", "cc", "cxx"])
    /// A C++ header.
    public static let cPlusPlusHeader = UTType(named: "public.c-plus-plus-header", ["hpp", "hh", "hxx"])
    /// Objective-C source code.
    public static let objectiveCSource = UTType(named: "public.objective-c-source", ["m"])
    /// Objective-C++ source code.
    public static let objectiveCPlusPlusSource = UTType(named: "public.objective-c-plus-plus-source", ["mm"])
    /// Assembly language.
    public static let assemblyLanguageSource = UTType(named: "public.assembly-source", ["s", "asm"])
    /// A script in any language.
    public static let script = UTType(named: "public.script", ["sh", "py", "pl", "rb", "php", "js"])
    /// A shell script.
    public static let shellScript = UTType(named: "public.shell-script", ["sh", "bash", "zsh"])
    /// A Python script.
    public static let pythonScript = UTType(named: "public.python-script", ["py"])
    /// A Perl script.
    public static let perlScript = UTType(named: "public.perl-script", ["pl"])
    /// A Ruby script.
    public static let rubyScript = UTType(named: "public.ruby-script", ["rb"])
    /// A PHP script.
    public static let phpScript = UTType(named: "public.php-script", ["php"])
    /// A JavaScript script.
    public static let javaScript = UTType(named: "com.netscape.javascript-source", ["js"])
    /// An AppleScript script.
    public static let appleScript = UTType(named: "com.apple.applescript.text", ["applescript"])
    /// A compiled script for Open Scripting.
    public static let osaScript = UTType(named: "com.apple.applescript.script", ["scpt"])
    /// A folder with a script for Open Scripting.
    public static let osaScriptBundle = UTType(named: "com.apple.applescript.script-bundle", ["scptd"], isFolder: true)
    /// A makefile.
    public static let makefile = UTType(named: "public.make-source", ["mk"])

    /// The types in this file.
    static var codeTypes: [UTType] {
        [
            .cSource, .cHeader, .cPlusPlusSource, .cPlusPlusHeader, .objectiveCSource, .objectiveCPlusPlusSource,
            .assemblyLanguageSource, .script, .shellScript, .pythonScript, .perlScript, .rubyScript, .phpScript,
            .javaScript, .appleScript, .osaScript, .osaScriptBundle, .makefile,
        ]
    }
}
#endif
