// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.calls;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jgrapht.Graph;
import org.jgrapht.graph.AsUnmodifiableGraph;
import org.mortise.analysis.cfg.StronglyConnectedComponents;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.pass.Analysis;

/**
 * Which code calls which. Callables ({@link org.mortise.ir.interfaces.CallableOpInterface}) with a region are the
 * nodes, calls ({@link org.mortise.ir.interfaces.CallOpInterface}) the edges. A call by symbol leads to the callable of
 * that name, a call by value to the callable that defines the value, and all other calls (of declarations, of
 * arguments, of what does not exist) to the unknown callee. Values are not followed: a call of a constant that names a
 * function is a call of the unknown callee.
 *
 * <p>As in MLIR, the external caller may call all callables that are in no other callable, private ones too, so that
 * all nodes are reached from there. A snapshot: it does not follow changes of the program. Created in time linear in
 * the operations.
 */
public final class CallGraph {
  public static final Analysis<CallGraph> ANALYSIS = new Analysis<>("CallGraph", CallGraph::of);

  private final Graph<CallGraphNode, CallGraphEdge> graph;
  private final CallGraphNode externalCaller;
  private final CallGraphNode unknownCallee;
  private final Map<Region, CallGraphNode> nodes;
  private final List<CallGraphNode> inOrder;

  CallGraph(CallGraphBuilder builder) {
    graph = new AsUnmodifiableGraph<>(builder.graph);
    externalCaller = builder.externalCaller;
    unknownCallee = builder.unknownCallee;
    nodes = builder.nodes;
    inOrder = Collections.unmodifiableList(builder.inOrder);
  }

  /** The calls and callables of {@code root}, itself included. */
  public static CallGraph of(Operation root) {
    return new CallGraph(new CallGraphBuilder(root));
  }

  /** The graph, for the algorithms of JGraphT; it cannot be changed. */
  public Graph<CallGraphNode, CallGraphEdge> graph() {
    return graph;
  }

  /** Stands for callers outside. */
  public CallGraphNode externalCaller() {
    return externalCaller;
  }

  /** Stands for all callees of which nothing is known. */
  public CallGraphNode unknownCallee() {
    return unknownCallee;
  }

  /** The callables, in the order of the program: those around before those inside. */
  public List<CallGraphNode> nodes() {
    return inOrder;
  }

  /** The node of a callable's region, or null. */
  public CallGraphNode node(Region region) {
    return nodes.get(region);
  }

  /** The edges from a node: callables inside first, then calls, in the order of the program. */
  public Set<CallGraphEdge> edgesFrom(CallGraphNode node) {
    return graph.outgoingEdgesOf(node);
  }

  /**
   * The sets of callables that may call each other, directly or not (or are inside each other), callees before callers,
   * as reached from the external caller, which is the last one. Linear.
   */
  public List<List<CallGraphNode>> stronglyConnectedComponents() {
    return StronglyConnectedComponents.reachableFrom(graph, externalCaller);
  }
}
