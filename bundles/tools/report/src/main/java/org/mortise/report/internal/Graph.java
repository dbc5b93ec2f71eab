// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.mortise.analyses.graphs.AliasGraph;
import org.mortise.analyses.graphs.CallDrawing;
import org.mortise.analyses.graphs.ControlFlowGraph;
import org.mortise.analyses.graphs.GraphDrawing;
import org.mortise.analyses.graphs.GraphNode;
import org.mortise.analyses.graphs.OperationLabels;
import org.mortise.ir.Operation;
import org.mortise.ir.text.data.JsonWriter;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * A graph as data, from which the page draws a picture. Nodes beyond a limit are only counted, and edges to them are
 * omitted.
 */
final class Graph {
  static final Graph NONE = new Graph(0);

  private static final int MOST_OF_FUNCTION = 150;
  private static final int MOST_OF_PROGRAM = 50_000;
  private static final OperationLabels LABELS = new OperationLabels(false, false, 48, null);
  private static final int LABEL_LINES = 10;

  /**
   * A node or a cluster.
   *
   * @param parent the index of the enclosing cluster; negative if there is none
   */
  record Node(String label, String shape, int parent) {
    static final String CLUSTER = "cluster";
  }

  /** An edge between the nodes with these indices. */
  record Edge(int from, int to, String label, boolean isDashed) {}

  private final int most;
  private final List<Node> nodes = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();
  private int left;

  private Graph(int most) {
    this.most = most;
  }

  /** Returns the control flow of a function; nothing if it has only one block. */
  static Graph controlFlowOf(Operation function, PrinterOptions printing) {
    Graph graph = new Graph(MOST_OF_FUNCTION);
    new ControlFlowGraph(graph.new Drawing(), LABELS, false).draw(function, printing);
    return graph.edges.isEmpty() ? NONE : graph;
  }

  /** Returns the aliases of the buffers of a function; nothing if no buffer may alias another one. */
  static Graph aliasesOf(Operation function, PrinterOptions printing) {
    Graph graph = new Graph(MOST_OF_FUNCTION);
    new AliasGraph(graph.new Drawing()).draw(function, printing);
    return graph.edges.isEmpty() ? NONE : graph;
  }

  /** Returns the calls between the functions of a program; nothing if there are none. */
  static Graph callsOf(Operation program) {
    Graph graph = new Graph(MOST_OF_PROGRAM);
    new CallDrawing(graph.new Drawing()).draw(program);
    return graph.edges.isEmpty() ? NONE : graph;
  }

  boolean isEmpty() {
    return nodes.isEmpty();
  }

  void writeTo(JsonWriter json) {
    json.beginObject().key("left").value(left).key("nodes").beginArray();
    for (Node node : nodes) {
      json.beginArray().value(node.label()).value(node.shape()).value(node.parent()).endArray();
    }
    json.endArray().key("edges").beginArray();
    for (Edge edge : edges) {
      json.beginArray().value(edge.from()).value(edge.to()).value(edge.label()).value(edge.isDashed()).endArray();
    }
    json.endArray().endObject();
  }

  private final class Drawing implements GraphDrawing {
    private static final int LEFT_OUT = -1;

    private final Deque<Integer> open = new ArrayDeque<>();

    @Override
    public GraphNode openCluster(String label) {
      GraphNode cluster = node(label, Node.CLUSTER);
      open.push(cluster.id());
      return new GraphNode(cluster.id(), cluster.id());
    }

    @Override
    public void closeCluster() {
      open.pop();
    }

    @Override
    public GraphNode node(String label, String shape) {
      if (nodes.size() >= most) {
        left += shape.equals(Node.CLUSTER) ? 0 : 1;
        return new GraphNode(LEFT_OUT, 0);
      }
      nodes.add(new Node(shortened(label), shape, open.isEmpty() ? LEFT_OUT : open.peek()));
      return new GraphNode(nodes.size() - 1, 0);
    }

    @Override
    public void edge(GraphNode from, GraphNode to, String label, boolean isDashed) {
      if (from.id() != LEFT_OUT && to.id() != LEFT_OUT) {
        edges.add(new Edge(from.id(), to.id(), label, isDashed));
      }
    }
  }

  /** Returns the first lines of a label, which has one char for each byte of the text, as characters. */
  private static String shortened(String label) {
    List<String> lines = label.lines().toList();
    int shown = lines.size() <= LABEL_LINES ? lines.size() : LABEL_LINES - 1;
    String text = ProgramParts.fromBytes(String.join("\n", lines.subList(0, shown)));
    return shown == lines.size() ? text : text + "\n... " + (lines.size() - shown) + " more lines";
  }
}
