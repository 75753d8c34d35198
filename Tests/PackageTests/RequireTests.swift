import Testing

@Suite("The requirements of a build")
struct RequireTests {
    @Test("If everything is installed, nothing is run or printed")
    func complete() throws {
        let machine = try FakeMachine("png", "jpeg")
        try machine.set("ncursesw")
        #expect(try machine.require() == FakeMachine.Run(status: 0, message: ""))
        try machine.set("vterm", "EastAsianWidth.txt")
        try machine.add("tmux", "exit 0")
        #expect(try machine.require("test") == FakeMachine.Run(status: 0, message: ""))
        #expect(machine.installations == [])
    }

    @Test("A missing package is named, and installed")
    func installed() throws {
        let machine = try FakeMachine("png", "jpeg")
        try machine.set("lists", "known-libncurses-dev", "known-libncursesw5-dev")
        let run = try machine.require()
        #expect(run.status == 0)
        #expect(
            run.message == """
                CursesUI needs packages that are not installed: libncursesw5-dev
                Installing: apt-get install -y libncursesw5-dev

                """)
        #expect(machine.installations == ["apt-get install -y libncursesw5-dev"])
    }

    @Test("Pictures need libraries of their own")
    func pictures() throws {
        let machine = try FakeMachine("ncursesw", "lists", "known-libncurses-dev")
        let run = try machine.require()
        #expect(run.status == 0)
        #expect(run.message.contains("not installed: libpng-dev libjpeg-dev\n"))
        #expect(machine.installations == ["apt-get install -y libpng-dev libjpeg-dev"])
    }

    @Test("The command needs the emulator that it records")
    func command() throws {
        let machine = try FakeMachine("ncursesw", "png", "jpeg", "lists", "known-libncurses-dev")
        #expect(try machine.require("command").status == 0)
        #expect(machine.installations == ["apt-get install -y libvterm-dev"])
    }

    @Test("The tests need more packages")
    func tests() throws {
        let machine = try FakeMachine("png", "jpeg")
        try machine.set("lists", "known-libncurses-dev", "known-libncursesw5-dev")
        try machine.add("tmux", "exit 0")
        #expect(try machine.require("test").status == 0)
        #expect(
            machine.installations == [
                "apt-get install -y libncursesw5-dev libvterm-dev unicode-data"
            ])
    }

    @Test("Without apt the Unicode data is not required, and its tests are skipped")
    func noUnicodeData() throws {
        let machine = try FakeMachine("png", "jpeg")
        try machine.set("ncursesw", "vterm")
        try machine.add("tmux", "exit 0")
        try machine.remove("apt-get")
        #expect(try machine.require("test") == FakeMachine.Run(status: 0, message: ""))
    }

    @Test("If the old name of ncurses is gone, the new name is used")
    func otherName() throws {
        let machine = try FakeMachine("png", "jpeg")
        try machine.set("lists", "known-libncurses-dev")
        #expect(try machine.require().status == 0)
        #expect(machine.installations == ["apt-get install -y libncurses-dev"])
    }

    @Test("Package lists that are missing are read first")
    func noLists() throws {
        let machine = try FakeMachine("png", "jpeg")
        try machine.set("known-libncurses-dev", "known-libncursesw5-dev")
        #expect(try machine.require().status == 0)
        #expect(machine.installations == ["apt-get update", "apt-get install -y libncursesw5-dev"])
    }

    @Test("Without root the command is printed, and nothing is run")
    func noRoot() throws {
        let machine = try FakeMachine("png", "jpeg")
        try machine.set("lists", "known-libncurses-dev", "known-libncursesw5-dev")
        try machine.add("id", "echo 1000")
        try machine.add("sudo", "exit 1")
        let run = try machine.require()
        #expect(run.status == 1)
        #expect(run.message.hasSuffix("    apt-get install -y libncursesw5-dev\n"))
        #expect(machine.installations == [])
    }

    @Test("Without root, and without package lists, the command reads them first")
    func noRootNoLists() throws {
        let machine = try FakeMachine("png", "jpeg")
        try machine.add("id", "echo 1000")
        let run = try machine.require()
        #expect(run.status == 1)
        #expect(run.message.hasSuffix("    apt-get update && apt-get install -y libncursesw5-dev\n"))
    }

    @Test("A user who is not root has to agree to the installation, which sudo does")
    func sudo() throws {
        let machine = try FakeMachine("png", "jpeg")
        try machine.set("lists", "known-libncurses-dev", "known-libncursesw5-dev")
        try machine.add("id", "echo 1000")
        try machine.add("sudo", "shift; \"$@\"")
        try machine.add("true", "exit 0")
        #expect(try machine.require().status == 1)
        #expect(machine.installations == [])
        #expect(try machine.require(settings: ["INSTALL": "1"]).status == 0)
        #expect(machine.installations == ["apt-get install -y libncursesw5-dev"])
    }

    @Test("INSTALL=0 installs nothing, and prints the command")
    func refused() throws {
        let machine = try FakeMachine("png", "jpeg", "lists", "known-libncurses-dev", "known-libncursesw5-dev")
        let run = try machine.require(settings: ["INSTALL": "0"])
        #expect(run.status == 1)
        #expect(run.message.hasSuffix("    apt-get install -y libncursesw5-dev\n"))
        #expect(machine.installations == [])
    }

    #if os(Linux)
    @Test("In a terminal nothing is installed without consent", arguments: ["n", "no", "never"])
    func asked(answer: String) throws {
        let machine = try FakeMachine("png", "jpeg", "lists", "known-libncurses-dev", "known-libncursesw5-dev")
        let run = try machine.require(answering: answer)
        #expect(run.status == 1)
        #expect(run.message.contains("not installed: libncursesw5-dev"))
        #expect(run.message.contains("Install them with apt-get now? [Y/n]"))
        #expect(run.message.contains("    apt-get install -y libncursesw5-dev"))
        #expect(machine.installations == [])
    }

    @Test("In a terminal packages are installed with consent", arguments: ["", "y", "Yes"])
    func agreed(answer: String) throws {
        let machine = try FakeMachine("png", "jpeg", "lists", "known-libncurses-dev", "known-libncursesw5-dev")
        let run = try machine.require(answering: answer)
        #expect(run.status == 0)
        #expect(machine.installations == ["apt-get install -y libncursesw5-dev"])
    }
    #endif

    @Test("Package lists that are too old are read again")
    func oldLists() throws {
        let machine = try FakeMachine("png", "jpeg")
        try machine.set("lists", "known-libncurses-dev", "known-libncursesw5-dev")
        try machine.add(
            "apt-get",
            """
            echo "apt-get $*" >>"$STATE/log"
            if [ "$1" = update ]; then touch "$STATE/updated"; fi
            test -e "$STATE/updated" && touch "$STATE/ncursesw"
            """)
        #expect(try machine.require().status == 0)
        let install = "apt-get install -y libncursesw5-dev"
        #expect(machine.installations == [install, "apt-get update", install])
    }

    @Test("Without Swift it prints where to get it")
    func noSwift() throws {
        let machine = try FakeMachine("png", "jpeg")
        try machine.remove("swift")
        let run = try machine.require()
        #expect(run.status == 1)
        #expect(run.message.contains("https://www.swift.org/install"))
    }

    @Test("On macOS it names Homebrew's command")
    func macOS() throws {
        let machine = try FakeMachine()
        try machine.add("uname", "echo Darwin")
        let run = try machine.require("test")
        #expect(run.status == 1)
        #expect(run.message.hasSuffix("brew install ncurses libpng jpeg-turbo libvterm tmux\n"))
        #expect(machine.installations == [])
    }
}
