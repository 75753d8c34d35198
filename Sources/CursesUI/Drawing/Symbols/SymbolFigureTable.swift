/// The figures in which symbols are drawn where they are larger than a character. They are drawn for CursesUI.
enum SymbolFigureTable {
    /// The names of a figure's symbols are on a line, and the parts of the figure on the lines that follow, indented.
    ///
    /// A figure is 100 units high, and as wide unless its width is before the names. The first letter of a part is its
    /// kind (``SymbolFigure/Kind``), and a second one its natural colour. The numbers and operators after it are a
    /// path (``SymbolPath``).
    static let lines = #"""
        checkmark
          K 16 54 m 40 80 l 84 22 l
        xmark multiply
          K 20 20 m 80 80 l 80 20 m 20 80 l
        plus
          K 50 12 m 50 88 l 12 50 m 88 50 l
        minus
          K 12 50 m 88 50 l
        equal
          K 14 36 m 86 36 l 14 64 m 86 64 l
        divide
          K 14 50 m 86 50 l
          S 50 22 8 o 50 78 8 o
        chevron.right chevron.forward
          K 34 12 m 70 50 l 34 88 l
        chevron.left chevron.backward
          K 66 12 m 30 50 l 66 88 l
        chevron.down
          K 12 34 m 50 70 l 88 34 l
        chevron.up
          K 12 66 m 50 30 l 88 66 l
        arrow.right arrow.forward
          K 10 50 m 90 50 l 58 18 m 90 50 l 58 82 l
        arrow.left arrow.backward
          K 90 50 m 10 50 l 42 18 m 10 50 l 42 82 l
        arrow.down
          K 50 10 m 50 90 l 18 58 m 50 90 l 82 58 l
        arrow.up
          K 50 90 m 50 10 l 18 42 m 50 10 l 82 42 l
        arrow.up.right
          K 20 80 m 80 20 l 34 20 m 80 20 l 80 66 l
        arrow.up.left
          K 80 80 m 20 20 l 66 20 m 20 20 l 20 66 l
        arrow.down.right
          K 20 20 m 80 80 l 34 80 m 80 80 l 80 34 l
        arrow.down.left
          K 80 20 m 20 80 l 66 80 m 20 80 l 20 34 l
        arrow.clockwise goforward
          K 50 54 36 -20 270 a 36 2 m 54 18 l 36 34 l
        arrow.counterclockwise gobackward
          K 50 54 36 -90 200 a 64 2 m 46 18 l 64 34 l
        arrow.triangle.2.circlepath arrow.2.circlepath arrow.2.squarepath
          K 50 50 34 200 330 a 50 50 34 20 150 a 80 12 m 80 34 l 58 34 l 20 88 m 20 66 l 42 66 l
        arrow.left.arrow.right
          K 10 34 m 90 34 l 70 14 m 90 34 l 70 54 l 90 70 m 10 70 l 30 54 m 10 70 l 30 88 l
        arrow.up.arrow.down
          K 32 90 m 32 12 l 14 30 m 32 12 l 50 30 l 68 10 m 68 88 l 50 70 m 68 88 l 86 70 l
        shuffle
          K 8 74 m 28 74 l 62 26 l 90 26 l 8 26 m 28 26 l 40 42 l 52 60 m 62 74 l 90 74 l 76 12 m 90 26 l 76 40 l
          76 60 m 90 74 l 76 88 l
        repeat
          K 12 54 m 12 30 l 86 30 l 70 14 m 86 30 l 70 46 l 88 46 m 88 70 l 14 70 l 30 54 m 14 70 l 30 86 l
        heart suit.heart
          Ar 50 88 m 30 72 8 54 8 34 c 8 18 20 10 30 10 c 40 10 46 16 50 24 c 54 16 60 10 70 10 c 80 10 92 18 92
          34 c 92 54 70 72 50 88 c h
        suit.spade
          A 50 8 m 70 28 90 44 90 60 c 90 76 66 80 54 66 c 60 90 l 40 90 l 46 66 l 34 80 10 76 10 60 c 10 44 30 28
          50 8 c h
        suit.club
          A 50 28 20 o 28 58 20 o 72 58 20 o 46 60 m 40 92 l 60 92 l 54 60 l h
        suit.diamond
          A 50 6 m 84 50 l 50 94 l 16 50 l h
        star
          Ay 50 6 m 61.2 37.6 l 94.7 38.5 l 68.1 58.9 l 77.6 91 l 50 72 l 22.4 91 l 31.9 58.9 l 5.3 38.5 l 38.8
          37.6 l h
        sparkle
          Sy 50 6 m 54 36 64 46 94 50 c 64 54 54 64 50 94 c 46 64 36 54 6 50 c 36 46 46 36 50 6 c h
        sparkles wand.and.stars
          Sy 40 20 m 43 46 52 56 76 60 c 52 64 43 72 40 98 c 37 72 28 64 4 60 c 28 56 37 46 40 20 c h 78 4 m 80 18
          84 22 98 24 c 84 26 80 30 78 44 c 76 30 72 26 58 24 c 72 22 76 18 78 4 c h
        person
          A 50 28 20 o
          A 12 92 m 12 68 28 56 50 56 c 72 56 88 68 88 92 c h
        person.crop.circle person.circle
          A 50 50 46 o
          D 50 38 16 o
          D 20 80 m 26 66 38 60 50 60 c 62 60 74 66 80 80 c 70 90 60 93 50 93 c 40 93 30 90 20 80 c h
        person.crop.square person.crop.rectangle person.text.rectangle
          A 8 8 84 84 10 b
          D 50 38 16 o
          D 18 88 m 22 68 36 60 50 60 c 64 60 78 68 82 88 c h
        140 person.2
          A 50 30 18 o
          A 14 90 m 14 68 30 56 50 56 c 70 56 86 68 86 90 c h
          A 102 36 14 o
          A 96 88 m 96 74 90 66 84 60 c 90 57 96 56 102 56 c 120 56 132 68 132 88 c h
        160 person.3
          A 80 28 18 o
          A 48 90 m 48 68 62 56 80 56 c 98 56 112 68 112 90 c h
          A 30 38 13 o
          A 4 88 m 4 70 14 60 30 60 c 36 60 42 62 46 64 c 40 72 38 80 38 88 c h
          A 130 38 13 o
          A 156 88 m 156 70 146 60 130 60 c 124 60 118 62 114 64 c 120 72 122 80 122 88 c h
        house
          A 50 10 m 94 48 l 82 48 l 82 90 l 18 90 l 18 48 l 6 48 l h
          D 41 60 18 30 0 b
        building.2 building building.columns
          A 14 8 44 84 2 b
          A 58 40 30 52 2 b
          D 24 20 8 8 0 b 40 20 8 8 0 b 24 40 8 8 0 b 40 40 8 8 0 b 24 60 8 8 0 b 40 60 8 8 0 b 69 54 8 8 0 b 69
          72 8 8 0 b
        gear gearshape gearshape.2
          A 40.2 14.3 m 42.6 3.6 l 57.4 3.6 l 59.8 14.3 l 68.3 17.9 l 77.6 12 l 88 22.4 l 82.1 31.7 l 85.7 40.2 l
          96.4 42.6 l 96.4 57.4 l 85.7 59.8 l 82.1 68.3 l 88 77.6 l 77.6 88 l 68.3 82.1 l 59.8 85.7 l 57.4 96.4 l
          42.6 96.4 l 40.2 85.7 l 31.7 82.1 l 22.4 88 l 12 77.6 l 17.9 68.3 l 14.3 59.8 l 3.6 57.4 l 3.6 42.6 l
          14.3 40.2 l 17.9 31.7 l 12 22.4 l 22.4 12 l 31.7 17.9 l h
          H 50 50 16 o
        bell
          Ay 50 8 m 72 8 80 28 80 46 c 80 62 84 68 92 76 c 8 76 l 16 68 20 62 20 46 c 20 28 28 8 50 8 c h
          Sy 38 83 m 40 95 60 95 62 83 c h
        magnifyingglass
          K 42 42 30 o 64 64 m 90 90 l
        trash
          A 22 30 m 28 92 l 72 92 l 78 30 l h
          K 10 24 m 90 24 l 36 24 m 36 10 l 64 10 l 64 24 l
          L 42 44 m 43 78 l 58 44 m 57 78 l
        pencil
          A 12 88 m 18 64 l 68 14 l 86 32 l 36 82 l h
          L 58 24 m 76 42 l
        square.and.pencil
          K 56 16 m 14 16 l 14 88 l 84 88 l 84 46 l
          S 40 62 m 44 50 l 82 10 l 92 20 l 52 58 l h
        square.and.arrow.up
          K 36 36 m 20 36 l 20 92 l 80 92 l 80 36 l 64 36 l 50 66 m 50 6 l 32 24 m 50 6 l 68 24 l
        square.and.arrow.down
          K 36 36 m 20 36 l 20 92 l 80 92 l 80 36 l 64 36 l 50 6 m 50 66 l 32 48 m 50 66 l 68 48 l
        rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
          K 60 34 m 60 10 l 12 10 l 12 90 l 60 90 l 60 66 l 36 50 m 94 50 l 76 32 m 94 50 l 76 68 l
        envelope
          A 6 20 88 62 8 b
          L 8 26 m 50 58 l 92 26 l
        phone phone.down
          A 24 8 m 36 8 l 44 32 l 34 42 l 40 54 46 60 58 66 c 68 56 l 92 64 l 92 76 l 90 86 80 94 70 92 c 36 84 14
          60 8 28 c 8 18 14 10 24 8 c h
        message bubble.left
          Ag 50 12 m 76 12 92 26 92 46 c 92 66 76 80 50 80 c 44 80 38 79 34 78 c 26 86 20 90 12 92 c 16 86 18 80
          18 72 c 11 65 8 56 8 46 c 8 26 24 12 50 12 c h
        bubble.right
          Ag 50 12 m 24 12 8 26 8 46 c 8 66 24 80 50 80 c 56 80 62 79 66 78 c 74 86 80 90 88 92 c 84 86 82 80 82
          72 c 89 65 92 56 92 46 c 92 26 76 12 50 12 c h
        text.bubble captions.bubble
          A 50 12 m 76 12 92 26 92 46 c 92 66 76 80 50 80 c 44 80 38 79 34 78 c 26 86 20 90 12 92 c 16 86 18 80 18
          72 c 11 65 8 56 8 46 c 8 26 24 12 50 12 c h
          L 28 36 m 72 36 l 28 54 m 60 54 l
        ellipsis.bubble ellipsis.message
          A 50 12 m 76 12 92 26 92 46 c 92 66 76 80 50 80 c 44 80 38 79 34 78 c 26 86 20 90 12 92 c 16 86 18 80 18
          72 c 11 65 8 56 8 46 c 8 26 24 12 50 12 c h
          D 30 46 6 o 50 46 6 o 70 46 6 o
        quote.bubble
          A 50 12 m 76 12 92 26 92 46 c 92 66 76 80 50 80 c 44 80 38 79 34 78 c 26 86 20 90 12 92 c 16 86 18 80 18
          72 c 11 65 8 56 8 46 c 8 26 24 12 50 12 c h
          D 38 44 7 o 60 44 7 o
        144 bubble.left.and.bubble.right message.and.waveform
          A 50 12 m 76 12 92 26 92 46 c 92 66 76 80 50 80 c 44 80 38 79 34 78 c 26 86 20 90 12 92 c 16 86 18 80 18
          72 c 11 65 8 56 8 46 c 8 26 24 12 50 12 c h
          A 100 40 m 122 40 138 52 138 68 c 138 78 134 84 130 88 c 130 92 132 96 134 98 c 126 98 120 96 116 94 c
          96 96 82 90 78 82 c 90 76 100 64 100 46 c h
        camera
          A 28 26 m 36 12 l 64 12 l 72 26 l 94 26 l 94 86 l 6 86 l 6 26 l h
          H 50 54 18 o
        video
          A 6 24 62 52 10 b
          A 74 44 m 96 30 l 96 70 l 74 56 l h
        photo photo.on.rectangle photo.on.rectangle.angled
          A 6 14 88 72 8 b
          D 30 36 8 o
          D 12 80 m 38 50 l 56 68 l 70 54 l 88 72 l 88 80 l h
        globe network
          Kb 50 50 44 o
          Kb 50 50 20 44 e 6 50 m 94 50 l
        lock
          A 18 44 64 48 8 b
          K 32 44 m 32 30 l 32 2 68 2 68 30 c 68 44 l
        lock.open
          A 10 44 64 48 8 b
          K 60 44 m 60 30 l 60 2 94 2 94 30 c 94 36 l
        key
          A 30 40 24 o
          K 50 52 m 90 88 l 96 78 l 76 74 m 84 66 l
          H 26 36 7 o
        cloud
          A 26 78 m 12 78 6 68 6 58 c 6 46 14 40 24 40 c 26 24 38 16 50 16 c 64 16 74 25 76 40 c 88 40 94 48 94 59
          c 94 70 86 78 74 78 c h
        smoke
          A 26 78 m 12 78 6 68 6 58 c 6 46 14 40 24 40 c 26 24 38 16 50 16 c 64 16 74 25 76 40 c 88 40 94 48 94 59
          c 94 70 86 78 74 78 c h
        cloud.rain cloud.heavyrain cloud.drizzle cloud.sleet cloud.hail cloud.sun.rain cloud.moon.rain
          A 28 58 m 14 58 8 50 8 42 c 8 32 16 26 25 26 c 27 12 38 6 50 6 c 63 6 72 13 74 26 c 86 26 92 33 92 42 c
          92 52 84 58 73 58 c h
          Kb 32 70 m 24 92 l 54 70 m 46 92 l 76 70 m 68 92 l
        cloud.snow wind.snow
          A 28 58 m 14 58 8 50 8 42 c 8 32 16 26 25 26 c 27 12 38 6 50 6 c 63 6 72 13 74 26 c 86 26 92 33 92 42 c
          92 52 84 58 73 58 c h
          Sc 28 72 5 o 50 76 5 o 72 72 5 o 38 90 5 o 62 90 5 o
        cloud.fog sun.haze sun.dust
          A 28 58 m 14 58 8 50 8 42 c 8 32 16 26 25 26 c 27 12 38 6 50 6 c 63 6 72 13 74 26 c 86 26 92 33 92 42 c
          92 52 84 58 73 58 c h
          K 16 74 m 84 74 l 26 90 m 74 90 l
        cloud.bolt cloud.bolt.rain cloud.sun.bolt cloud.moon.bolt
          A 28 58 m 14 58 8 50 8 42 c 8 32 16 26 25 26 c 27 12 38 6 50 6 c 63 6 72 13 74 26 c 86 26 92 33 92 42 c
          92 52 84 58 73 58 c h
          Sy 56 62 m 36 82 l 49 82 l 42 99 l 66 76 l 53 76 l h
        118 cloud.sun
          A 24 90 m 10 90 4 80 4 70 c 4 60 12 53 22 53 c 24 40 34 32 46 32 c 59 32 68 40 70 53 c 80 53 86 60 86 71
          c 86 82 79 90 69 90 c h
          Ay 78 40 20 -158 66 a h
          Ky 78 8 m 78 2 l 100 18 m 106 12 l 110 40 m 116 40 l 100 62 m 106 68 l 56 18 m 50 12 l
        110 cloud.moon
          A 24 90 m 10 90 4 80 4 70 c 4 60 12 53 22 53 c 24 40 34 32 46 32 c 59 32 68 40 70 53 c 80 53 86 60 86 71
          c 86 82 79 90 69 90 c h
          Ay 74 8 m 66 26 78 44 102 44 c 100 58 94 62 90 64 c 86 54 80 48 74 48 c 72 38 64 32 56 30 c 56 18 64 10
          74 8 c h
        sun.max sun.min sun
          Ay 50 50 18 o
          Ky 50 20 m 50 6 l 71.2 28.8 m 81.1 18.9 l 80 50 m 94 50 l 71.2 71.2 m 81.1 81.1 l 50 80 m 50 94 l 28.8
          71.2 m 18.9 81.1 l 20 50 m 6 50 l 28.8 28.8 m 18.9 18.9 l
        sunrise
          Ay 50 66 20 -180 0 a h
          Ky 8 66 m 18 66 l 82 66 m 92 66 l 22 38 m 28 44 l 78 38 m 72 44 l
          K 6 84 m 94 84 l 50 34 m 50 8 l 38 18 m 50 8 l 62 18 l
        sunset
          Ay 50 66 20 -180 0 a h
          Ky 8 66 m 18 66 l 82 66 m 92 66 l 22 38 m 28 44 l 78 38 m 72 44 l
          K 6 84 m 94 84 l 50 8 m 50 34 l 38 24 m 50 34 l 62 24 l
        moon
          Ay 56 8 m 38 24 38 54 58 68 c 70 76 84 74 94 68 c 86 84 70 94 52 94 c 28 94 8 74 8 50 c 8 28 26 8 56 8 c
          h
        moon.stars moon.zzz
          Ay 56 8 m 38 24 38 54 58 68 c 70 76 84 74 94 68 c 86 84 70 94 52 94 c 28 94 8 74 8 50 c 8 28 26 8 56 8 c
          h
          Sy 76 10 m 80.2 19.8 l 90 24 l 80.2 28.2 l 76 38 l 71.8 28.2 l 62 24 l 71.8 19.8 l h 90 42 m 92.8 47.2 l
          98 50 l 92.8 52.8 l 90 58 l 87.2 52.8 l 82 50 l 87.2 47.2 l h
        wind
          K 8 34 m 58 34 l 76 34 76 10 60 10 c 52 10 48 14 46 20 c 8 50 m 80 50 l 98 50 98 76 80 76 c 72 76 68 72
          66 66 c 8 66 m 44 66 l 58 66 58 90 44 90 c 38 90 34 86 32 82 c
        tornado
          K 10 14 m 90 14 l 20 32 m 82 32 l 34 50 m 74 50 l 46 68 m 68 68 l 54 86 m 62 86 l
        snowflake snow
          Kc 50 50 m 50 6 l 50 24 m 41 13.3 l 50 24 m 59 13.3 l 50 50 m 88.1 28 l 72.5 37 m 77.3 23.8 l 72.5 37 m
          86.3 39.4 l 50 50 m 88.1 72 l 72.5 63 m 86.3 60.6 l 72.5 63 m 77.3 76.2 l 50 50 m 50 94 l 50 76 m 59
          86.7 l 50 76 m 41 86.7 l 50 50 m 11.9 72 l 27.5 63 m 22.7 76.2 l 27.5 63 m 13.7 60.6 l 50 50 m 11.9 28 l
          27.5 37 m 13.7 39.4 l 27.5 37 m 22.7 23.8 l
        drop humidity
          Ab 50 6 m 62 28 80 44 80 62 c 80 80 66 94 50 94 c 34 94 20 80 20 62 c 20 44 38 28 50 6 c h
        flame
          Ao 52 4 m 56 22 82 36 82 62 c 82 82 68 96 50 96 c 32 96 18 82 18 62 c 18 48 30 40 34 24 c 40 32 44 38 45
          44 c 53 32 55 20 52 4 c h
        bolt
          Ay 60 4 m 18 56 l 45 56 l 38 96 l 82 42 l 55 42 l h
        leaf
          Ag 90 10 m 40 12 12 28 12 58 c 12 72 22 82 36 84 c 72 86 90 58 90 10 c h
          L 10 94 m 30 64 50 50 66 38 c
        tree
          Ag 50 38 32 o
          K 50 70 m 50 94 l
        cart
          A 24 26 m 92 26 l 82 60 l 32 60 l h
          K 4 10 m 18 10 l 34 70 l 82 70 l
          S 42 86 8 o 74 86 8 o
        bag handbag
          A 12 32 76 60 8 b
          K 34 32 m 34 2 66 2 66 32 c
        basket
          A 6 42 m 94 42 l 82 90 l 18 90 l h
          K 26 42 m 44 12 l 74 42 m 56 12 l
        creditcard
          A 4 18 92 64 8 b
          L 6 40 m 94 40 l
        banknote
          A 4 22 92 56 6 b
          H 50 50 14 o
        book
          A 50 24 m 38 14 22 12 6 16 c 6 82 l 22 78 38 80 50 90 c 62 80 78 78 94 82 c 94 16 l 78 12 62 14 50 24 c
          h
          L 50 26 m 50 88 l
        book.closed text.book.closed character.book.closed
          A 18 8 66 84 8 b
          L 20 74 m 82 74 l
        books.vertical
          A 8 10 22 80 3 b
          A 34 10 22 80 3 b
          A 60 16 m 78 10 l 96 84 l 78 90 l h
        newspaper
          A 8 10 84 80 6 b
          L 22 30 m 78 30 l 22 50 m 46 50 l 22 68 m 46 68 l
          D 56 46 22 26 0 b
        bookmark
          A 24 8 m 76 8 l 76 92 l 50 70 l 24 92 l h
        flag
          Ar 20 12 m 40 4 56 20 84 12 c 84 54 l 56 62 40 46 20 54 c h
          K 18 8 m 18 96 l
        flag.checkered
          A 20 12 m 40 4 56 20 84 12 c 84 54 l 56 62 40 46 20 54 c h
          K 18 8 m 18 96 l
          D 36 10 16 14 0 b 52 28 16 14 0 b 36 42 16 8 0 b
        tag
          A 8 10 m 48 10 l 92 54 l 54 92 l 8 48 l h
          H 28 30 7 o
        folder
          A 6 18 m 36 18 l 44 30 l 94 30 l 94 84 l 6 84 l h
          L 8 44 m 92 44 l
        tray archivebox
          A 22 20 m 78 20 l 94 58 l 94 84 l 6 84 l 6 58 l h
          L 8 58 m 32 58 l 38 70 l 62 70 l 68 58 l 92 58 l
        shippingbox cube cube.box
          A 50 6 m 90 26 l 90 74 l 50 94 l 10 74 l 10 26 l h
          L 10 28 m 50 48 l 90 28 l 50 48 m 50 92 l
        doc
          A 20 6 m 56 6 l 80 30 l 80 94 l 20 94 l h
          L 56 8 m 56 30 l 78 30 l
        doc.text doc.plaintext doc.richtext note.text
          A 20 6 m 56 6 l 80 30 l 80 94 l 20 94 l h
          L 34 50 m 66 50 l 34 66 m 66 66 l 34 80 m 54 80 l
        doc.on.doc square.on.square
          A 6 6 60 66 6 b
          A 34 30 60 66 6 b
        clipboard list.clipboard list.bullet.clipboard
          A 18 14 64 80 8 b
          S 36 6 28 16 5 b
          L 34 42 m 66 42 l 34 58 m 66 58 l 34 74 m 56 74 l
        calendar calendar.badge.plus calendar.badge.clock
          K 10 16 80 76 8 b 10 38 m 90 38 l 32 6 m 32 24 l 68 6 m 68 24 l
          S 24 50 12 10 0 b 44 50 12 10 0 b 64 50 12 10 0 b 24 70 12 10 0 b 44 70 12 10 0 b
        clock clock.badge.checkmark
          A 50 50 45 o
          L 50 22 m 50 52 l 68 64 l
        timer
          K 50 54 38 -60 240 a 50 54 m 34 34 l 50 8 m 50 22 l 36 8 m 64 8 l
        stopwatch
          A 50 58 36 o
          L 50 36 m 50 60 l
          K 50 20 m 50 8 l 36 6 m 64 6 l
        alarm
          A 50 54 36 o
          L 50 32 m 50 56 l 66 62 l
          K 6 22 m 26 6 l 94 22 m 74 6 l 26 84 m 16 96 l 74 84 m 84 96 l
        hourglass
          A 22 6 m 78 6 l 78 26 62 40 55 50 c 62 60 78 74 78 94 c 22 94 l 22 74 38 60 45 50 c 38 40 22 26 22 6 c h
        location
          Ab 92 8 m 56 92 l 48 52 l 8 44 l h
        location.north
          A 50 6 m 84 92 l 50 74 l 16 92 l h
        mappin mappin.and.ellipse
          Sr 50 26 20 o
          K 50 46 m 50 94 l
        map
          A 6 22 m 36 10 l 64 22 l 94 10 l 94 78 l 64 90 l 36 78 l 6 90 l h
          L 36 12 m 36 76 l 64 24 m 64 88 l
        airplane airplane.departure airplane.arrival
          S 96 50 m 96 44 88 42 78 42 c 62 42 l 42 8 l 30 8 l 42 42 l 24 42 l 14 28 l 6 28 l 12 50 l 6 72 l 14 72
          l 24 58 l 42 58 l 30 92 l 42 92 l 62 58 l 78 58 l 88 58 96 56 96 50 c h
        car
          A 6 80 m 6 60 l 6 52 14 48 20 46 c 30 24 l 32 20 68 20 70 24 c 80 46 l 86 48 94 52 94 60 c 94 80 l h
          S 12 80 16 12 3 b 72 80 16 12 3 b
          D 24 64 6 o 76 64 6 o
          H 30 46 m 38 28 l 62 28 l 70 46 l h
        bus tram
          A 16 8 68 76 10 b
          S 24 84 14 10 2 b 62 84 14 10 2 b
          H 24 20 52 30 3 b
          D 32 68 5 o 68 68 5 o
        bicycle
          K 24 66 18 o 76 66 18 o 24 66 m 40 34 l 68 34 l 76 66 l 24 66 m 52 66 l 68 34 l 34 26 m 46 26 l 68 34 m
          64 22 l 74 22 l
        exclamationmark.triangle
          Ay 50 8 m 96 88 l 4 88 l h
          L 50 36 m 50 60 l
          D 50 74 6 o
        exclamationmark
          K 50 8 m 50 62 l
          S 50 86 8 o
        questionmark
          K 28 32 m 28 2 74 2 74 32 c 74 48 50 46 50 66 c
          S 50 88 7 o
        info
          K 38 42 m 50 42 l 50 86 l 36 86 m 64 86 l
          S 50 20 9 o
        paperplane
          A 94 6 m 62 94 l 44 58 l 6 42 l h
          L 44 58 m 92 8 l
        mic
          A 36 6 28 54 14 b
          K 20 46 m 20 86 80 86 80 46 c 50 78 m 50 94 l 32 94 m 68 94 l
        speaker
          A 8 38 m 26 38 l 52 14 l 52 86 l 26 62 l 8 62 l h
        speaker.wave.1
          A 8 38 m 26 38 l 52 14 l 52 86 l 26 62 l 8 62 l h
          K 48 50 22 -40 40 a
        104 speaker.wave.2
          A 8 38 m 26 38 l 52 14 l 52 86 l 26 62 l 8 62 l h
          K 48 50 20 -40 40 a 48 50 38 -42 42 a
        112 speaker.wave.3
          A 8 38 m 26 38 l 52 14 l 52 86 l 26 62 l 8 62 l h
          K 48 50 20 -40 40 a 48 50 36 -42 42 a 48 50 52 -44 44 a
        speaker.slash
          A 8 38 m 26 38 l 52 14 l 52 86 l 26 62 l 8 62 l h
          K 64 34 m 96 66 l 96 34 m 64 66 l
        music.note music.quarternote.3
          S 36 82 18 13 e
          K 51 82 m 51 10 l 80 22 l 80 38 l
        music.note.list
          S 66 82 14 10 e
          K 78 82 m 78 24 l 96 30 l 6 16 m 58 16 l 6 38 m 58 38 l 6 60 m 40 60 l
        headphones
          K 12 62 m 12 -4 88 -4 88 62 c
          A 8 56 20 36 8 b
          A 72 56 20 36 8 b
        gamecontroller
          A 26 24 m 74 24 l 92 24 104 82 84 84 c 74 86 70 70 62 68 c 38 68 l 30 70 26 86 16 84 c -4 82 8 24 26 24
          c h
          L 22 46 m 42 46 l 32 36 m 32 56 l
          D 64 40 5 o 76 50 5 o
        crown
          Ay 6 24 m 30 50 l 50 12 l 70 50 l 94 24 l 86 86 l 14 86 l h
        trophy medal rosette
          Ay 28 8 m 72 8 l 72 40 l 72 54 62 62 50 62 c 38 62 28 54 28 40 c h
          Ky 28 18 m 10 18 l 10 36 18 44 30 44 c 72 18 m 90 18 l 90 36 82 44 70 44 c 50 62 m 50 86 l
          Sy 30 84 40 10 2 b
        gift
          A 12 44 76 50 4 b
          A 6 26 88 16 3 b
          L 50 28 m 50 92 l
          K 50 26 m 28 26 22 4 38 6 c 46 8 50 26 50 26 c 50 26 54 8 62 6 c 78 4 72 26 50 26 c
        hand.thumbsup
          A 34 44 m 52 6 l 64 6 66 22 60 38 c 86 38 l 96 40 96 52 90 55 c 94 60 90 68 86 70 c 88 76 84 82 80 83 c
          80 90 74 92 68 92 c 34 92 l h
          A 8 44 18 48 4 b
        hand.thumbsdown
          A 34 56 m 52 94 l 64 94 66 78 60 62 c 86 62 l 96 60 96 48 90 45 c 94 40 90 32 86 30 c 88 24 84 18 80 17
          c 80 10 74 8 68 8 c 34 8 l h
          A 8 8 18 48 4 b
        hand.raised
          A 30 94 m 16 70 l 6 50 l 12 44 18 46 22 52 c 28 62 l 28 18 l 30 10 38 10 40 18 c 42 44 l 44 10 l 46 4 54
          4 56 10 c 58 44 l 60 16 l 62 8 70 10 70 18 c 72 48 l 74 28 l 76 22 84 22 86 30 c 84 66 l 80 84 74 90 68
          94 c h
        eye
          A 2 50 m 18 26 34 20 50 20 c 66 20 82 26 98 50 c 82 74 66 80 50 80 c 34 80 18 74 2 50 c h
          H 50 50 15 o
        wifi
          K 50 84 62 -135 -45 a 50 84 42 -135 -45 a 50 84 22 -135 -45 a
          S 50 84 8 o
        antenna.radiowaves.left.and.right dot.radiowaves.left.and.right wave.3.right
          S 50 50 9 o
          K 50 50 24 -45 45 a 50 50 42 -45 45 a 50 50 24 135 225 a 50 50 42 135 225 a
        list.bullet
          S 12 22 6 o 12 50 6 o 12 78 6 o
          K 30 22 m 94 22 l 30 50 m 94 50 l 30 78 m 94 78 l
        list.dash line.3.horizontal text.justify text.alignleft list.number
          K 8 22 m 92 22 l 8 50 m 92 50 l 8 78 m 92 78 l
        line.3.horizontal.decrease
          K 8 26 m 92 26 l 24 50 m 76 50 l 38 74 m 62 74 l
        slider.horizontal.3 slider.vertical.3
          K 6 22 m 94 22 l 6 50 m 94 50 l 6 78 m 94 78 l
          S 66 22 9 o 30 50 9 o 58 78 9 o
        checklist
          K 6 22 m 14 32 l 28 12 l 6 70 m 14 80 l 28 60 l 42 24 m 94 24 l 42 72 m 94 72 l
        ellipsis
          S 16 50 9 o 50 50 9 o 84 50 9 o
        square.grid.2x2 rectangle.grid.2x2
          A 8 8 36 36 5 b
          A 56 8 36 36 5 b
          A 8 56 36 36 5 b
          A 56 56 36 36 5 b
        square.grid.3x3 circle.grid.3x3
          A 8 8 22 22 3 b 39 8 22 22 3 b 70 8 22 22 3 b
          A 8 39 22 22 3 b 39 39 22 22 3 b 70 39 22 22 3 b
          A 8 70 22 22 3 b 39 70 22 22 3 b 70 70 22 22 3 b
        square.stack square.stack.3d.up rectangle.stack
          A 10 34 80 58 6 b
          K 18 22 m 82 22 l 28 10 m 72 10 l
        circle
          A 50 50 46 o
        square
          A 10 10 80 80 8 b
        app
          A 8 8 84 84 20 b
        triangle
          A 50 10 m 94 86 l 6 86 l h
        diamond
          A 50 4 m 96 50 l 50 96 l 4 50 l h
        rectangle
          A 4 18 92 64 6 b
        capsule oval
          A 4 24 92 52 26 b
        rectangle.portrait
          A 18 4 64 92 6 b
        hexagon
          A 50 3 m 90.7 26.5 l 90.7 73.5 l 50 97 l 9.3 73.5 l 9.3 26.5 l h
        pentagon
          A 50 5 m 94.7 37.5 l 77.6 90 l 22.4 90 l 5.3 37.5 l h
        octagon
          A 68.4 5.7 m 94.3 31.6 l 94.3 68.4 l 68.4 94.3 l 31.6 94.3 l 5.7 68.4 l 5.7 31.6 l 31.6 5.7 l h
        seal
          A 50 3 m 60.1 12.3 l 73.5 9.3 l 77.6 22.4 l 90.7 26.5 l 87.7 39.9 l 97 50 l 87.7 60.1 l 90.7 73.5 l 77.6
          77.6 l 73.5 90.7 l 60.1 87.7 l 50 97 l 39.9 87.7 l 26.5 90.7 l 22.4 77.6 l 9.3 73.5 l 12.3 60.1 l 3 50 l
          12.3 39.9 l 9.3 26.5 l 22.4 22.4 l 26.5 9.3 l 39.9 12.3 l h
        shield
          A 50 4 m 62 12 76 16 90 18 c 90 52 l 90 74 74 88 50 96 c 26 88 10 74 10 52 c 10 18 l 24 16 38 12 50 4 c
          h
        checkmark.seal
          Ab 50 3 m 60.1 12.3 l 73.5 9.3 l 77.6 22.4 l 90.7 26.5 l 87.7 39.9 l 97 50 l 87.7 60.1 l 90.7 73.5 l
          77.6 77.6 l 73.5 90.7 l 60.1 87.7 l 50 97 l 39.9 87.7 l 26.5 90.7 l 22.4 77.6 l 9.3 73.5 l 12.3 60.1 l 3
          50 l 12.3 39.9 l 9.3 26.5 l 22.4 22.4 l 26.5 9.3 l 39.9 12.3 l h
          L 32 50 m 46 66 l 68 34 l
        checkmark.shield
          Ag 50 4 m 62 12 76 16 90 18 c 90 52 l 90 74 74 88 50 96 c 26 88 10 74 10 52 c 10 18 l 24 16 38 12 50 4 c
          h
          L 32 48 m 46 64 l 68 32 l
        exclamationmark.shield
          A 50 4 m 62 12 76 16 90 18 c 90 52 l 90 74 74 88 50 96 c 26 88 10 74 10 52 c 10 18 l 24 16 38 12 50 4 c
          h
          L 50 28 m 50 54 l
          D 50 70 6 o
        xmark.octagon
          Ar 68.4 5.7 m 94.3 31.6 l 94.3 68.4 l 68.4 94.3 l 31.6 94.3 l 5.7 68.4 l 5.7 31.6 l 31.6 5.7 l h
          L 34 34 m 66 66 l 66 34 m 34 66 l
        exclamationmark.octagon
          Ar 68.4 5.7 m 94.3 31.6 l 94.3 68.4 l 68.4 94.3 l 31.6 94.3 l 5.7 68.4 l 5.7 31.6 l 31.6 5.7 l h
          L 50 26 m 50 56 l
          D 50 72 6 o
        chart.bar chart.bar.xaxis cellularbars
          A 8 54 22 38 2 b
          A 39 30 22 62 2 b
          A 70 8 22 84 2 b
        chart.pie
          A 44 56 38 0 270 a 44 56 l h
          A 58 42 m 58 6 l 78 6 94 22 94 42 c h
        chart.line.uptrend.xyaxis chart.xyaxis.line waveform.path.ecg.rectangle
          K 10 8 m 10 90 l 94 90 l 20 68 m 42 46 l 58 60 l 90 22 l 70 22 m 90 22 l 90 42 l
        waveform.path.ecg waveform.path
          Kr 4 54 m 26 54 l 36 22 l 52 86 l 64 40 l 70 54 l 96 54 l
        waveform
          K 10 42 m 10 58 l 26 28 m 26 72 l 42 10 m 42 90 l 58 24 m 58 76 l 74 36 m 74 64 l 90 44 m 90 56 l
        graduationcap
          A 50 14 m 98 38 l 50 62 l 2 38 l h
          A 22 56 m 50 70 l 78 56 l 78 78 l 66 90 34 90 22 78 c h
          K 92 42 m 92 74 l
        briefcase case suitcase
          A 6 30 88 60 8 b
          K 32 30 m 32 12 l 68 12 l 68 30 l
          L 8 56 m 92 56 l
        dumbbell figure.strengthtraining.traditional
          S 14 26 14 48 3 b 72 26 14 48 3 b 4 36 8 28 2 b 88 36 8 28 2 b
          K 28 50 m 72 50 l
        pawprint
          A 50 92 m 30 92 22 84 26 74 c 32 60 40 52 50 52 c 60 52 68 60 74 74 c 78 84 70 92 50 92 c h
          A 18 48 10 13 e
          A 38 24 10 14 e
          A 62 24 10 14 e
          A 82 48 10 13 e
        lightbulb
          Ay 50 4 m 74 4 86 22 86 40 c 86 56 70 60 68 76 c 32 76 l 30 60 14 56 14 40 c 14 22 26 4 50 4 c h
          K 36 85 m 64 85 l 42 95 m 58 95 l
        hammer
          A 20 22 m 52 10 l 74 24 l 62 40 l 50 34 l 32 42 l h
          K 56 38 m 86 92 l
        wrench wrench.and.screwdriver wrench.adjustable
          A 60 8 m 52 22 54 34 60 40 c 16 78 l 10 88 22 96 30 88 c 68 48 l 78 52 90 48 94 36 c 80 40 l 68 34 l 66
          22 l 78 10 l h
        paintbrush paintbrush.pointed paintpalette
          A 90 6 m 96 12 l 60 60 l 46 46 l h
          A 42 52 m 54 64 l 50 86 28 94 8 90 c 22 82 20 56 42 52 c h
        scissors
          K 24 24 14 o 24 76 14 o 36 32 m 92 76 l 36 68 m 92 24 l
        printer
          A 6 34 88 40 8 b
          K 26 34 m 26 8 l 74 8 l 74 34 l
          H 26 60 48 34 0 b
        cup.and.saucer mug
          A 12 26 m 76 26 l 76 56 l 76 74 64 80 44 80 c 24 80 12 74 12 56 c h
          K 76 34 m 98 32 98 62 76 60 c 6 92 m 84 92 l
        wineglass
          A 28 6 m 72 6 l 76 40 66 54 50 54 c 34 54 24 40 28 6 c h
          K 50 54 m 50 92 l 30 92 m 70 92 l
        fork.knife
          K 24 6 m 24 28 l 36 6 m 36 94 l 48 6 m 48 28 l 24 28 m 24 44 48 44 48 28 c
          S 68 6 m 86 12 84 44 82 54 c 76 54 l 76 94 l 68 94 l h
        cross cross.case
          Ar 36 6 m 64 6 l 64 36 l 94 36 l 94 64 l 64 64 l 64 94 l 36 94 l 36 64 l 6 64 l 6 36 l 36 36 l h
        pills pill
          A 20 56 m 56 20 l 80 0 100 24 80 44 c 44 80 l 20 100 0 76 20 56 c h
          L 38 38 m 62 62 l
        bed.double
          A 10 52 80 26 6 b
          K 6 90 m 6 56 l 94 90 m 94 56 l 16 52 m 16 22 l 84 22 l 84 52 l
          D 24 38 22 14 4 b 54 38 22 14 4 b
        tv display desktopcomputer
          A 4 12 92 60 6 b
          K 50 72 m 50 88 l 28 90 m 72 90 l
        laptopcomputer
          A 16 18 68 50 5 b
          S 4 74 92 8 3 b
        iphone candybarphone apps.iphone
          A 26 4 48 92 10 b
          L 42 14 m 58 14 l
        ipad
          A 16 6 68 88 8 b
          D 50 86 4 o
        applewatch
          A 24 24 52 52 12 b
          S 32 6 36 14 3 b 32 80 36 14 3 b
        keyboard
          A 4 22 92 56 8 b
          D 14 34 10 8 0 b 30 34 10 8 0 b 46 34 10 8 0 b 62 34 10 8 0 b 78 34 8 8 0 b 14 48 10 8 0 b 30 48 10 8 0
          b 46 48 10 8 0 b 62 48 10 8 0 b 78 48 8 8 0 b 28 63 44 7 0 b
        figure.run figure.walk.motion figure.hiking
          S 66 14 10 o
          K 58 32 m 46 58 l 64 70 l 60 94 l 46 58 m 36 78 l 14 80 l 58 32 m 40 34 l 28 50 l 58 34 m 68 48 l 86 46
          l
        figure.walk figure
          S 54 12 10 o
          K 52 30 m 48 58 l 62 74 l 66 94 l 48 58 m 40 76 l 28 94 l 52 32 m 36 44 l 32 60 l 54 34 m 66 48 l 78 54
          l
        figure.stand person.standing accessibility
          S 50 12 10 o
          K 50 28 m 50 62 l 14 34 m 50 30 l 86 34 l 50 62 m 34 94 l 50 62 m 66 94 l
        face.smiling
          Ay 50 50 46 o
          D 34 38 6 o 66 38 6 o
          L 28 58 m 36 78 64 78 72 58 c
        face.dashed
          K 50 50 44 o
          S 34 38 6 o 66 38 6 o
        die.face.1
          A 6 6 88 88 14 b
          D 50 50 9 o
        die.face.2
          A 6 6 88 88 14 b
          D 28 28 9 o 72 72 9 o
        die.face.3
          A 6 6 88 88 14 b
          D 28 28 9 o 50 50 9 o 72 72 9 o
        die.face.4
          A 6 6 88 88 14 b
          D 28 28 9 o 72 28 9 o 28 72 9 o 72 72 9 o
        die.face.5 dice
          A 6 6 88 88 14 b
          D 28 28 9 o 72 28 9 o 50 50 9 o 28 72 9 o 72 72 9 o
        die.face.6
          A 6 6 88 88 14 b
          D 28 24 9 o 72 24 9 o 28 50 9 o 72 50 9 o 28 76 9 o 72 76 9 o
        thermometer thermometer.medium thermometer.sun thermometer.low thermometer.high thermometer.snowflake
          A 40 58 m 40 14 l 40 2 60 2 60 14 c 60 58 l 76 70 68 96 50 96 c 32 96 24 70 40 58 c h
          Kr 50 40 m 50 74 l
          Sr 50 78 10 o
        gauge speedometer barometer gauge.with.dots.needle.50percent gauge.medium
          A 50 52 45 o
          L 50 52 m 70 30 l
          D 50 52 6 o
        umbrella
          Ab 6 52 m 6 -2 94 -2 94 52 c h
          K 50 52 m 50 84 l 50 98 30 98 30 84 c
        ticket
          A 4 24 m 96 24 l 96 42 l 86 44 86 56 96 58 c 96 76 l 4 76 l 4 58 l 14 56 14 44 4 42 c h
          L 64 32 m 64 40 l 64 48 m 64 54 l 64 62 m 64 70 l
        film play.rectangle
          A 4 18 92 64 6 b
          D 10 26 8 8 0 b 10 46 8 8 0 b 10 66 8 8 0 b 82 26 8 8 0 b 82 46 8 8 0 b 82 66 8 8 0 b
        dollarsign
          K 72 28 m 68 8 30 8 30 30 c 30 54 74 44 74 70 c 74 94 30 94 26 72 c 50 2 m 50 98 l
        percent
          K 80 14 m 20 86 l 28 26 14 o 72 74 14 o
        number
          K 38 10 m 30 90 l 70 10 m 62 90 l 12 36 m 92 36 l 8 64 m 88 64 l
        infinity
          K 50 50 m 38 30 30 26 22 26 c 0 26 0 74 22 74 c 30 74 38 70 50 50 c 62 30 70 26 78 26 c 100 26 100 74 78
          74 c 70 74 62 70 50 50 c
        link
          K 44 56 m 34 46 36 38 42 32 c 60 14 l 78 0 100 22 86 40 c 76 50 l 56 44 m 66 54 64 62 58 68 c 40 86 l 22
          100 0 78 14 60 c 24 50 l
        paperclip
          K 80 44 m 44 80 l 22 98 0 74 20 54 c 58 16 l 74 2 92 22 78 38 c 42 72 l 34 80 24 70 32 62 c 62 32 l
        pin
          A 34 8 m 66 8 l 62 44 l 78 58 l 22 58 l 38 44 l h
          K 50 58 m 50 96 l
        play
          A 20 8 m 90 50 l 20 92 l h
        pause
          A 22 12 18 76 4 b
          A 60 12 18 76 4 b
        stop
          A 14 14 72 72 8 b
        playpause
          A 8 14 m 54 50 l 8 86 l h
          A 60 14 12 72 2 b
          A 80 14 12 72 2 b
        forward
          A 8 18 m 50 50 l 8 82 l h
          A 50 18 m 92 50 l 50 82 l h
        backward
          A 92 18 m 50 50 l 92 82 l h
          A 50 18 m 8 50 l 50 82 l h
        forward.end forward.end.alt
          A 14 14 m 72 50 l 14 86 l h
          A 76 14 10 72 2 b
        backward.end backward.end.alt
          A 86 14 m 28 50 l 86 86 l h
          A 14 14 10 72 2 b
        record.circle smallcircle.filled.circle largecircle.circle circle.inset.filled target scope
          K 50 50 45 o
          S 50 50 24 o
        power
          K 50 56 36 -50 230 a 50 8 m 50 50 l
        sun.horizon
          Ay 50 66 24 -180 0 a h
          K 6 82 m 94 82 l
        magicmouse computermouse
          A 26 6 48 88 24 b
          L 50 8 m 50 34 l
        battery.100 battery.100percent
          A 4 30 82 40 8 b
          S 90 42 6 16 2 b
        brain brain.head.profile
          A 46 12 m 30 4 18 14 20 26 c 4 30 4 50 12 56 c 4 68 14 84 28 82 c 32 94 46 94 48 86 c h
          A 54 12 m 70 4 82 14 80 26 c 96 30 96 50 88 56 c 96 68 86 84 72 82 c 68 94 54 94 52 86 c h
        at
          K 50 50 20 o 70 34 m 70 60 l 72 74 92 70 92 50 c 92 4 8 4 8 50 c 8 96 60 96 78 82 c
        """#
}
