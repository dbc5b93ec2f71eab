// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.planmemory;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.calls.CallGraphEdge;
import org.mortise.analyses.calls.CallGraphNode;
import org.mortise.analyses.memory.BufferSizes;
import org.mortise.analyses.memory.LiveBytes;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/**
 * The maximum heap size of callees during a call, if known: buffers of dynamic size, unknown callees and
 * recursion are not counted. Linear in the program.
 */
final class CalleeHeap {
  private final SymbolTables tables = new SymbolTables();
  private final Map<Region, Long> peaks = new IdentityHashMap<>();

  CalleeHeap(CallGraph calls) {
    for (List<CallGraphNode> component : calls.stronglyConnectedComponents()) {
      for (CallGraphNode node : component) {
        if (!node.isExternal()) {
          long own = Math.max(0, LiveBytes.peakOf(node.region().parentOp(), new BufferSizes(0)));
          peaks.put(node.region(), own + mostOfCallees(calls, node));
        }
      }
    }
  }

  private long mostOfCallees(CallGraph calls, CallGraphNode node) {
    long most = 0;
    for (CallGraphEdge edge : calls.edgesFrom(node)) {
      CallGraphNode callee = calls.graph().getEdgeTarget(edge);
      most = Math.max(most, callee.isExternal() ? 0 : peaks.getOrDefault(callee.region(), 0L));
    }
    return most;
  }

  /** Returns the bytes of the callee; 0 if {@code op} calls none that is known. */
  long bytesOf(Operation op) {
    CallOpInterface call = op.getInterface(CallOpInterface.class);
    SymbolRefAttr name = call == null ? null : call.getCalleeSymbol(op);
    if (name == null) {
      return 0;
    }
    Operation callee = tables.lookupNearestSymbolFrom(op, name);
    CallableOpInterface callable = callee == null ? null : callee.getInterface(CallableOpInterface.class);
    Region region = callable == null ? null : callable.getCallableRegion(callee);
    return region == null ? 0 : peaks.getOrDefault(region, 0L);
  }
}
