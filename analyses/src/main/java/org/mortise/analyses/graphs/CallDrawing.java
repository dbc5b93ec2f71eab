// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.graphs;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.calls.CallGraphEdge;
import org.mortise.analyses.calls.CallGraphNode;
import org.mortise.ir.Operation;

/**
 * Draws functions and other callables as nodes, with an edge to each callee and a dashed edge to each callable inside.
 * Callables that can call each other, directly or not, form a cluster. Unknown callees share one node. Linear.
 */
public final class CallDrawing {
  private final GraphDrawing drawing;
  private final Map<CallGraphNode, GraphNode> nodes = new IdentityHashMap<>();

  public CallDrawing(GraphDrawing drawing) {
    this.drawing = drawing;
  }

  /** Draws the callables inside {@code root}. */
  public void draw(Operation root) {
    CallGraph calls = CallGraph.of(root);
    for (List<CallGraphNode> component : calls.stronglyConnectedComponents()) {
      if (component.size() > 1) {
        drawing.openCluster("call each other");
      }
      component.forEach(this::addNode);
      if (component.size() > 1) {
        drawing.closeCluster();
      }
    }
    for (CallGraphNode node : calls.nodes()) {
      for (CallGraphEdge edge : calls.edgesFrom(node)) {
        drawing.edge(nodes.get(node), nodeOf(edge.target()), "", edge.kind() == CallGraphEdge.Kind.CHILD);
      }
    }
  }

  private GraphNode nodeOf(CallGraphNode callee) {
    return nodes.computeIfAbsent(callee, unknown -> drawing.node("unknown", GraphDrawing.ELLIPSE));
  }

  private void addNode(CallGraphNode node) {
    if (!node.isExternal()) {
      nodes.put(node, drawing.node(new GraphScope(node.region().parentOp()).label(), GraphDrawing.BOX));
    }
  }
}
