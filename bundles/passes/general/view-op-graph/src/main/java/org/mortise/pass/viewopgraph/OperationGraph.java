// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.viewopgraph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.graphs.GraphNode;
import org.mortise.analyses.graphs.OperationLabels;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * Draws operations as nodes, operations with regions and blocks as clusters, and as edges the uses of values and,
 * optionally, the order in blocks. Linear in the text, not recursive.
 */
final class OperationGraph {
  /** The node of a value that is defined outside the graph. */
  private static final GraphNode NOWHERE = new GraphNode(0, 0);

  private record DataEdge(Value value, GraphNode to, String label) {}

  /** An operation with regions whose cluster is open. */
  private static final class Frame {
    private final Operation op;
    private final GraphNode node;
    private @Nullable Block block;
    private @Nullable Operation next;
    private @Nullable GraphNode previous;

    Frame(Operation op, GraphNode node) {
      this.op = op;
      this.node = node;
    }
  }

  private final Dot dot;
  private final OperationLabels labels;
  private final boolean dataFlow;
  private final boolean controlFlow;
  private final Map<String, Integer> colors = new HashMap<>();
  private final Map<Value, GraphNode> nodes = new IdentityHashMap<>();
  private final List<DataEdge> dataEdges = new ArrayList<>();
  private final Deque<Frame> open = new ArrayDeque<>();

  OperationGraph(Dot dot, OperationLabels labels, boolean dataFlow, boolean controlFlow) {
    this.dot = dot;
    this.labels = labels;
    this.dataFlow = dataFlow;
    this.controlFlow = controlFlow;
  }

  /** Draws {@code root} with everything inside it. */
  void draw(Operation root) {
    root.walk(op -> colors.putIfAbsent(op.name().name(), colors.size()));
    begin(root);
    while (!open.isEmpty()) {
      Frame frame = open.peek();
      if (frame.next != null) {
        Operation op = frame.next;
        frame.next = op.next();
        begin(op);
      } else if (!enterNextBlock(frame)) {
        dot.closeCluster();
        open.pop();
        end(frame.op, frame.node);
      }
    }
    for (DataEdge edge : dataEdges) {
      dot.edge(nodes.getOrDefault(edge.value(), NOWHERE), edge.to(), edge.label(), false);
    }
  }

  private void begin(Operation op) {
    String label = labels.of(op);
    if (op.regionCount() > 0) {
      open.push(new Frame(op, dot.openCluster(label)));
      return;
    }
    double hue = (double) colors.get(op.name().name()) / colors.size();
    end(op, dot.node(label, "ellipse", String.format(Locale.ROOT, "%f 1.0 1.0", hue)));
  }

  /** Records the edges of a drawn operation. */
  private void end(Operation op, GraphNode node) {
    for (int i = 0; i < op.operandCount() && dataFlow; i++) {
      dataEdges.add(new DataEdge(op.operand(i), node, op.operandCount() == 1 ? "" : Integer.toString(i)));
    }
    for (int i = 0; i < op.resultCount(); i++) {
      nodes.put(op.result(i), node);
    }
    Frame around = open.peek();
    if (around == null) {
      return;
    }
    if (controlFlow && around.previous != null) {
      dot.edge(around.previous, node, "", true);
    }
    around.previous = node;
  }

  /** Closes the current block and opens the next one of the operation. Returns false if there is no next block. */
  private boolean enterNextBlock(Frame frame) {
    int region = 0;
    Block block = null;
    if (frame.block != null) {
      dot.closeCluster();
      region = frame.block.parent().index() + 1;
      block = frame.block.next();
    }
    while (block == null && region < frame.op.regionCount()) {
      Region following = frame.op.region(region++);
      block = following.first();
    }
    if (block == null) {
      frame.block = null;
      return false;
    }
    dot.openCluster("");
    for (int i = 0; i < block.argumentCount(); i++) {
      nodes.put(block.argument(i), dot.node(labels.ofArgument(block, i), "ellipse"));
    }
    frame.block = block;
    frame.next = block.first();
    frame.previous = null;
    return true;
  }
}
