// SPDX-License-Identifier: Apache-2.0
package org.mortise.views.internal.graphs;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analysis.calls.CallGraph;
import org.mortise.analysis.calls.CallGraphEdge;
import org.mortise.analysis.calls.CallGraphNode;
import org.mortise.ir.Operation;

/**
 * Draws functions and other callables as nodes, with an edge to each callee and a dashed edge to each callable inside.
 * Callables that can call each other, directly or not, form a cluster. Unknown callees share one node. Linear.
 */
final class CallDrawing {
  private final Dot dot;
  private final Map<CallGraphNode, Dot.Node> nodes = new IdentityHashMap<>();

  CallDrawing(Dot dot) {
    this.dot = dot;
  }

  void draw(Operation root) {
    CallGraph calls = CallGraph.of(root);
    for (List<CallGraphNode> component : calls.stronglyConnectedComponents()) {
      if (component.size() > 1) {
        dot.openCluster("call each other");
      }
      component.forEach(this::addNode);
      if (component.size() > 1) {
        dot.closeCluster();
      }
    }
    for (CallGraphNode node : calls.nodes()) {
      for (CallGraphEdge edge : calls.edgesFrom(node)) {
        dot.edge(nodes.get(node), nodeOf(edge.target()), "", edge.kind() == CallGraphEdge.Kind.CHILD);
      }
    }
  }

  private Dot.Node nodeOf(CallGraphNode callee) {
    return nodes.computeIfAbsent(callee, unknown -> dot.node("unknown", "ellipse"));
  }

  private void addNode(CallGraphNode node) {
    if (!node.isExternal()) {
      nodes.put(node, dot.node(new GraphScope(node.region().parentOp()).label(), "box"));
    }
  }
}
