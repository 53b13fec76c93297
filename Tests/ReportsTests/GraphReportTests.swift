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

  @Test func textBelowTheLayersIsGroupedByThem() {
    let text = GraphFormat.text.render(sampleGraph(.type))
    #expect(text.hasPrefix("Top\nApp  (Shop)\n  -> Core  1 reference\n\nBottom\nDomain \"<b>\"\n"))
  }

  @Test func dot() {
    #expect(
      GraphFormat.dot.render(sampleGraph(.file)) == """
        digraph "layerlint file" {
          rankdir=TB; newrank=true;
          node [shape=box, style=rounded, fontname="Helvetica"];
          edge [fontname="Helvetica", fontsize=10];
          subgraph cluster_0 {
            label="Top";
            "App";
          }
          subgraph cluster_1 {
            label="Bottom";
            "Domain \\"<b>\\"";
            "Core";
          }
          "App" -> "Core" [label="1"];
          "Domain \\"<b>\\"" -> "App" [label="5", color=red, fontcolor=red, constraint=false];
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
          linkStyle 1 stroke:red,color:red

        """)
  }

  @Test(arguments: GraphFormat.allCases)
  func namesDoNotBreakOut(_ format: GraphFormat) {
    var graph = GraphDocument(level: .file, nodes: [.init(id: "a\n\"];x\\\u{1B}[1m", layer: "l\u{7}")])
    graph.edges = []
    let text = format.render(graph)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !isUnprintable($0) })
    if format == .dot { #expect(text.contains(#""a\\n\"];x\\\\u{1B}[1m";"#)) }
    if format == .mermaid { #expect(text.contains(#"n0["a#92;n#34;]#59;x#92;#92;u{1B}[1m"]"#)) }
  }
}
