import CursesUITesting
import Testing

@testable import SwiftUICompat
@testable import Tutorials

@MainActor
@Suite("Views of UIKit in SwiftUI")
struct RepresentableTests {
    @Test("A label is shown, follows its value, and is cleaned up when it goes")
    func label() {
        let app = open(RepresentableForms(), height: 40)
        #expect(app.shows("Morning at night"))
        app.click(text: "Evening")
        #expect(app.shows("Evening at night"))
        app.click(text: "Remove")
        #expect(!app.shows("Evening at night"))
        #expect(Dismantled.names.filter { $0.hasPrefix("Evening") } == ["Evening at night"])
    }

    @Test("A view that cannot be drawn is a frame with its name")
    func placeholder() {
        let app = open(RepresentableForms(), height: 40)
        #expect(app.shows("WaveformView"))
        #expect(app.shows("★"))
        #expect(app.shows("Corners"))
    }

    @Test("What is shared can be copied")
    func sharing() {
        let app = open(RepresentableForms(), height: 40)
        #expect(app.shows("Shared words"))
        app.click(text: "Copy")
        #expect(app.pasteboard == "Shared words\nhttps://swift.org")
    }
}

@MainActor
@Suite("Apps with UIKit's life cycle", .serialized)
struct LifeCycleTests {
    private func start<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) -> TestApp {
        for window in UIApplication.shared.windows { UIApplication.shared.hide(window) }
        DelegatedApp.launch = { UIKitLaunch.start(Delegate.self) }
        return open(DelegatedWindow(), height: 20)
    }

    @Test("The delegate of the scene makes the window, whose controller may be replaced")
    func scene() {
        BookDelegate.calls = []
        let app = start(BookDelegate.self)
        #expect(app.shows("A book"))
        LifeCycle.report(.launched)
        #expect(BookDelegate.calls == ["launched", "connected", "active"])
        app.click(text: "Close it")
        #expect(app.shows("Closed"))
        #expect(!app.shows("A book"))
    }

    @Test("A controller is shown above the root, until a button of it is pressed")
    func alert() {
        BookDelegate.calls = []
        let app = start(BookDelegate.self)
        app.click(text: "Ask")
        #expect(app.shows("Really?"))
        app.click(text: "Yes")
        #expect(!app.shows("Really?"))
        #expect(BookDelegate.calls.last == "yes")
    }
}

