import SwiftUI
import UIKit

/// Controls of UIKit in a stack, which tell what they do.
final class ControlPanel: UIView {
    let toggle = UISwitch()
    let slider = UISlider()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["Day", "Week"])
    let pages = UIPageControl()
    let button = UIButton(type: .system)
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [label, toggle, slider, stepper, segments, pages, button])
        stack.axis = .vertical
        stack.alignment = .fill
        stack.spacing = 0
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
        label.text = "Nothing yet"
        toggle.addTarget(self, action: Selector("toggled", Self.toggled), for: .valueChanged)
        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.setValue(5, animated: false)
        slider.addTarget(self, action: Selector("slid(_:)", Self.slid(_:)), for: .valueChanged)
        stepper.maximumValue = 2
        stepper.addAction(
            UIAction { [weak self] _ in self?.tell("step \(self?.stepper.value ?? 0)") }, for: .valueChanged)
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { [weak self] action in
                self?.tell("segment \((action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -1)")
            }, for: .valueChanged)
        pages.numberOfPages = 3
        button.setTitle("Press", for: .normal)
        button.addTarget(self, action: Selector("pressed(_:with:)", Self.pressed(_:with:)), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func tell(_ text: String) { label.text = text }
    private func toggled() { tell(toggle.isOn ? "on" : "off") }
    private func slid(_ sender: UISlider) { tell("value \(Int(sender.value))") }
    private func pressed(_ sender: UIButton, with event: UIEvent?) {
        tell("pressed \(sender.currentTitle ?? "")")
        toggle.isEnabled = false
    }
}

struct ControlPanelView: UIViewRepresentable {
    func makeUIView(context: Context) -> ControlPanel { ControlPanel() }
    func updateUIView(_ uiView: ControlPanel, context: Context) {}
}

/// A menu, a button with a configuration, a picker with two wheels and a label that is tapped.
struct ChoiceView: UIViewRepresentable {
    @Binding var choice: String

    class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var parent: ChoiceView
        init(_ parent: ChoiceView) { self.parent = parent }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? "\(row) h" : "\(row * 20) min"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            parent.choice = "row \(row) of \(component)"
        }
        func handleTap(_ recognizer: UITapGestureRecognizer) {
            parent.choice = "tapped \((recognizer.view as? UILabel)?.text ?? "")"
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIStackView {
        var filled = UIButton.Configuration.filled()
        filled.title = "Go"
        filled.image = UIImage(systemName: "star")
        filled.baseBackgroundColor = .systemRed
        let button = UIButton(
            configuration: filled, primaryAction: UIAction { _ in context.coordinator.parent.choice = "went" })
        let menu = UIButton(type: .system)
        menu.setTitle("Open", for: .normal)
        menu.showsMenuAsPrimaryAction = true
        menu.menu = UIMenu(
            title: "",
            children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                    context.coordinator.parent.choice = "copied"
                },
                UIMenu(
                    title: "More", options: .displayInline,
                    children: [UIAction(title: "Remove", attributes: .destructive) { _ in }]),
            ])
        let picker = UIPickerView()
        picker.dataSource = context.coordinator
        picker.delegate = context.coordinator
        let label = UILabel()
        label.text = "Tap me"
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(
            UITapGestureRecognizer(
                target: context.coordinator,
                action: Selector("Coordinator.handleTap(_:)", Coordinator.handleTap(_:))))
        let row = UIStackView(arrangedSubviews: [button, menu])
        row.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [row, picker, label])
        stack.axis = .vertical
        stack.setCustomSpacing(16, after: row)
        return stack
    }

    func updateUIView(_ uiView: UIStackView, context: Context) { context.coordinator.parent = self }
}

struct ChoiceScreen: View {
    @State private var choice = "none"

    var body: some View {
        ChoiceView(choice: $choice)
        Text("choice: \(choice)")
    }
}
