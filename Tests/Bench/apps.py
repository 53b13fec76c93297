"""Synthetic apps of a given number of lines, with layers, screens, view models, services and models. The same size gives
the same files."""
import os
import random

SWIFT = """import Foundation
import UIKit

protocol {n}Loading: AnyObject {{
  func load(_ identifier: Int, then: @escaping (Result<{n}Item, Error>) -> Void)
}}

struct {n}Item: Codable, Equatable {{
  let identifier: Int
  var title: String
  var children: [{m}Item]?
  var isOpen: Bool {{ !title.isEmpty && identifier > {k} }}
}}

final class {n}Service: {n}Loading {{
  private let client: {m}Client
  private var cache: [Int: {n}Item] = [:]

  init(client: {m}Client) {{ self.client = client }}

  func load(_ identifier: Int, then: @escaping (Result<{n}Item, Error>) -> Void) {{
    if let known = cache[identifier] {{
      return then(.success(known))
    }}
    client.get("/{l}/\\(identifier)") {{ [weak self] (data: Data) in
      do {{
        let item = try JSONDecoder().decode({n}Item.self, from: data)
        self?.cache[identifier] = item
        then(.success(item))
      }} catch {{
        then(.failure(error))
      }}
    }}
  }}
}}

final class {n}Client {{
  func get(_ path: String, then: @escaping (Data) -> Void) {{
    URLSession.shared.dataTask(with: URL(string: path)!) {{ data, _, _ in
      guard let data else {{ return }}
      DispatchQueue.main.async {{ then(data) }}
    }}.resume()
  }}
}}
"""

SCREEN = """import UIKit

/// Shows {l}.
final class {n}ViewModel {{
  private let service: {n}Service
  private(set) var items: [{n}Item] = []
  weak var view: {n}ViewController?

  init(service: {n}Service) {{ self.service = service }}

  func open(_ identifier: Int) {{
    service.load(identifier) {{ [weak self] result in
      switch result {{
      case .success(let item): self?.items.append(item)
      case .failure(let error): print("failed: \\(error)")
      }}
      self?.view?.reload()
    }}
  }}

  var titles: [String] {{ items.filter {{ $0.isOpen }}.map(\\.title).sorted() }}
}}

final class {n}ViewController: UIViewController, UITableViewDataSource {{
  private let model: {n}ViewModel
  private let table = UITableView(frame: .zero, style: .plain)

  init(model: {n}ViewModel) {{
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }}

  required init?(coder: NSCoder) {{ nil }}

  override func viewDidLoad() {{
    super.viewDidLoad()
    table.dataSource = self
    view.addSubview(table)
    model.view = self
    model.open({k})
  }}

  func reload() {{ table.reloadData() }}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{ model.items.count }}

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {{
    let cell = {m}Cell(style: .default, reuseIdentifier: "{l}")
    cell.textLabel?.text = model.titles[indexPath.row]
    return cell
  }}
}}

final class {n}Cell: UITableViewCell {{}}
"""

HEADER = """#import <Foundation/Foundation.h>
@class SM{m}Store;

@interface SM{n}Store : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) SM{m}Store *next;
- (NSArray *)entriesWithLimit:(NSInteger)limit;
@end
"""

IMPLEMENTATION = """#import "SM{n}Store.h"
#import "SM{m}Store.h"

@implementation SM{n}Store
- (NSArray *)entriesWithLimit:(NSInteger)limit {{
  NSMutableArray *found = [NSMutableArray array];
  for (NSString *entry in [self.next entriesWithLimit:limit - 1]) {{
    if (entry.length > {k}) {{ [found addObject:entry]; }}
  }}
  id other = [[SM{m}Store alloc] init];
  [other entriesWithLimit:limit];
  return found;
}}
@end
"""

FAULTS = """import UIKit

protocol {n}Delegate: AnyObject {{ func didClose(_ controller: {n}PanelController) }}
protocol {n}Panel: AnyObject {{ func show(_ text: String) }}

final class {n}PanelController: UIViewController, {n}Panel {{
  var delegate: {n}Delegate?
  private var presenter: {n}Presenter?

  override func viewDidLoad() {{
    super.viewDidLoad()
    presenter = {n}Presenter(view: self)
    presenter?.start()
  }}

  func show(_ text: String) {{ title = text }}
  func close() {{ delegate?.didClose(self) }}
}}

final class {n}Presenter {{
  private var view: {n}Panel?
  private var isStarted = false

  init(view: {n}Panel) {{ self.view = view }}

  func start() {{
    isStarted = true
    view?.show("{l}")
  }}
}}

final class {n}Coordinator: {n}Delegate {{
  var parent: {p}Coordinator?
  private var child: {c}Coordinator?
  private let navigation: UINavigationController

  init(navigation: UINavigationController) {{ self.navigation = navigation }}

  func start() {{
    let panel = {n}PanelController()
    panel.delegate = self
    navigation.pushViewController(panel, animated: true)
    let child = {c}Coordinator(navigation: navigation)
    self.child = child
  }}

  func didClose(_ controller: {n}PanelController) {{ navigation.popViewController(animated: true) }}
}}
"""


def generate(folder, lines, kind):
    """Writes an app of about this many lines. A fifth of a `mixed` app is Objective-C; a `faulty` app has fixable violations in
    each part. Returns the number of lines."""
    random.seed(lines)
    written, number = 0, 0
    pieces = [("Domain", "Service.swift", SWIFT), ("Application", "Screen.swift", SCREEN)]
    if kind == "faulty":
        pieces += [("Application", "Panel.swift", FAULTS)]
    if kind == "mixed":
        pieces += [("Legacy", "Store.h", HEADER), ("Legacy", "Store.m", IMPLEMENTATION)]
    while written < lines:
        name = "N%d" % number
        other = "N%d" % (number if number == 0 else random.randrange(max(0, number - 40), number))
        values = dict(n=name, m=other, l=name.lower(), k=number % 7, p="N%d" % (number // 2), c="N%d" % (number * 2 + 1))
        for layer, ending, text in pieces:
            if ending == "Store.h" or ending == "Store.m":
                if number % 2:
                    continue
            place = os.path.join(folder, layer, "Part%d" % (number // 40))
            os.makedirs(place, exist_ok=True)
            path = os.path.join(place, ("SM" if layer == "Legacy" else "") + name + ending)
            text = text.format(**values)
            with open(path, "w") as file:
                file.write(text)
            written += text.count("\n")
        number += 1
    return written