@MainActor
@Suite("Names of UIKit")
struct UIKitNamesTests {
    @Test("A colour has components, in any form")
    func colors() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(red: 0.5, green: 0.25, blue: 0.25, alpha: 0.5)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(hue == 0)
        #expect(abs(saturation - 0.5) < 0.01 && abs(brightness - 0.5) < 0.01 && abs(alpha - 0.5) < 0.01)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect([red, green, blue] == [0, 1, 1])
        var white: CGFloat = 0
        #expect(UIColor(white: 1, alpha: 1).getWhite(&white, alpha: nil) && white == 1)
        #expect(!color.getWhite(&white, alpha: nil))
        #expect(UIColor(cgColor: color.cgColor) == color)
    }

    @Test("A colour keeps the components that code gives, and named ones have those of UIKit")
    func exactComponents() {
        func parts(_ color: UIColor) -> [CGFloat] { color.cgColor.components ?? [] }
        #expect(parts(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
        #expect(parts(UIColor(white: 0.123, alpha: 1)) == [0.123, 0.123, 0.123, 1])
        #expect(parts(.red) == [1, 0, 0, 1] && parts(.orange) == [1, 0.5, 0, 1] && parts(.clear) == [0, 0, 0, 0])
        #expect(parts(UIColor.blue.withAlphaComponent(0.25)) == [0, 0, 1, 0.25])
        #expect(UIColor.green == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(Color(uiColor: .red) == Color.red)
        #expect(UIColor(white: 0.1, alpha: 1) != UIColor(white: 0.1001, alpha: 1))
        var hue: CGFloat = 0
        UIColor(hue: 0.3, saturation: 0.5, brightness: 0.7, alpha: 1).getHue(
            &hue, saturation: nil, brightness: nil, alpha: nil)
        #expect(abs(hue - 0.3) < 1e-9)
    }

    @Test("A dynamic colour follows the traits")
    func dynamicColors() {
        let color = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : UIColor(white: 1, alpha: 1)
        }
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(dark == UIColor(white: 0, alpha: 1))
        #expect(light == UIColor(white: 1, alpha: 1))
    }

    @Test("A path of UIKit is one of SwiftUI, and an arc turns as it looks")
    func paths() {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
        #expect(Path(UIBezierPath(rect: rect).cgPath) == Path(rect))
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(arc.contains(CGPoint(x: 6, y: 6)))
        #expect(!arc.contains(CGPoint(x: -6, y: -6)))
        let corner = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 20, height: 20))
        #expect(!corner.contains(CGPoint(x: 1, y: 1)))
        #expect(corner.contains(CGPoint(x: 79, y: 1)) && corner.contains(CGPoint(x: 1, y: 39)))
    }

    @Test("A layer has its sublayers in their order, and each has one superlayer")
    func layers() {
        let (root, first, second) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(first)
        root.insertSublayer(second, at: 0)
        #expect(root.sublayers?.map(ObjectIdentifier.init) == [second, first].map(ObjectIdentifier.init))
        first.removeFromSuperlayer()
        #expect(root.sublayers?.count == 1 && first.superlayer == nil && second.superlayer === root)
    }

    @Test("The delegate of an animation is told when it would end, and when it is removed")
    func animations() {
        final class Listener: CAAnimationDelegate {
            var lines: [String] = []
            func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
        }
        let (layer, listener) = (CALayer(), Listener())
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 2)
        animation.delegate = listener
        let app = open(Text("One"))
        layer.add(animation, forKey: nil)
        #expect(listener.lines == ["start"] && layer.animationKeys() == ["opacity"])
        app.advance(by: .seconds(1))
        #expect(listener.lines == ["start"])
        app.advance(by: .seconds(2))
        #expect(listener.lines == ["start", "stop true"] && layer.animationKeys() == nil)
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "pulse")
        layer.removeAllAnimations()
        #expect(listener.lines == ["start", "stop true", "start", "stop false"])
    }

    @Test("A display link calls its method until it is paused or invalidated")
    func displayLink() {
        final class Ticker {
            var ticks = 0
            func tick(_ link: CADisplayLink) { ticks += 1 }
        }
        let app = open(Text("One"))
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, selector: Selector("tick", Ticker.tick))
        link.preferredFramesPerSecond = 10
        app.advance(by: .seconds(1))
        #expect(ticker.ticks == 0)
        link.add(to: .main, forMode: .common)
        app.advance(by: .seconds(1))
        #expect((9...10).contains(ticker.ticks))
        link.isPaused = true
        let ticks = ticker.ticks
        app.advance(by: .seconds(1))
        #expect(ticker.ticks == ticks)
        link.isPaused = false
        app.advance(by: .seconds(1))
        #expect(ticker.ticks > ticks)
        link.invalidate()
        let last = ticker.ticks
        app.advance(by: .seconds(1))
        #expect(ticker.ticks == last)
    }

    /// Runs code in an app whose lengths are cells. Without an app, the oldest one of the process decides.
    private func inCells(_ code: @escaping @MainActor () -> Void) {
        TestApp(Button("Run") { code() }).press(.return)
    }

    @Test("A renderer makes a picture smaller, and draws nothing else")
    func graphics() throws {
        var rendered: UIImage?
        inCells { rendered = ImageRenderer(content: Color.red.frame(width: 4, height: 2)).uiImage }
        let pixels = try #require(rendered)
        #expect(pixels.size == CGSize(width: 32, height: 32))
        let image = try #require(pixels.cgImage)
        #expect(image.width == 32 && image.height == 32)
        let size = CGSize(width: 8, height: 8)
        let small = UIGraphicsImageRenderer(size: size).image { _ in pixels.draw(in: CGRect(origin: .zero, size: size))
        }
        #expect(small.size == size && small.cgImage?.width == 32)
        let empty = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.strokeEllipse(in: CGRect(origin: .zero, size: size))
        }
        #expect(empty.size == .zero)
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        pixels.draw(at: .zero)
        let drawn = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(drawn?.size == size && UIGraphicsGetCurrentContext() == nil)
        #expect(UIImage(cgImage: image).pngData() == pixels.pngData())
    }

    @Test("A picture is read from data and from a file in the way of Image I/O")
    func imageSources() throws {
        var picture: UIImage?
        inCells { picture = ImageRenderer(content: Color.red.frame(width: 4, height: 2)).uiImage }
        let data = try #require(picture?.pngData())
        let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let read = CGImageSourceCreateWithURL(url as NSURL, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
        #expect(read?.width == image.width && read?.height == image.height)
        #expect(CGImageSourceCreateWithURL(url.appendingPathExtension("none") as NSURL, nil) == nil)
    }

    @Test("Code that draws a view for a PDF file is called, but has no file")
    func rendering() {
        var sizes: [CGSize] = []
        let url = CFURL(fileURLWithPath: "/nowhere.pdf")
        inCells {
            ImageRenderer(content: Color.red.frame(width: 4, height: 2)).render { size, draw in
                sizes.append(size)
                var box = CGRect(origin: .zero, size: size)
                guard let file = CGContext(url, mediaBox: &box, nil) else { return }
                draw(file)
                Issue.record("There is a context for a file.")
            }
        }
        #expect(sizes == [CGSize(width: 32, height: 32)])
    }

    @Test("Names that only have to compile do")
    func names() {
        #expect(UIFont.familyNames.flatMap(UIFont.fontNames(forFamilyName:)) == [])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 10, height: 10)
        layout.scrollDirection = .horizontal
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(view.collectionViewLayout === layout)
        UIImpactFeedbackGenerator(style: .soft, view: view).impactOccurred(intensity: 0.5)
    }

    @Test("A picture may be empty, or a symbol")
    func pictures() {
        #expect(UIImage().size == .zero)
        #expect(UIImage(systemName: "star") != nil)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(named: "no such picture") == nil)
    }
}
