// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.promotewithinstackbudget;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.calls.CallGraphEdge;
import org.mortise.analyses.calls.CallGraphNode;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassRun;

/**
 * Divides a budget of stack among the functions of a program, so that no path of calls exceeds it.
 *
 * <p>Let {@code used} be the bytes on the stack of a function, {@code above} the most that its callers use on a path to
 * it before the pass, and {@code below} the most that its callees need on a path, including their shares. A function
 * may get {@code budget - above - used - below}. Callees are processed first, so for the first function of a path
 * {@code below} contains the shares of all others, and its own share keeps the sum within the budget. Recursive
 * functions, the strongly connected components of the {@link CallGraph}, get nothing. Linear in functions and calls.
 */
final class StackBudget {
  /** Larger than any budget, but small enough to be added without overflow. */
  private static final long UNLIMITED = Long.MAX_VALUE / 4;

  private final CallGraph calls;
  private final List<List<CallGraphNode>> components;
  private final PassRun run;
  private final BufferPolicies policies;
  private final long budget;
  private final Map<CallGraphNode, Integer> componentOf = new HashMap<>();
  private final long[] used;
  private final long[] above;
  private final long[] needed;

  StackBudget(Operation root, PassRun run, long budget, BufferPolicies policies) {
    this.policies = policies;
    this.calls = CallGraph.of(root);
    this.components = calls.stronglyConnectedComponents();
    this.run = run;
    this.budget = Math.min(budget, UNLIMITED);
    this.used = new long[components.size()];
    this.above = new long[components.size()];
    this.needed = new long[components.size()];
  }

  /** Promotes buffers. Returns whether anything has changed. */
  boolean spend() {
    for (int i = 0; i < components.size(); i++) {
      for (CallGraphNode node : components.get(i)) {
        componentOf.put(node, i);
        used[i] = sum(used[i], node.isExternal() ? 0 : usedBy(node.region().parentOp()));
      }
    }
    for (int i = components.size() - 1; i >= 0; i--) {
      noteAbove(i);
    }
    boolean changed = false;
    for (int i = 0; i < components.size(); i++) {
      changed |= spendIn(i);
    }
    return changed;
  }

  private static long sum(long one, long other) {
    return Math.min(one + other, UNLIMITED);
  }

  private static long usedBy(Operation function) {
    long sum = 0;
    for (OpResult buffer : BufferAllocations.onStackIn(function)) {
      long bytes = BufferSize.bytesOf(buffer);
      sum = sum(sum, bytes == BufferSize.UNKNOWN ? UNLIMITED : StackBuffers.withAlignment(buffer, bytes));
    }
    return sum;
  }

  private void noteAbove(int component) {
    for (CallGraphNode node : components.get(component)) {
      for (CallGraphEdge edge : calls.edgesFrom(node)) {
        Integer callee = componentOf.get(calls.graph().getEdgeTarget(edge));
        if (callee != null && callee != component && !node.isExternal()) {
          above[callee] = Math.max(above[callee], sum(above[component], used[component]));
        }
      }
    }
  }

  private boolean spendIn(int component) {
    List<CallGraphNode> nodes = components.get(component);
    long below = 0;
    boolean isRecursive = nodes.size() > 1;
    for (CallGraphNode node : nodes) {
      for (CallGraphEdge edge : calls.edgesFrom(node)) {
        Integer callee = componentOf.get(calls.graph().getEdgeTarget(edge));
        isRecursive |= callee != null && callee == component;
        below = Math.max(below, callee == null || callee == component ? 0 : needed[callee]);
      }
    }
    long spent = 0;
    CallGraphNode only = nodes.get(0);
    if (!isRecursive && !only.isExternal()
        && only.region().parentOp().implementsInterface(FunctionOpInterface.class)
        && !policies.isApart(only.region().parentOp())) {
      long available = budget - sum(sum(above[component], used[component]), below);
      spent = available <= 0 ? 0 : new StackBuffers(only.region().parentOp(), run, policies).promote(available);
    }
    needed[component] = sum(sum(used[component], spent), below);
    return spent > 0;
  }
}
