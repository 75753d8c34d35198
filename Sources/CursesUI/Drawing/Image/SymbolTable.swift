/// The signs that are shown for symbols: characters of the Unicode Character Database 15.0.0.
///
/// `make tables` makes this file; do not edit it. `Symbols.txt`, beside the generator, names the signs.
/// The data is © Unicode, Inc., under the Unicode License V3: see the file LICENSE-UNICODE.
enum SymbolTable {
    /// The version of the Unicode Character Database.
    static let unicodeVersion = "15.0.0"

    /// Names and the sign in each line, with blanks between them.
    static let lines = """
        plus +
        plus.circle ⊕
        plus.circle.fill plus.app plus.app.fill ✚
        plus.square ⊞
        minus −
        minus.circle ⊖
        minus.square ⊟
        multiply xmark ✕
        xmark.circle ⊗
        xmark.circle.fill ✖
        xmark.square ⊠
        divide ÷
        equal =
        number #
        percent %
        plusminus ±
        function ƒ
        sum ∑
        infinity ∞
        at @
        checkmark ✓
        checkmark.circle ◉
        checkmark.circle.fill ✔
        checkmark.square ☑
        checkmark.seal checkmark.shield ✓
        circle ○
        circle.fill ●
        circle.dashed ◌
        circle.lefthalf.filled ◐
        circle.righthalf.filled ◑
        circle.inset.filled record.circle largecircle.fill.circle smallcircle.filled.circle ◉
        square □
        square.fill ■
        rectangle ▭
        rectangle.fill ▬
        triangle △
        triangle.fill ▲
        diamond ◇
        diamond.fill ◆
        app app.badge ▢
        app.fill ■
        hexagon ⬡
        hexagon.fill ⬢
        pentagon ⬠
        pentagon.fill ⬟
        capsule ⬭
        capsule.fill ⬬
        oval ⬭
        oval.fill ⬬
        seal ✺
        star ☆
        star.fill ★
        star.leadinghalf.filled ⯪
        sparkles sparkle ✦
        heart ♡
        heart.fill ♥
        suit.heart ♡
        suit.heart.fill ♥
        suit.spade suit.spade.fill ♠
        suit.club suit.club.fill ♣
        suit.diamond ♢
        suit.diamond.fill ♦
        bolt bolt.fill ↯
        flame flame.fill ♨
        flag ⚐
        flag.fill ⚑
        bell bell.fill ♪
        bell.slash ∅
        tag tag.fill ⌗
        bookmark bookmark.fill ⚑
        pin pin.fill mappin mappin.and.ellipse ⊕
        location location.fill ➤
        location.north location.north.fill ▲
        map map.fill ▦
        globe network ⊕
        house house.fill tent storefront ⌂
        bed.double bed.double.fill sofa ⊢
        door.left.hand.open door.left.hand.closed door.garage.open ▯
        fork.knife ψ
        cup.and.saucer cup.and.saucer.fill ♨
        wineglass wineglass.fill Y
        building building.2 building.columns ▥
        person ☺
        person.fill ☻
        person.2 person.3 person.crop.circle person.circle ☺
        person.2.fill person.3.fill person.crop.circle.fill person.circle.fill ☻
        person.badge.plus person.crop.circle.badge.plus ☺
        figure.walk figure.run figure.stand ♟
        hand.raised hand.raised.fill ☝
        hand.thumbsup hand.thumbsup.fill ↑
        hand.thumbsdown hand.thumbsdown.fill ↓
        hand.point.right ☞
        hand.point.left ☜
        hand.point.up ☝
        hand.point.down ☟
        face.smiling face.smiling.fill ☺
        eye eye.fill ◉
        eye.slash eye.slash.fill ◌
        ear mouth ◡
        brain ∞
        gear gearshape gearshape.fill gear.circle ⚙
        gearshape.2 gearshape.2.fill ⚙
        wrench wrench.fill wrench.and.screwdriver hammer hammer.fill ⚒
        slider.horizontal.3 line.3.horizontal line.horizontal.3 text.justify ≡
        line.3.horizontal.decrease line.horizontal.3.decrease ⌄
        switch.2 ⇄
        ellipsis …
        ellipsis.circle ⋯
        magnifyingglass text.magnifyingglass ⌕
        plus.magnifyingglass ⌕
        minus.magnifyingglass ⌕
        trash trash.fill ⌫
        delete.left delete.left.fill ⌫
        delete.right delete.right.fill ⌦
        pencil square.and.pencil pencil.circle ✎
        highlighter pencil.tip paintbrush paintbrush.fill ✎
        eraser ⌫
        scissors ✂
        paperclip ∞
        link ∞
        doc doc.fill doc.plaintext doc.text doc.text.fill doc.richtext note note.text ≣
        doc.on.doc doc.on.doc.fill doc.on.clipboard clipboard square.on.square ❐
        folder folder.fill folder.badge.plus ▤
        tray tray.fill archivebox archivebox.fill shippingbox shippingbox.fill ▣
        tray.and.arrow.down square.and.arrow.down ⤓
        tray.and.arrow.up square.and.arrow.up ⤒
        externaldrive internaldrive opticaldisc cylinder ⛁
        book book.fill books.vertical text.book.closed book.closed ▤
        newspaper newspaper.fill ▤
        list.bullet list.dash list.number list.bullet.rectangle text.alignleft ☰
        checklist list.bullet.clipboard ☑
        qrcode barcode ▩
        text.aligncenter text.alignright text.badge.plus text.badge.checkmark list.star ☰
        text.cursor ⌶
        tablecells squareshape.split.3x3 ▦
        square.grid.2x2 square.grid.2x2.fill ⊞
        square.grid.3x3 square.grid.3x3.fill ▦
        rectangle.grid.1x2 rectangle.split.1x2 ⊟
        sidebar.left sidebar.leading ◧
        sidebar.right sidebar.trailing ◨
        calendar calendar.circle calendar.badge.plus ▦
        clock clock.fill alarm alarm.fill ◷
        timer stopwatch stopwatch.fill hourglass ⧗
        briefcase suitcase case backpack handbag ⊡
        envelope envelope.fill mail ✉
        envelope.open envelope.open.fill ✉
        paperplane paperplane.fill ➢
        phone phone.fill teletype ☎
        message message.fill bubble.left bubble.right bubble.left.fill bubble.right.fill ❝
        text.bubble text.bubble.fill quote.bubble quote.opening ❝
        bubble.left.and.bubble.right ❝
        mic mic.fill ♩
        mic.slash mic.slash.fill ∅
        speaker speaker.fill speaker.wave.1 speaker.wave.2 speaker.wave.3 ♫
        speaker.slash speaker.slash.fill ∅
        music.note music.note.list ♪
        music.mic headphones hifispeaker radio guitars ♫
        play ▷
        play.fill play.circle play.rectangle ▶
        pause pause.fill pause.circle ‖
        stop □
        stop.fill stop.circle ■
        backward backward.fill backward.end backward.end.fill «
        forward forward.fill forward.end forward.end.fill »
        record.circle.fill ●
        repeat repeat.1 arrow.2.squarepath ⟲
        goforward ↻
        playpause playpause.fill ▶
        shuffle ⇄
        camera camera.fill video video.fill ◙
        photo photo.fill photo.on.rectangle ▨
        macwindow menubar.rectangle banknote ticket wallet.pass film tv display desktopcomputer laptopcomputer ▭
        iphone ipad applewatch ▯
        keyboard ⌨
        printer printer.fill ⎙
        command ⌘
        option ⌥
        control ⌃
        shift ⇧
        capslock ⇪
        escape ⎋
        return ⏎
        tab ⇥
        power ⏻
        lock lock.fill lock.circle ⚿
        lock.open lock.open.fill ⚿
        key key.fill ⚿
        shield shield.fill ⛨
        exclamationmark !
        exclamationmark.triangle exclamationmark.triangle.fill ⚠
        exclamationmark.circle exclamationmark.circle.fill exclamationmark.octagon ⚠
        questionmark ?
        questionmark.circle questionmark.circle.fill ?
        info info.circle info.circle.fill ⓘ
        nosign slash.circle ⊘
        lightbulb lightbulb.fill lamp.desk rays light.min light.max flashlight.on.fill ☼
        sun.max sun.max.fill sun.min ☀
        sunrise sunset ☼
        moon moon.fill moon.stars ☾
        zzz z
        cloud cloud.fill ☁
        cloud.rain cloud.rain.fill cloud.drizzle umbrella umbrella.fill ☂
        cloud.snow cloud.snow.fill snow snowflake ❄
        cloud.bolt cloud.bolt.fill ↯
        wind tornado ≋
        drop drop.fill humidity ♦
        thermometer ⌇
        leaf leaf.fill tree tree.fill ♣
        pawprint hare tortoise ant ladybug bird fish cat dog lizard ☙
        car car.fill bus tram bicycle ⊙
        airplane ✈
        ferry sailboat ⌔
        cart cart.fill bag bag.fill basket creditcard creditcard.fill ▭
        dollarsign dollarsign.circle $
        eurosign eurosign.circle €
        sterlingsign sterlingsign.circle £
        yensign yensign.circle ¥
        bitcoinsign ₿
        gift gift.fill ❖
        gamecontroller gamecontroller.fill dice die.face.3 ⚂
        die.face.1 ⚀
        die.face.2 ⚁
        die.face.4 ⚃
        die.face.5 ⚄
        die.face.6 ⚅
        sportscourt soccerball basketball baseball tennisball football ◍
        dumbbell dumbbell.fill ⊷
        party.popper fireworks balloon ✺
        wand.and.stars wand.and.rays ✦
        trophy trophy.fill crown crown.fill rosette medal ♛
        cross cross.fill cross.case ✚
        pills stethoscope bandage syringe ✚
        staroflife allergens ✱
        atom ⚛
        eyeglasses ⚯
        graduationcap graduationcap.fill ♙
        chart.bar chart.bar.fill ▇
        gauge speedometer dial.min dial.low ◔
        scalemass ⚖
        chart.xyaxis.line chart.line.uptrend.xyaxis waveform waveform.path.ecg ∿
        chart.pie chart.pie.fill ◔
        wifi dot.radiowaves.left.and.right antenna.radiowaves.left.and.right ≋
        wifi.slash ∅
        battery.100 battery.75 battery.50 battery.25 battery.0 ▮
        cpu memorychip server.rack ▣
        terminal terminal.fill apple.terminal ❯
        chevron.left.forwardslash.chevron.right curlybraces ⟨⟩
        arrow.left arrow.backward ←
        arrow.right arrow.forward →
        arrow.up ↑
        arrow.down ↓
        arrow.up.arrow.down arrow.up.and.down ↕
        arrow.left.arrow.right arrow.left.and.right ⇄
        arrow.up.left ↖
        arrow.up.right arrow.up.forward arrow.up.right.square ↗
        arrow.down.right ↘
        arrow.down.left ↙
        arrow.clockwise arrow.clockwise.circle ↻
        arrow.counterclockwise arrow.counterclockwise.circle gobackward ↺
        arrow.triangle.2.circlepath arrow.2.circlepath ⟳
        arrow.uturn.left arrow.uturn.backward ↶
        arrow.uturn.right arrow.uturn.forward ↷
        arrow.turn.down.left ↲
        arrow.turn.up.left ↰
        arrow.turn.up.right ↱
        arrow.turn.down.right ↳
        arrow.branch arrow.triangle.branch ⑂
        arrow.down.circle arrow.down.to.line ⤓
        arrow.up.circle arrow.up.to.line ⤒
        arrow.down.doc icloud.and.arrow.down ⤓
        icloud.and.arrow.up ⤒
        icloud icloud.fill ☁
        arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward ⤢
        arrow.down.right.and.arrow.up.left ⤡
        chevron.left chevron.backward ‹
        chevron.right chevron.forward ›
        chevron.up chevron.compact.up ⌃
        chevron.down chevron.compact.down ⌄
        chevron.left.2 «
        chevron.right.2 »
        chevron.up.chevron.down ⇅
        arrowtriangle.left arrowtriangle.left.fill ◀
        arrowtriangle.right arrowtriangle.right.fill ▶
        arrowtriangle.up arrowtriangle.up.fill ▲
        arrowtriangle.down arrowtriangle.down.fill ▼
        rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward ⇥
        hand.tap cursorarrow ☞
        bold B
        italic I
        underline U
        strikethrough S
        textformat textformat.size a
        character character.cursor.ibeam A
        circle.grid.3x3 circle.grid.2x2 ⁘
        target scope ◎
        viewfinder ⌖
        cube cube.fill ❒
        puzzlepiece puzzlepiece.fill ✣
        swift applelogo ◆
        """
}
