// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.viewopgraph;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.mortise.analyses.graphs.GraphDrawing;
import org.mortise.analyses.graphs.GraphNode;

/**
 * Writes a graph in the DOT language: clusters and nodes immediately, edges after them. A cluster has an invisible
 * node, to which its edges are drawn.
 */
final class Dot implements GraphDrawing {
  private static final int INDENT = 2;
  private static final String SOLID = "solid";
  private static final String DASHED = "dashed";

  private record Edge(GraphNode from, GraphNode to, String label, boolean dashed) {}

  private final Consumer<String> out;
  private final List<Edge> edges = new ArrayList<>();
  private int ids;
  private int indent;

  Dot(Consumer<String> out) {
    this.out = out;
    line("digraph G {");
    indent = INDENT;
    line("compound = true;");
  }

  private void line(String text) {
    out.accept(" ".repeat(indent));
    out.accept(text);
    out.accept("\n");
  }

  @Override
  public GraphNode openCluster(String label) {
    int cluster = ++ids;
    line("subgraph cluster_" + cluster + " {");
    indent += INDENT;
    GraphNode node = new GraphNode(++ids, cluster);
    line("v" + node.id() + " [label = \" \", shape = plain];");
    line("label = " + quote(label) + ";");
    return node;
  }

  @Override
  public void closeCluster() {
    indent -= INDENT;
    line("}");
  }

  @Override
  public GraphNode node(String label, String shape) {
    GraphNode node = new GraphNode(++ids, 0);
    line("v" + node.id() + " [label = " + quote(label) + ", shape = " + shape + "];");
    return node;
  }

  /** Writes a node with a colour, as hue, saturation and brightness. */
  GraphNode node(String label, String shape, String color) {
    GraphNode node = new GraphNode(++ids, 0);
    line("v" + node.id() + " [fillcolor = \"" + color + "\", label = " + quote(label) + ", shape = " + shape
        + ", style = filled];");
    return node;
  }

  /** Adds an edge; edges of clusters have no label. */
  @Override
  public void edge(GraphNode from, GraphNode to, String label, boolean dashed) {
    edges.add(new Edge(from, to, label, dashed));
  }

  /** Writes the edges. */
  void finish() {
    for (Edge edge : edges) {
      line("v" + edge.from().id() + " -> v" + edge.to().id() + " [" + attributes(edge) + "];");
    }
    indent = 0;
    line("}");
  }

  private static String attributes(Edge edge) {
    String ends = (edge.to().isCluster() ? "lhead = cluster_" + edge.to().cluster() + ", " : "")
        + (edge.from().isCluster() ? "ltail = cluster_" + edge.from().cluster() + ", " : "");
    return (ends.isEmpty() ? "label = " + quote(edge.label()) + ", " : ends) + "style = "
        + (edge.dashed() ? DASHED : SOLID);
  }

  private static String quote(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\\' -> quoted.append("\\\\");
        case '"' -> quoted.append("\\\"");
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        default -> quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
