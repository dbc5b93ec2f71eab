// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.calls;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jgrapht.Graph;
import org.jgrapht.graph.AsUnmodifiableGraph;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.StronglyConnectedComponents;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.pass.Analysis;

/**
 * The call graph of an operation. Callables ({@link org.mortise.ir.interfaces.CallableOpInterface}) with a region are
 * the nodes, calls ({@link org.mortise.ir.interfaces.CallOpInterface}) the edges. A call by symbol leads to the
 * callable of that name, a call by value to the callable that defines the value, and all other calls (of declarations,
 * arguments or undefined symbols) to the unknown callee. Values are not followed: a call of a constant that names a
 * function is a call of the unknown callee.
 *
 * <p>As in MLIR, the external caller may call all callables that are not nested in another callable, including private
 * ones, so all nodes can be reached from it. A snapshot: it does not follow changes of the program. Construction is
 * linear in the number of operations.
 */
public final class CallGraph {
  /** The call graph as passes request it. */
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

  /** Creates the graph of the calls and callables in {@code root}, itself included. */
  public static CallGraph of(Operation root) {
    return new CallGraph(new CallGraphBuilder(root));
  }

  /** Returns the graph for the algorithms of JGraphT; it cannot be changed. */
  public Graph<CallGraphNode, CallGraphEdge> graph() {
    return graph;
  }

  /** Returns the node of all callers outside of the operation. */
  public CallGraphNode externalCaller() {
    return externalCaller;
  }

  /** Returns the node of all unknown callees. */
  public CallGraphNode unknownCallee() {
    return unknownCallee;
  }

  /** Returns the callables in program order: enclosing callables before nested ones. */
  public List<CallGraphNode> nodes() {
    return inOrder;
  }

  /** Returns the node of a callable's region, or null. */
  public @Nullable CallGraphNode node(Region region) {
    return nodes.get(region);
  }

  /** Returns the edges from a node in program order: nested callables first, then calls. */
  public Set<CallGraphEdge> edgesFrom(CallGraphNode node) {
    return graph.outgoingEdgesOf(node);
  }

  /**
   * Returns the sets of callables that may call each other, directly or not, or are nested in each other. Callees come
   * before callers; the external caller, from which the search starts, is in the last set. Linear.
   */
  public List<List<CallGraphNode>> stronglyConnectedComponents() {
    return StronglyConnectedComponents.reachableFrom(graph, externalCaller);
  }
}
