/// The names of the SF Symbols that apps use most, including common variants.
enum CommonSymbols {
    static let names = text.split { $0 == " " || $0 == "\n" }.map(String.init)

    private static let text = """
        plus plus.circle plus.circle.fill plus.square plus.square.fill plus.app plus.app.fill
        plus.rectangle.on.rectangle minus minus.circle minus.circle.fill minus.square xmark xmark.circle
        xmark.circle.fill xmark.square xmark.square.fill xmark.octagon xmark.octagon.fill xmark.seal xmark.seal.fill
        xmark.shield xmark.bin multiply multiply.circle multiply.circle.fill divide equal equal.circle number
        number.circle percent plusminus function sum infinity at x.squareroot checkmark checkmark.circle
        checkmark.circle.fill checkmark.square checkmark.square.fill checkmark.seal checkmark.seal.fill
        checkmark.shield checkmark.shield.fill checkmark.rectangle checkmark.icloud circle circle.fill circle.dashed
        circle.inset.filled circle.lefthalf.filled circle.grid.2x2 circle.grid.2x2.fill circle.grid.3x3
        circle.grid.3x3.fill circle.grid.cross circle.hexagongrid circle.hexagongrid.fill circle.slash record.circle
        record.circle.fill smallcircle.filled.circle largecircle.fill.circle dot.circle dot.square square square.fill
        square.dashed square.stack square.stack.fill square.stack.3d.up square.stack.3d.up.fill square.3.layers.3d
        square.on.square square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill square.and.arrow.up
        square.and.arrow.up.fill square.and.arrow.up.on.square square.and.arrow.down square.and.arrow.down.fill
        square.and.pencil square.split.2x1 square.split.2x2 rectangle rectangle.fill rectangle.stack
        rectangle.stack.fill rectangle.on.rectangle rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2
        rectangle.split.3x1 rectangle.portrait rectangle.portrait.and.arrow.right rectangle.and.pencil.and.ellipsis
        rectangle.3.group triangle triangle.fill diamond diamond.fill hexagon hexagon.fill pentagon seal seal.fill
        capsule capsule.fill oval app app.fill app.badge apps.iphone star star.fill star.circle star.circle.fill
        star.slash star.leadinghalf.filled star.square sparkles sparkle heart heart.fill heart.circle
        heart.circle.fill heart.slash heart.text.square suit.heart suit.heart.fill suit.spade.fill suit.club.fill
        suit.diamond.fill bolt bolt.fill bolt.circle bolt.circle.fill bolt.slash bolt.horizontal bolt.car flame
        flame.fill flag flag.fill flag.slash flag.checkered flag.2.crossed bell bell.fill bell.badge bell.badge.fill
        bell.slash bell.slash.fill bell.circle tag tag.fill tag.circle bookmark bookmark.fill bookmark.circle
        bookmark.slash pin pin.fill pin.slash mappin mappin.circle mappin.circle.fill mappin.and.ellipse location
        location.fill location.circle location.circle.fill location.north location.slash map map.fill safari
        safari.fill globe globe.americas globe.americas.fill globe.europe.africa network house house.fill house.circle
        building building.fill building.2 building.2.fill building.columns building.columns.fill storefront tent
        bed.double bed.double.fill sofa door.left.hand.open door.left.hand.closed fork.knife fork.knife.circle
        cup.and.saucer cup.and.saucer.fill mug wineglass wineglass.fill birthday.cake birthday.cake.fill carrot
        takeoutbag.and.cup.and.straw lamp.desk fan bathtub shower washer refrigerator person person.fill person.circle
        person.circle.fill person.2 person.2.fill person.2.circle person.3 person.3.fill person.crop.circle
        person.crop.circle.fill person.crop.circle.badge.plus person.crop.circle.badge.checkmark
        person.crop.circle.badge.xmark person.crop.square person.crop.rectangle person.badge.plus person.badge.minus
        person.fill.badge.plus person.fill.checkmark person.fill.questionmark person.and.background.dotted
        person.text.rectangle person.wave.2 figure.walk figure.run figure.stand figure.2 figure.wave figure.hiking
        figure.pool.swim figure.strengthtraining.traditional hand.raised hand.raised.fill hand.raised.slash
        hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill hand.tap hand.tap.fill hand.point.right
        hand.point.right.fill hand.point.left hand.point.up hand.point.up.left hand.point.down hand.wave
        hand.wave.fill hand.draw hands.clap hands.sparkles face.smiling face.smiling.fill face.dashed faceid touchid
        eye eye.fill eye.circle eye.slash eye.slash.fill eyes ear mouth nose brain brain.head.profile lungs lungs.fill
        gear gearshape gearshape.fill gearshape.2 gearshape.2.fill gear.circle wrench wrench.fill
        wrench.and.screwdriver wrench.and.screwdriver.fill wrench.adjustable screwdriver hammer hammer.fill
        hammer.circle ruler ruler.fill level paintbrush paintbrush.fill paintbrush.pointed paintpalette
        paintpalette.fill eyedropper slider.horizontal.3 slider.vertical.3 slider.horizontal.below.rectangle
        line.3.horizontal line.3.horizontal.circle line.3.horizontal.decrease line.3.horizontal.decrease.circle
        line.3.horizontal.decrease.circle.fill line.horizontal.3 switch.2 ellipsis ellipsis.circle
        ellipsis.circle.fill ellipsis.rectangle ellipsis.bubble magnifyingglass magnifyingglass.circle
        magnifyingglass.circle.fill plus.magnifyingglass minus.magnifyingglass text.magnifyingglass trash trash.fill
        trash.circle trash.circle.fill trash.slash delete.left delete.left.fill delete.right pencil pencil.circle
        pencil.circle.fill pencil.slash pencil.line pencil.tip pencil.and.outline highlighter eraser eraser.fill
        scissors paperclip paperclip.circle link link.circle link.badge.plus signature scribble lasso crop rotate.left
        rotate.right doc doc.fill doc.text doc.text.fill doc.plaintext doc.richtext doc.on.doc doc.on.doc.fill
        doc.on.clipboard doc.on.clipboard.fill doc.badge.plus doc.badge.gearshape doc.append doc.zipper doc.text.image
        doc.text.magnifyingglass doc.viewfinder note note.text note.text.badge.plus clipboard clipboard.fill
        list.clipboard list.bullet.clipboard folder folder.fill folder.circle folder.badge.plus folder.badge.minus
        folder.badge.gearshape questionmark.folder tray tray.fill tray.full tray.2 tray.and.arrow.down
        tray.and.arrow.down.fill tray.and.arrow.up archivebox archivebox.fill shippingbox shippingbox.fill
        externaldrive externaldrive.fill internaldrive opticaldisc cylinder cylinder.split.1x2 book book.fill
        book.closed book.closed.fill book.circle books.vertical books.vertical.fill text.book.closed
        text.book.closed.fill magazine menucard newspaper newspaper.fill graduationcap graduationcap.fill backpack
        list.bullet list.dash list.number list.star list.bullet.rectangle list.bullet.indent list.triangle checklist
        qrcode qrcode.viewfinder barcode barcode.viewfinder text.alignleft text.aligncenter text.alignright
        text.justify text.quote text.cursor text.badge.plus text.badge.checkmark textformat textformat.size
        textformat.abc textformat.alt textformat.123 bold italic underline strikethrough superscript subscript
        increase.indent decrease.indent character character.book.closed translate paragraphsign asterisk
        asterisk.circle tablecells tablecells.fill sidebar.left sidebar.right sidebar.leading sidebar.trailing grid
        calendar calendar.circle calendar.circle.fill calendar.badge.plus calendar.badge.minus calendar.badge.clock
        calendar.badge.exclamationmark clock clock.fill clock.circle clock.badge.checkmark clock.arrow.circlepath
        alarm alarm.fill timer timer.circle stopwatch stopwatch.fill hourglass hourglass.bottomhalf.filled
        hourglass.tophalf.filled deskclock briefcase briefcase.fill suitcase suitcase.fill case case.fill handbag
        handbag.fill latch.2.case envelope envelope.fill envelope.circle envelope.circle.fill envelope.badge
        envelope.open envelope.open.fill paperplane paperplane.fill paperplane.circle paperplane.circle.fill phone
        phone.fill phone.circle phone.circle.fill phone.down phone.down.fill phone.arrow.up.right message message.fill
        message.circle message.circle.fill message.badge bubble.left bubble.left.fill bubble.right bubble.right.fill
        bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.and.exclamationmark.bubble.right
        bubble.middle.bottom text.bubble text.bubble.fill quote.bubble quote.bubble.fill quote.opening
        exclamationmark.bubble questionmark.bubble plus.bubble plus.message captions.bubble megaphone megaphone.fill
        mic mic.fill mic.circle mic.circle.fill mic.slash mic.slash.fill speaker speaker.fill speaker.slash
        speaker.slash.fill speaker.wave.1 speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3
        speaker.wave.3.fill music.note music.note.list music.mic music.quarternote.3 headphones headphones.circle
        hifispeaker hifispeaker.fill homepod airpods airpodspro guitars guitars.fill pianokeys metronome radio
        radio.fill waveform waveform.circle waveform.circle.fill waveform.path waveform.path.ecg play play.fill
        play.circle play.circle.fill play.rectangle play.rectangle.fill play.square play.slash playpause
        playpause.fill pause pause.fill pause.circle pause.circle.fill pause.rectangle stop stop.fill stop.circle
        stop.circle.fill backward backward.fill backward.end backward.end.fill backward.end.alt backward.frame forward
        forward.fill forward.end forward.end.fill forward.end.alt forward.frame gobackward gobackward.10 gobackward.15
        gobackward.30 goforward goforward.10 goforward.15 goforward.30 repeat repeat.1 repeat.circle shuffle
        shuffle.circle eject eject.fill airplayaudio airplayvideo camera camera.fill camera.circle camera.circle.fill
        camera.viewfinder camera.rotate camera.on.rectangle camera.filters camera.aperture video video.fill
        video.circle video.slash video.badge.plus film film.fill photo photo.fill photo.circle photo.stack
        photo.on.rectangle photo.on.rectangle.angled photo.artframe livephoto viewfinder viewfinder.circle tv tv.fill
        display desktopcomputer laptopcomputer macwindow menubar.rectangle iphone iphone.gen3 ipad ipad.landscape
        applewatch keyboard keyboard.fill keyboard.chevron.compact.down computermouse printer printer.fill scanner
        server.rack cpu cpu.fill memorychip xserve sdcard simcard visionpro command option control shift shift.fill
        capslock escape return tab power power.circle power.circle.fill cursorarrow cursorarrow.rays cursorarrow.click
        lock lock.fill lock.circle lock.circle.fill lock.open lock.open.fill lock.shield lock.shield.fill lock.slash
        lock.rotation lock.doc key key.fill key.horizontal shield shield.fill shield.slash shield.lefthalf.filled
        shield.checkered exclamationmark exclamationmark.2 exclamationmark.3 exclamationmark.circle
        exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.octagon
        exclamationmark.octagon.fill exclamationmark.shield exclamationmark.icloud exclamationmark.square questionmark
        questionmark.circle questionmark.circle.fill questionmark.square questionmark.app questionmark.diamond info
        info.circle info.circle.fill info.square nosign slash.circle lightbulb lightbulb.fill lightbulb.slash
        lightbulb.circle rays light.min light.max flashlight.on.fill flashlight.off.fill sun.max sun.max.fill sun.min
        sun.min.fill sun.haze sun.dust sun.horizon sunrise sunrise.fill sunset sunset.fill moon moon.fill moon.circle
        moon.stars moon.stars.fill moon.zzz zzz cloud cloud.fill cloud.sun cloud.sun.fill cloud.sun.rain cloud.moon
        cloud.moon.fill cloud.rain cloud.rain.fill cloud.heavyrain cloud.heavyrain.fill cloud.drizzle
        cloud.drizzle.fill cloud.snow cloud.snow.fill cloud.sleet cloud.hail cloud.fog cloud.fog.fill cloud.bolt
        cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill smoke wind wind.snow snow snowflake snowflake.circle
        tornado hurricane tropicalstorm umbrella umbrella.fill rainbow drop drop.fill drop.triangle humidity
        humidity.fill thermometer thermometer.sun thermometer.snowflake thermometer.medium thermometer.low
        thermometer.high water.waves barometer leaf leaf.fill leaf.circle tree tree.fill camera.macro mountain.2
        mountain.2.fill pawprint pawprint.fill hare hare.fill tortoise tortoise.fill ant ant.fill ladybug ladybug.fill
        bird bird.fill fish fish.fill cat cat.fill dog dog.fill lizard car car.fill car.2 car.circle bus bus.fill tram
        tram.fill tram.circle cablecar ferry ferry.fill sailboat bicycle bicycle.circle scooter fuelpump fuelpump.fill
        airplane airplane.circle airplane.departure airplane.arrival road.lanes signpost.right parkingsign box.truck
        cart cart.fill cart.circle cart.badge.plus cart.badge.minus bag bag.fill bag.circle bag.badge.plus basket
        basket.fill creditcard creditcard.fill creditcard.circle giftcard giftcard.fill banknote banknote.fill
        wallet.pass wallet.pass.fill ticket ticket.fill dollarsign dollarsign.circle dollarsign.circle.fill
        dollarsign.square eurosign eurosign.circle sterlingsign sterlingsign.circle yensign yensign.circle
        indianrupeesign indianrupeesign.circle bitcoinsign bitcoinsign.circle gift gift.fill gift.circle chart.bar
        chart.bar.fill chart.bar.xaxis chart.bar.doc.horizontal chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis
        chart.xyaxis.line chart.pie chart.pie.fill chart.dots.scatter gauge gauge.medium
        gauge.with.dots.needle.bottom.50percent speedometer scalemass scalemass.fill dial.low dial.min gamecontroller
        gamecontroller.fill dice dice.fill die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6
        puzzlepiece puzzlepiece.fill puzzlepiece.extension sportscourt sportscourt.fill soccerball basketball
        basketball.fill baseball football tennis.racket tennisball volleyball dumbbell dumbbell.fill trophy
        trophy.fill trophy.circle medal medal.fill rosette crown crown.fill party.popper party.popper.fill fireworks
        balloon balloon.fill theatermasks popcorn wand.and.stars wand.and.rays cross cross.fill cross.circle
        cross.circle.fill cross.case cross.case.fill pills pills.fill stethoscope bandage bandage.fill syringe
        syringe.fill staroflife staroflife.fill heart.rectangle allergens facemask atom testtube.2 flask eyeglasses
        sunglasses accessibility wifi wifi.slash wifi.circle wifi.exclamationmark wifi.router cellularbars
        dot.radiowaves.left.and.right antenna.radiowaves.left.and.right personalhotspot battery.100 battery.75
        battery.50 battery.25 battery.0 battery.100.bolt battery.100percent powerplug powerplug.fill terminal
        terminal.fill apple.terminal chevron.left.forwardslash.chevron.right curlybraces ladybug.circle swift
        applelogo apple.logo cube cube.fill cube.transparent arkit target scope icloud icloud.fill icloud.slash
        icloud.and.arrow.down icloud.and.arrow.down.fill icloud.and.arrow.up icloud.and.arrow.up.fill
        checkmark.message arrow.left arrow.left.circle arrow.left.circle.fill arrow.left.square arrow.left.to.line
        arrow.left.arrow.right arrow.left.and.right arrow.right arrow.right.circle arrow.right.circle.fill
        arrow.right.square arrow.right.to.line arrow.right.arrow.left arrow.up arrow.up.circle arrow.up.circle.fill
        arrow.up.square arrow.up.to.line arrow.up.doc arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.and.down
        arrow.up.left arrow.up.right arrow.up.right.square arrow.up.forward arrow.up.forward.app
        arrow.up.left.and.arrow.down.right arrow.up.and.down.and.arrow.left.and.right arrow.down arrow.down.circle
        arrow.down.circle.fill arrow.down.square arrow.down.to.line arrow.down.doc arrow.down.app arrow.down.left
        arrow.down.right arrow.down.right.and.arrow.up.left arrow.backward arrow.forward arrow.clockwise
        arrow.clockwise.circle arrow.clockwise.circle.fill arrow.counterclockwise arrow.counterclockwise.circle
        arrow.uturn.left arrow.uturn.right arrow.uturn.backward arrow.uturn.forward arrow.uturn.up arrow.uturn.down
        arrow.turn.up.left arrow.turn.up.right arrow.turn.down.left arrow.turn.down.right arrow.2.squarepath
        arrow.2.circlepath arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle arrow.triangle.branch
        arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap arrow.triangle.turn.up.right.diamond
        arrow.3.trianglepath arrow.branch arrowshape.turn.up.left arrowshape.turn.up.left.fill
        arrowshape.turn.up.right arrowshape.turn.up.right.fill arrowshape.left arrowshape.right arrowtriangle.up.fill
        arrowtriangle.down.fill arrowtriangle.left.fill arrowtriangle.right.fill chevron.left chevron.left.circle
        chevron.left.circle.fill chevron.left.2 chevron.right chevron.right.circle chevron.right.circle.fill
        chevron.right.2 chevron.up chevron.up.circle chevron.up.circle.fill chevron.up.chevron.down chevron.down
        chevron.down.circle chevron.down.circle.fill chevron.backward chevron.forward chevron.compact.up
        chevron.compact.down chevron.compact.left chevron.compact.right timelapse slowmo perspective move.3d rotate.3d
        1.circle 1.circle.fill 2.circle 2.circle.fill 3.circle 3.circle.fill 4.circle 5.circle 1.square 2.square
        3.square
        """
}
