import Findings
import LowLevel
import Testing

@testable import Reports

func sampleGraph(_ level: GraphLevel = .layer) -> GraphDocument {
  func reference(_ line: Int) -> GraphDocument.Reference {
    GraphDocument.Reference(
      position: Position(file: "Domain/Feed.swift", line: line, column: 5), name: "Screen", kind: .type)
  }
  let isLayer = level == .layer
  return GraphDocument(
    level: level,
    nodes: [
      .init(id: "App", layer: isLayer ? "App" : "Top", module: "Shop"),
      .init(id: "Domain \"<b>\"", layer: isLayer ? "Domain" : "Bottom"),
      .init(id: "Core", layer: isLayer ? "Core" : "Bottom"),
    ],
    edges: [
      .init(from: "App", to: "Core", references: [reference(9)]),
      .init(from: "Domain \"<b>\"", to: "App", references: (1...5).map(reference), isAgainstLayers: true),
    ])
}

@Suite struct GraphReportTests {
  @Test func json() {
    var graph = sampleGraph()
    graph.edges[1].references.removeLast(4)
    #expect(
      GraphFormat.json.render(graph) == """
        {
          "schemaVersion": 1,
          "level": "layer",
          "nodes": [
            {"id": "App", "layer": "App", "module": "Shop"},
            {"id": "Domain \\"<b>\\"", "layer": "Domain"},
            {"id": "Core", "layer": "Core"}
          ],
          "edges": [
            {
              "from": "App",
              "to": "Core",
              "references": [
                {"file": "Domain/Feed.swift", "line": 9, "column": 5, "name": "Screen", "kind": "type", "provenance": "source"}
              ]
            },
            {
              "from": "Domain \\"<b>\\"",
              "to": "App",
              "references": [
                {"file": "Domain/Feed.swift", "line": 1, "column": 5, "name": "Screen", "kind": "type", "provenance": "source"}
              ]
            }
          ]
        }

        """)
  }

  @Test func text() {
    #expect(
      GraphFormat.text.render(sampleGraph()) == """
        App  (Shop)
          -> Core  1 reference
        Domain "<b>"
          -> App  5 references, against the layers
               Domain/Feed.swift:1:5 Screen
               Domain/Feed.swift:2:5 Screen
               Domain/Feed.swift:3:5 Screen
               and 2 more
        Core

        3 layers, 2 edges, 6 references, 1 edge against the layers

        """)
  }

  @Test func onlyReferencesAgainstTheLayersAreListed() {
    var graph = sampleGraph()
    let edge = graph.edges.firstIndex { $0.isAgainstLayers }!
    graph.edges[edge].references[3].isAgainstLayers = true
    let text = GraphFormat.text.render(graph)
    #expect(text.contains("  -> App  1 of 5 references against the layers\n       Domain/Feed.swift:4:5 Screen\nCore"))
  }

  @Test func textOfLowerLevelsIsGroupedByLayer() {
    let text = GraphFormat.text.render(sampleGraph(.type))
    #expect(text.hasPrefix("Top\nApp  (Shop)\n  -> Core  1 reference\n\nBottom\nDomain \"<b>\"\n"))
  }

  @Test func dot() {
    #expect(
      GraphFormat.dot.render(sampleGraph(.file)) == """
        digraph "layerlint file" {
          rankdir=TB; newrank=true; nodesep=0.3; splines=true; ranksep=0.7;
          bgcolor=white; fontname="Helvetica";
          node [shape=box, style="rounded,filled", fillcolor=white, color="#7a869a"];
          node [fontname="Helvetica", fontsize=12];
          edge [color="#8d99ae", fontcolor="#5c677d", arrowsize=0.7, fontname="Helvetica", fontsize=10];
          "row 0" -> "row 1" [style=invis, weight=1000];
          "row 0" [style=invis, shape=point, width=0, label=""];
          { rank=same; "row 0"; "App"; }
          "row 1" [style=invis, shape=point, width=0, label=""];
          { rank=same; "row 1"; "Domain \\"<b>\\""; "Core"; }
          subgraph cluster_0 {
            label="Top"; labeljust=l; style="rounded,filled"; color="#c5cedd";
            fillcolor="#f4f6fa";
            "App";
          }
          subgraph cluster_1 {
            label="Bottom"; labeljust=l; style="rounded,filled"; color="#c5cedd";
            fillcolor="#f4f6fa";
            "Domain \\"<b>\\"";
            "Core";
          }
          "App" -> "Core" [label="1"];
          "Domain \\"<b>\\"" -> "App" [label="5", color="#c9182b", fontcolor="#c9182b", penwidth=1.6];
        }

        """)
  }

  @Test func mermaid() {
    #expect(
      GraphFormat.mermaid.render(sampleGraph()) == """
        flowchart TD
          n0["App"]
          n1["Domain #34;#60;b#62;#34;"]
          n2["Core"]
          n0 -->|1| n2
          n1 -.->|5| n0
          n0 ~~~ n1
          n1 ~~~ n2
          linkStyle 1 stroke:red,color:red

        """)
  }

  @Test func layersAreBandsInTheirOrder() {
    var graph = sampleGraph(.file)
    graph.layers = ["Bottom", "Empty", "Top"].enumerated().map { index, name in
      var layer = GraphDocument.Node(id: name)
      layer.rank = index + 1
      return layer
    }
    let bands = GraphBands(graph)
    #expect(bands.bands.map(\.name) == ["Bottom", "Top"])
    #expect(bands.rows == [[1, 2], [0]])
    #expect(GraphFormat.text.render(graph).hasPrefix("Bottom\n"))
  }

  @Test func siblingsAreNextToEachOtherAndNestedLayersInside() {
    var graph = GraphDocument(level: .layer)
    func layer(_ name: String, _ rank: Int, in parent: String? = nil) -> GraphDocument.Node {
      var node = GraphDocument.Node(id: name)
      (node.rank, node.parent) = (rank, parent)
      return node
    }
    graph.layers = [
      layer("App", 1), layer("Feed", 1, in: "App"), layer("Chat", 1, in: "App"), layer("Core", 2, in: "App"),
      layer("Data", 2),
    ]
    graph.nodes = graph.layers
    #expect(GraphBands(graph).rows == [[1, 2], [3], [4]])
    graph.edges = [
      .init(
        from: "App", to: "Data",
        references: [.init(position: Position(file: "a", line: 1, column: 1), name: "Data", kind: .type)])
    ]
    #expect(GraphBands(graph).rows == [[0], [1, 2], [3], [4]])
  }

  @Test(arguments: GraphFormat.allCases)
  func namesAreEscaped(_ format: GraphFormat) {
    var graph = GraphDocument(level: .file, nodes: [.init(id: "a\n\"];x\\\u{1B}[1m", layer: "l\u{7}")])
    graph.edges = []
    let text = format.render(graph)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !isUnprintable($0) })
    if format == .dot { #expect(text.contains(#""a\\n\"];x\\\\u{1B}[1m";"#)) }
    if format == .mermaid { #expect(text.contains(#"n0["a#92;n#34;]#59;x#92;#92;u{1B}[1m"]"#)) }
  }
}
