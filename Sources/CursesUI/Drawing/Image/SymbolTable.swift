/// The signs that are shown for symbols: characters of the Unicode Character Database 15.0.0.
///
/// `make tables` makes this file; do not edit it. `Symbols.txt`, beside the generator, names the signs.
/// The data is © Unicode, Inc., under the Unicode License V3: see the file LICENSE-UNICODE.
enum SymbolTable {
    /// The version of the Unicode Character Database.
    static let unicodeVersion = "15.0.0"

    /// Names, the sign, its ASCII form and its code point in a Nerd Font in each line, with blanks between them.
    static let lines = #"""
        plus + + F067
        plus.circle ⊕ + F055
        plus.circle.fill plus.app plus.app.fill ✚ + F055
        plus.square ⊞ + F196
        minus − - F068
        minus.circle ⊖ - F056
        minus.square ⊟ - F147
        multiply xmark ✕ x F00D
        xmark.circle ⊗ x F05C
        xmark.circle.fill ✖ x F057
        xmark.square ⊠ x F2D3
        divide ÷ / -
        equal = = -
        number # # F292
        percent % % F295
        plusminus ± +- -
        function ƒ f -
        sum ∑ S -
        infinity ∞ oo -
        at @ @ F1FA
        checkmark ✓ v F00C
        checkmark.circle ◉ v F05D
        checkmark.circle.fill ✔ v F058
        checkmark.square ☑ v F046
        checkmark.seal checkmark.shield ✓ v F0A3
        circle ○ o F10C
        circle.fill ● * F111
        circle.dashed ◌ o F1DB
        circle.lefthalf.filled ◐ o F042
        circle.righthalf.filled ◑ o F042
        circle.inset.filled record.circle largecircle.fill.circle smallcircle.filled.circle ◉ o F192
        square □ [] F096
        square.fill ■ # F0C8
        rectangle ▭ [] F2D0
        rectangle.fill ▬ # F0C8
        triangle △ /\ -
        triangle.fill ▲ /\ -
        diamond ◇ <> F219
        diamond.fill ◆ <> F219
        app app.badge ▢ [] F096
        app.fill ■ # F0C8
        app.dashed □ [] F096
        hexagon ⬡ {} F1B2
        hexagon.fill ⬢ {} F1B2
        pentagon ⬠ {} -
        pentagon.fill ⬟ {} -
        capsule ⬭ () -
        capsule.fill ⬬ () -
        oval ⬭ () -
        oval.fill ⬬ () -
        seal ✺ * F0A3
        star ☆ * F006
        star.fill ★ * F005
        star.leadinghalf.filled ⯪ * F123
        sparkles sparkle ✦ * F0D0
        heart ♡ <3 F08A
        heart.fill ♥ <3 F004
        suit.heart ♡ <3 F08A
        suit.heart.fill ♥ <3 F004
        suit.spade suit.spade.fill ♠ S -
        suit.club suit.club.fill ♣ C -
        suit.diamond ♢ <> F219
        suit.diamond.fill ♦ <> F219
        bolt bolt.fill ↯ ! F0E7
        flame flame.fill ♨ ^ F06D
        flag ⚐ P F11D
        flag.fill ⚑ P F024
        bell bell.fill ♪ ! F0F3
        bell.slash ∅ !- F1F6
        tag tag.fill ⌗ # F02B
        bookmark bookmark.fill ⚑ P F02E
        pin pin.fill mappin mappin.and.ellipse ⊕ + F08D
        location location.fill ➤ > F124
        location.north location.north.fill ▲ ^ F124
        map map.fill ▦ # F279
        globe network ⊕ O F0AC
        house house.fill tent storefront ⌂ ^ F015
        bed.double bed.double.fill sofa ⊢ = F236
        door.left.hand.open door.left.hand.closed door.garage.open ▯ [] F090
        fork.knife ψ Y F0F5
        cup.and.saucer cup.and.saucer.fill ♨ U F0F4
        wineglass wineglass.fill Y Y F000
        building building.2 building.columns ▥ H F1AD
        person ☺ @ F2C0
        person.fill ☻ @ F007
        person.2 person.3 person.crop.circle person.circle ☺ @@ F0C0
        person.2.fill person.3.fill person.crop.circle.fill person.circle.fill ☻ @@ F0C0
        person.badge.plus person.crop.circle.badge.plus ☺ @+ F234
        figure.walk figure.run figure.stand ♟ @ F183
        hand.raised hand.raised.fill ☝ ! F256
        hand.thumbsup hand.thumbsup.fill ↑ +1 F164
        hand.thumbsdown hand.thumbsdown.fill ↓ -1 F165
        hand.point.right ☞ -> F0A4
        hand.point.left ☜ <- F0A5
        hand.point.up ☝ ^ F0A6
        hand.point.down ☟ v F0A7
        face.smiling face.smiling.fill ☺ :) F118
        eye eye.fill eyes ◉ o F06E
        eye.slash eye.slash.fill ◌ - F070
        ear mouth ◡ D F2A4
        brain ∞ B -
        gear gearshape gearshape.fill gear.circle ⚙ * F013
        gearshape.2 gearshape.2.fill ⚙ ** F085
        wrench wrench.fill wrench.and.screwdriver hammer hammer.fill ⚒ T F0AD
        slider.horizontal.3 line.3.horizontal line.horizontal.3 text.justify ≡ = F0C9
        line.3.horizontal.decrease line.horizontal.3.decrease ⌄ v F0B0
        switch.2 ⇄ <> F205
        ellipsis … .. F141
        ellipsis.circle ⋯ .. F141
        magnifyingglass text.magnifyingglass ⌕ ? F002
        plus.magnifyingglass ⌕ +? F00E
        minus.magnifyingglass ⌕ -? F010
        trash trash.fill ⌫ x F1F8
        delete.left delete.left.fill ⌫ <x F12D
        delete.right delete.right.fill ⌦ x> F12D
        pencil square.and.pencil pencil.circle ✎ / F040
        highlighter pencil.tip paintbrush paintbrush.fill ✎ / F040
        eraser ⌫ <x F12D
        scissors ✂ % F0C4
        paperclip ∞ @ F0C6
        link ∞ & F0C1
        doc doc.fill doc.plaintext doc.text doc.text.fill doc.richtext note note.text ≣ = F15B
        doc.on.doc doc.on.doc.fill doc.on.clipboard clipboard square.on.square ❐ ## F0C5
        folder folder.fill folder.badge.plus ▤ [] F07B
        tray tray.fill archivebox archivebox.fill shippingbox shippingbox.fill ▣ _ F01C
        tray.and.arrow.down square.and.arrow.down ⤓ v_ F019
        tray.and.arrow.up square.and.arrow.up ⤒ ^_ F093
        externaldrive internaldrive opticaldisc cylinder ⛁ D F0A0
        book book.fill books.vertical text.book.closed book.closed ▤ B F02D
        newspaper newspaper.fill ▤ N F1EA
        list.bullet list.dash list.number list.bullet.rectangle text.alignleft ☰ = F0CA
        checklist list.bullet.clipboard ☑ v= F0AE
        qrcode barcode ▩ ## F029
        text.aligncenter text.alignright text.badge.plus text.badge.checkmark list.star ☰ = F037
        text.cursor ⌶ I F246
        tablecells squareshape.split.3x3 ▦ # F0CE
        square.grid.2x2 square.grid.2x2.fill ⊞ # F009
        square.grid.3x3 square.grid.3x3.fill ▦ # F00A
        rectangle.grid.1x2 rectangle.split.1x2 ⊟ = F00B
        sidebar.left sidebar.leading ◧ [| F0DB
        sidebar.right sidebar.trailing ◨ |] F0DB
        calendar calendar.circle calendar.badge.plus ▦ # F073
        clock clock.fill alarm alarm.fill ◷ o F017
        timer stopwatch stopwatch.fill hourglass ⧗ X F254
        briefcase suitcase case latch.2.case backpack handbag ⊡ B F0B1
        envelope envelope.fill mail ✉ @ F0E0
        envelope.open envelope.open.fill ✉ @ F2B6
        paperplane paperplane.fill ➢ > F1D8
        phone phone.fill teletype ☎ T F095
        message message.fill bubble.left bubble.right bubble.left.fill bubble.right.fill ❝ " F075
        text.bubble text.bubble.fill quote.bubble quote.opening ❝ " F27A
        bubble.left.and.bubble.right ❝ "" F086
        mic mic.fill ♩ ! F130
        mic.slash mic.slash.fill ∅ !- F131
        speaker speaker.fill speaker.wave.1 speaker.wave.2 speaker.wave.3 ♫ )) F028
        speaker.slash speaker.slash.fill ∅ )- F026
        music.note music.note.list ♪ ~ F001
        music.mic headphones hifispeaker radio guitars ♫ ~ F025
        play ▷ > F04B
        play.fill play.circle play.rectangle ▶ > F04B
        pause pause.fill pause.circle ‖ || F04C
        stop □ [] F04D
        stop.fill stop.circle ■ # F04D
        backward backward.fill backward.end backward.end.fill « << F04A
        forward forward.fill forward.end forward.end.fill » >> F04E
        record.circle.fill ◉ @ F192
        repeat repeat.1 arrow.2.squarepath ⟲ @ F079
        goforward ↻ @> F01E
        playpause playpause.fill ▶ >| F04B
        shuffle ⇄ x> F074
        camera camera.fill video video.fill ◙ o F030
        photo photo.fill photo.on.rectangle ▨ [] F03E
        macwindow menubar.rectangle banknote ticket wallet.pass film tv display desktopcomputer laptopcomputer ▭ [] F2D0
        iphone ipad applewatch ▯ [] F10B
        keyboard ⌨ # F11C
        printer printer.fill ⎙ P F02F
        command ⌘ # -
        option ⌥ \ -
        control ⌃ ^ F106
        shift ⇧ ^ F062
        capslock ⇪ ^_ F062
        escape ⎋ <\ -
        return ⏎ <' -
        tab ⇥ >| -
        power ⏻ O F011
        lock lock.fill lock.circle ⚿ # F023
        lock.open lock.open.fill ⚿ # F09C
        key key.fill ⚿ k F084
        shield shield.fill ⛨ V F132
        exclamationmark ! ! F12A
        exclamationmark.triangle exclamationmark.triangle.fill ⚠ ! F071
        exclamationmark.circle exclamationmark.circle.fill exclamationmark.octagon ⚠ ! F06A
        questionmark ? ? F128
        questionmark.circle questionmark.circle.fill ? ? F059
        info info.circle info.circle.fill ⓘ i F05A
        nosign slash.circle ⊘ / F05E
        lightbulb lightbulb.fill lamp.desk rays light.min light.max flashlight.on.fill flashlight.off.fill ☼ * F0EB
        sun.max sun.max.fill sun.min ☀ * F185
        sun.righthalf.filled ◑ o F042
        sunrise sunset ☼ * F185
        moon moon.fill moon.stars ☾ ) F186
        zzz z z -
        cloud cloud.fill ☁ ~ F0C2
        cloud.rain cloud.rain.fill cloud.drizzle umbrella umbrella.fill ☂ ~ F0E9
        cloud.snow cloud.snow.fill snow snowflake ❄ * F2DC
        cloud.bolt cloud.bolt.fill ↯ ~! F0E7
        wind tornado ≋ = -
        drop drop.fill humidity ♦ o F043
        thermometer ⌇ | F2C9
        leaf leaf.fill tree tree.fill ♣ Y F06C
        pawprint hare tortoise ant ladybug bird fish cat dog lizard ☙ & F1B0
        car car.fill bus tram bicycle ⊙ o F1B9
        airplane ✈ + F072
        ferry sailboat ⌔ ~ F21A
        cart cart.fill bag bag.fill basket creditcard creditcard.fill ▭ u F07A
        dollarsign dollarsign.circle $ $ F155
        eurosign eurosign.circle € E F153
        sterlingsign sterlingsign.circle £ L F154
        yensign yensign.circle ¥ Y F157
        bitcoinsign ₿ B F15A
        gift gift.fill ❖ # F06B
        gamecontroller gamecontroller.fill dice die.face.3 ⚂ + F11B
        die.face.1 ⚀ 1 -
        die.face.2 ⚁ 2 -
        die.face.4 ⚃ 4 -
        die.face.5 ⚄ 5 -
        die.face.6 ⚅ 6 -
        sportscourt soccerball basketball baseball tennisball football ◍ O F1E3
        dumbbell dumbbell.fill ⊷ HH -
        party.popper fireworks balloon ✺ * F1FD
        wand.and.stars wand.and.rays ✦ * F0D0
        trophy trophy.fill crown crown.fill rosette medal ♛ Y F091
        cross cross.fill cross.case ✚ + F0FE
        pills stethoscope bandage syringe ✚ + F0FA
        staroflife allergens ✱ * F069
        atom ⚛ @ -
        eyeglasses sunglasses ⚯ oo F1E5
        graduationcap graduationcap.fill ♙ ^ F19D
        chart.bar chart.bar.fill ▇ # F080
        gauge speedometer dial.min dial.low ◔ o F0E4
        scalemass ⚖ Y F24E
        chart.xyaxis.line chart.line.uptrend.xyaxis waveform waveform.path.ecg ∿ ~ F201
        chart.pie chart.pie.fill ◔ o F200
        wifi dot.radiowaves.left.and.right antenna.radiowaves.left.and.right ≋ ~ F1EB
        wifi.slash ∅ ~- F05E
        battery.100 battery.75 battery.50 battery.25 battery.0 ▮ [] F240
        cpu memorychip server.rack ▣ # F2DB
        terminal terminal.fill apple.terminal ❯ >_ F120
        chevron.left.forwardslash.chevron.right curlybraces ⟨⟩ <> F121
        arrow.left arrow.backward ← <- F060
        arrow.right arrow.forward → -> F061
        arrow.up ↑ ^ F062
        arrow.down ↓ v F063
        arrow.up.arrow.down arrow.up.and.down ↕ ^v F07D
        arrow.left.arrow.right arrow.left.and.right ⇄ <> F07E
        arrow.up.left ↖ ^ F062
        arrow.up.right arrow.up.forward arrow.up.right.square ↗ /^ F08E
        arrow.down.right ↘ v> F063
        arrow.down.left ↙ <v F063
        arrow.clockwise arrow.clockwise.circle ↻ @> F01E
        arrow.counterclockwise arrow.counterclockwise.circle gobackward ↺ <@ F0E2
        arrow.triangle.2.circlepath arrow.2.circlepath ⟳ @ F021
        arrow.uturn.left arrow.uturn.backward ↶ <- F112
        arrow.uturn.right arrow.uturn.forward ↷ -> F064
        arrow.turn.down.left ↲ <' F149
        arrow.turn.up.left ↰ <, F148
        arrow.turn.up.right ↱ ,> F148
        arrow.turn.down.right ↳ '> F149
        arrow.branch arrow.triangle.branch ⑂ Y F126
        arrow.down.circle arrow.down.to.line ⤓ v F0AB
        arrow.up.circle arrow.up.to.line ⤒ ^ F0AA
        arrow.down.doc icloud.and.arrow.down ⤓ v F0ED
        icloud.and.arrow.up ⤒ ^ F0EE
        icloud icloud.fill ☁ ~ F0C2
        arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward ⤢ <> F065
        arrow.down.right.and.arrow.up.left ⤡ >< F066
        chevron.left chevron.backward chevron.compact.left ‹ < F053
        chevron.right chevron.forward › > F054
        chevron.up chevron.compact.up ⌃ ^ F077
        chevron.down chevron.compact.down ⌄ v F078
        chevron.left.2 « << F100
        chevron.right.2 » >> F101
        chevron.up.chevron.down ⇅ ^v F0DC
        arrowtriangle.left arrowtriangle.left.fill ◀ < F0D9
        arrowtriangle.right arrowtriangle.right.fill ▶ > F0DA
        arrowtriangle.up arrowtriangle.up.fill ▲ ^ F0D8
        arrowtriangle.down arrowtriangle.down.fill ▼ v F0D7
        rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward ⇥ -> F08B
        hand.tap cursorarrow ☞ ^ F245
        bold B B F032
        italic I I F033
        underline U U F0CD
        strikethrough S S F0CC
        textformat textformat.size a Aa F031
        character character.cursor.ibeam A A F031
        circle.grid.3x3 circle.grid.2x2 ⁘ :: F00A
        target scope ◎ @ F140
        viewfinder ⌖ [] F05B
        cube cube.fill ❒ # F1B2
        puzzlepiece puzzlepiece.fill ✣ + F12E
        swift applelogo ◆ * -
        xmark.seal xmark.shield xmark.octagon xmark.bin ✕ x F057
        checkmark.circle.badge.xmark ✓ v F00C
        circle.grid.cross circle.hexagongrid circle.grid.2x1 ⁘ :: F00A
        circle.bottomhalf.filled ◒ o F042
        circle.tophalf.filled ◓ o F042
        circle.slash ⊘ / F05E
        square.dashed rectangle.dashed ▢ [] F096
        square.stack square.stack.fill square.3.layers.3d square.stack.3d.up rectangle.stack rectangle.stack.fill square.2.layers.3d ❒ ## F24D
        rectangle.split.2x1 rectangle.split.3x1 rectangle.on.rectangle square.split.2x1 ◧ [| F0DB
        rectangle.3.group rectangle.split.2x2 square.split.2x2 ⊞ # F009
        lasso selection.pin.in.out ◌ o F245
        crop crop.rotate aspectratio ⌖ [] F125
        rotate.left rotate.left.fill ↺ <@ F0E2
        rotate.right rotate.right.fill rotate.3d ↻ @> F01E
        move.3d arrow.up.and.down.and.arrow.left.and.right ⊕ + F047
        paintpalette paintpalette.fill eyedropper eyedropper.halffull swatchpalette ✎ / F1FC
        ruler ruler.fill level ≡ = F07E
        screwdriver screwdriver.fill ⚒ T F0AD
        lifepreserver ⊙ O F1CD
        megaphone megaphone.fill horn ♪ ! F0A1
        signature scribble scribble.variable ⌇ ~ F040
        square.and.pencil.circle rectangle.and.pencil.and.ellipsis pencil.and.outline pencil.line pencil.slash ✎ / F044
        doc.badge.plus doc.badge.gearshape doc.append doc.circle doc.viewfinder doc.zipper doc.text.image doc.text.magnifyingglass doc.badge.ellipsis ≣ = F15C
        list.clipboard list.bullet.clipboard.fill list.and.film list.triangle ☰ = F0CA
        increase.indent ⇥ >| F03C
        decrease.indent ⇤ |< F03B
        text.quote text.append text.insert text.book.closed.fill ☰ = F10D
        abc a.magnify a Aa F031
        textformat.superscript superscript ⌃ ^ F12B
        textformat.subscript subscript ⌄ v F12C
        character.book.closed character.bubble translate A A F1AB
        paragraphsign ¶ P F1DD
        asterisk asterisk.circle ✱ * F069
        grid rectangle.grid.2x2 rectangle.grid.3x2 square.grid.4x3.fill ▦ # F00A
        clock.arrow.circlepath clock.badge.checkmark ↺ o F1DA
        deskclock ⧗ X F254
        person.badge.minus person.fill.badge.minus ☺ @- F235
        person.fill.badge.plus person.crop.circle.fill.badge.plus person.fill.checkmark person.crop.rectangle person.text.rectangle person.crop.square person.badge.key ☻ @ F2C2
        person.and.background.dotted person.wave.2 person.line.dotted.person person.3.sequence person.fill.questionmark ☺ @ F0C0
        figure figure.2 figure.dance figure.hiking figure.pool.swim figure.strengthtraining.traditional figure.mind.and.body figure.arms.open figure.roll figure.child ♟ @ F183
        hands.clap hands.sparkles hand.wave hand.draw hand.point.up.left ☝ ! F256
        face.dashed ☹ :( F119
        nose mustache lips ◡ U F118
        waveform.circle waveform.badge.mic waveform.and.mic ∿ ~ F21E
        bolt.circle bolt.slash bolt.horizontal bolt.car bolt.badge.clock powerplug powerplug.fill ↯ ! F1E6
        flag.checkered flag.2.crossed flag.slash ⚑ P F11E
        mappin.circle mappin.slash mappin.circle.fill ⊕ + F041
        location.circle location.slash location.viewfinder safari safari.fill ➤ > F14E
        building.columns.fill building.2.fill building.fill house.lodge house.circle ▥ H F19C
        stairs elevator figure.stairs ▲ /\ F148
        bathtub shower washer dishwasher refrigerator oven microwave ▣ [] F2CD
        chair chair.lounge table.furniture cabinet lamp.floor lamp.ceiling fanblades fan ⊢ h F236
        curtains.closed blinds.vertical.open window.vertical.open ▥ || F2D0
        spigot pipe.and.drop ♦ o F043
        birthday.cake birthday.cake.fill carrot takeoutbag.and.cup.and.straw ♨ U F1FD
        mug mug.fill waterbottle ♨ U F0F4
        car.2 car.rear box.truck truck.box truck.box.fill bus.fill tram.fill cablecar lightrail scooter bicycle.circle fuelpump fuelpump.fill ⊙ oo F0D1
        oar.2.crossed ⌔ ~ F21A
        road.lanes signpost.right point.topleft.down.curvedto.point.bottomright.up ↑ /\ F018
        parkingsign P P -
        cart.badge.plus bag.badge.plus ⊞ + F217
        cart.badge.minus bag.badge.minus ⊟ - F07A
        cart.circle ▭ u F07A
        giftcard giftcard.fill banknote.fill creditcard.circle dollarsign.arrow.circlepath $ $ F09D
        indianrupeesign indianrupeesign.circle ₹ Rs F156
        wonsign wonsign.circle ₩ W F159
        rublesign rublesign.circle ₽ R F158
        centsign centsign.circle ¢ c -
        chart.dots.scatter ⁘ .: F200
        chart.line.flattrend.xyaxis chart.line.downtrend.xyaxis chart.bar.xaxis chart.xyaxis.line.fill ∿ ~ F1FE
        chart.bar.doc.horizontal chart.bar.horizontal.page ☰ = F080
        dial.high dial.medium barometer ◔ o F0E4
        cellularbars ▇ .l F012
        personalhotspot airplayaudio airplayvideo shareplay ≋ ~ F1EB
        antenna.radiowaves.left.and.right.slash ∅ ~- F05E
        battery.100percent minus.plus.batteryblock ▮ [] F240
        battery.50percent battery.75percent ▮ [] F242
        battery.0percent battery.25percent ▯ [] F244
        server.rack.fill xserve macpro.gen3 cpu.fill memorychip.fill sdcard simcard ▣ # F233
        externaldrive.fill externaldrive.badge.plus internaldrive.fill cylinder.split.1x2 opticaldiscdrive ⛁ D F1C0
        desktopcomputer.fill macbook display.2 tv.fill pc rectangle.on.rectangle.angled airplay ▭ [] F108
        ipad.landscape iphone.gen3 iphone.circle applewatch.watchface visionpro smartphone candybarphone ▯ [] F10A
        computermouse magicmouse ⌨ # F11C
        printer.dotmatrix scanner faxmachine ⎙ P F1AC
        airpods airpodspro earbuds beats.headphones homepod ♫ ~ F025
        music.quarternote.3 metronome pianokeys guitars.fill ♪ ~ F001
        play.square play.circle.fill play.rectangle.fill play.tv ▶ > F144
        play.slash pause.circle.fill pause.rectangle ‖ || F28B
        stop.circle.fill ■ # F28D
        backward.frame ↺ <@ F0E2
        forward.frame ↻ @> F01E
        eject eject.fill ▲ ^ F052
        infinity.circle ⟲ @ F079
        opticaldisc.fill recordingtape ◉ O F192
        video.badge.plus video.slash film.fill film.stack movieclapper ▭ [] F008
        person.crop.artframe livephoto ▨ [] F03E
        bubble.left.circle bubble.middle.bottom ellipsis.bubble exclamationmark.bubble questionmark.bubble plus.bubble bubble message.badge message.circle captions.bubble ❝ " F27A
        paperplane.circle arrowshape.turn.up.right arrowshape.turn.up.right.fill square.and.arrow.up.on.square ➢ > F064
        arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.left.2 ↶ <- F112
        arrowshape.left arrowshape.left.fill arrow.left.circle arrow.left.to.line arrow.left.square ← <- F0A8
        arrowshape.right arrowshape.right.fill arrow.right.circle arrow.right.to.line arrow.right.square arrow.right.doc.on.clipboard → -> F0A9
        arrowshape.up arrow.up.square arrow.up.doc arrow.up.bin ↑ ^ F0AA
        arrowshape.down arrow.down.square arrow.down.app ↓ v F0AB
        arrow.up.arrow.down.circle arrow.up.arrow.down.square ↕ ^v F0DC
        arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap arrow.triangle.turn.up.right.diamond point.3.connected.trianglepath.dotted ⑂ Y F126
        arrow.3.trianglepath ⟳ @ F1B8
        arrow.counterclockwise.icloud arrow.clockwise.icloud checkmark.icloud xmark.icloud exclamationmark.icloud lock.icloud ☁ ~ F0C2
        arrow.uturn.up arrow.uturn.down ↑ ^ F062
        chevron.left.circle chevron.left.square ‹ < F137
        chevron.right.circle chevron.right.square chevron.compact.right › > F138
        chevron.up.circle chevron.up.square chevron.up.2 ⌃ ^ F139
        chevron.down.circle chevron.down.square chevron.down.2 ⌄ v F13A
        faceid touchid opticid ◉ [] F192
        checkerboard.shield exclamationmark.shield ⛨ V F132
        hand.raised.slash ⊘ / F05E
        exclamationmark.2 exclamationmark.3 ‼! !! F12A
        questionmark.square questionmark.app questionmark.folder questionmark.diamond ? ? F059
        light.beacon.max ☼ * F0EB
        sun.haze sun.dust sun.horizon sun.and.horizon sunrise.fill sunset.fill ☀ * F185
        moonphase.first.quarter ☾ ) F186
        smoke ☁ ~ F0C2
        cloud.heavyrain cloud.hail cloud.sleet cloud.bolt.rain ☂ ~ F0E9
        hurricane tropicalstorm water.waves wind.snow ≋ ~ -
        rainbow ◠ () -
        mountain.2 mountain.2.fill globe.central.south.asia ▲ /\ -
        camera.macro laurel.leading laurel.trailing ♣ Y F06C
        teddybear ☙ & F1B0
        ant.circle ant.fill ladybug.fill ladybug.circle ☙ & F188
        arcade.stick.console dpad l.joystick ⚂ + F11B
        tennis.racket figure.run.circle volleyball hockey.puck skis ◍ O F1E3
        theatermasks theatermasks.fill ticket.fill popcorn ▭ [] F145
        confetti ✺ * F1FD
        cross.circle cross.vial cross.case.fill medical.thermometer pill facemask ivfluid.bag ✚ + F0FA
        bandage.fill brain.head.profile brain.filled.head.profile lungs lungs.fill ✚ + F21E
        accessibility accessibility.fill figure.wave ear.and.waveform ♟ @ F29A
        testtube.2 flask flask.fill ⚗ u F0C3
        studentdesk backpack.fill bookmark.circle bookmark.slash ▤ B F02D
        magazine magazine.fill text.page menucard scroll ▤ = F1EA
        folder.circle folder.badge.gearshape folder.badge.minus folder.badge.person.crop folder.badge.questionmark ▤ [] F07C
        tray.full tray.2 archivebox.circle xmark.bin.fill shippingbox.circle ▣ _ F187
        trash.circle trash.slash ⌫ x F014
        slider.vertical.3 slider.horizontal.below.rectangle slider.horizontal.2.square ≡ = F1DE
        camera.filters.circle ⌄ v F0B0
        ellipsis.rectangle ellipsis.curlybraces … .. F142
        sparkle.magnifyingglass rectangle.and.text.magnifyingglass doc.magnifyingglass ⌕ ? F002
        personalhotspot.circle paperclip.circle ∞ & F0C1
        swiftdata externaldrive.connected.to.line.below ⛁ D F1C0
        ladybug.slash ☙ & F188
        apple.logo ◆ @ F179
        rectangle.inset.filled rectangle.compress.vertical rectangle.expand.vertical ▬ # F0C8
        lines.measurement.horizontal chart.bar.xaxis.ascending ▇ || F012
        contextualmenu.and.cursorarrow ☞ ^ F245
        dot.square dot.circle dot.circle.and.hand.point.up.left.fill ◉ o F192
        perspective cube.transparent shippingbox.and.arrow.backward square.on.circle arkit ❒ # F1B3
        slowmo timelapse ◌ o F1CE
        app.connected.to.app.below.fill apps.iphone app.gift ▢ [] F009
        plus.rectangle plus.rectangle.on.rectangle plus.square.on.square plus.message ⊞ + F0FE
        minus.rectangle minus.circle.fill ⊟ - F146
        xmark.rectangle xmark.app clear clear.fill ⊠ x F2D3
        numbersign # # F292
        plus.forwardslash.minus plusminus.circle % % F295
        x.squareroot √ V -
        lessthan.circle greaterthan.circle = = -
        0.circle ⓪ 0 -
        0.square 0 0 -
        1.circle ① 1 -
        1.square 1 1 -
        2.circle ② 2 -
        2.square 2 2 -
        3.circle ③ 3 -
        3.square 3 3 -
        4.circle ④ 4 -
        4.square 4 4 -
        5.circle ⑤ 5 -
        5.square 5 5 -
        6.circle ⑥ 6 -
        6.square 6 6 -
        7.circle ⑦ 7 -
        7.square 7 7 -
        8.circle ⑧ 8 -
        8.square 8 8 -
        9.circle ⑨ 9 -
        9.square 9 9 -
        """#
}
