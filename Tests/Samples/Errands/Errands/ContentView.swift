import SwiftUI

struct ContentView: View {
    @Environment(\.managedObjectContext) private var viewContext

    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Errand.written, ascending: true)],
        animation: .default)
    private var errands: FetchedResults<Errand>

    @FetchRequest(entity: Shop.entity(), sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)])
    private var shops: FetchedResults<Shop>

    var body: some View {
        NavigationView {
            List {
                ForEach(errands) { errand in
                    NavigationLink {
                        ErrandView(errand: errand)
                    } label: {
                        ErrandRow(errand: errand)
                    }
                }
                .onDelete(perform: deleteErrands)
                ForEach(shops) { shop in
                    Text("\(shop.name!), open \(shop.openDays?.count ?? 0) days: \(shop.sortedErrands.count)")
                }
            }
            .navigationTitle("Errands: \(errands.count)")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    EditButton()
                }
                ToolbarItem {
                    Button(action: addErrand) {
                        Label("Add Errand", systemImage: "plus")
                    }
                }
            }
            Text("Choose an errand")
        }
    }

    private func addErrand() {
        withAnimation {
            let errand = Errand(context: viewContext)
            errand.written = Date()
            errand.title = "Errand \(errands.count + 1)"
            let shop = shops.first ?? Shop(context: viewContext)
            shop.name = "Baker"
            shop.addToErrands(errand)
            save()
        }
    }

    private func deleteErrands(offsets: IndexSet) {
        withAnimation {
            offsets.map { errands[$0] }.forEach(viewContext.delete)
            save()
        }
    }

    private func save() {
        do {
            try viewContext.save()
        } catch {
            let problem = error as NSError
            fatalError("Not saved: \(problem), \(problem.userInfo)")
        }
    }
}

struct ErrandRow: View {
    @ObservedObject var errand: Errand

    var body: some View {
        HStack {
            Text(errand.title ?? "")
            Spacer()
            Text(errand.isDone ? "done" : "\(errand.amount)")
        }
    }
}

struct ErrandView: View {
    @Environment(\.managedObjectContext) private var viewContext
    @ObservedObject var errand: Errand

    var body: some View {
        Form {
            Toggle("Done", isOn: $errand.isDone)
            Text("At the \(errand.shop?.name ?? "market")")
        }
        .navigationTitle(errand.title ?? "")
        .onChange(of: errand.isDone) { _ in
            try? viewContext.save()
        }
    }
}

#Preview {
    ContentView().environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
}
