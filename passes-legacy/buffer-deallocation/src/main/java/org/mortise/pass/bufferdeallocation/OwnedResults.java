// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analysis.BufferAliases;
import org.mortise.ir.Block;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.SymbolTables;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Which results of functions the caller owns: those that can be a buffer which the function or one that it calls has
 * allocated. The others are buffers of somebody else, such as an argument. Functions without a body, and those that are
 * not looked at, return buffers of somebody else. Linear in the flow of buffers to returned values.
 */
final class OwnedResults {
  private record FunctionResult(Operation function, int index) {}

  private final SymbolTables symbols = new SymbolTables();
  private final Set<FunctionResult> owned = new HashSet<>();
  private final Map<FunctionResult, List<FunctionResult>> callers = new HashMap<>();
  private final Deque<FunctionResult> news = new ArrayDeque<>();

  /** Looks at functions with bodies. */
  static OwnedResults of(List<Operation> functions) {
    OwnedResults results = new OwnedResults();
    functions.forEach(results::look);
    while (!results.news.isEmpty()) {
      for (FunctionResult caller : results.callers.getOrDefault(results.news.pop(), List.of())) {
        results.own(caller);
      }
    }
    return results;
  }

  /** Whether a function's callers own its result at {@code index}. */
  boolean isOwned(Operation function, int index) {
    return owned.contains(new FunctionResult(function, index));
  }

  /** Whether {@code value} is a result of a call that the caller owns. */
  boolean isOwned(Value value) {
    FunctionResult called = called(value);
    return called != null && owned.contains(called);
  }

  private void own(FunctionResult result) {
    if (owned.add(result)) {
      news.push(result);
    }
  }

  private void look(Operation function) {
    for (Block block : function.region(0).blocks()) {
      Operation last = block.last();
      if (last == null || !last.hasTrait(Trait.RETURN_LIKE)) {
        continue;
      }
      for (int i = 0; i < last.operandCount(); i++) {
        if (last.operand(i).type() instanceof BaseMemRefType) {
          look(new FunctionResult(function, i), last.operand(i));
        }
      }
    }
  }

  private void look(FunctionResult result, Value returned) {
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Value> pending = new ArrayList<>();
    pending.add(returned);
    while (!pending.isEmpty()) {
      Value value = pending.remove(pending.size() - 1);
      if (!seen.add(value)) {
        continue;
      }
      FunctionResult called = called(value);
      if (called != null) {
        callers.computeIfAbsent(called, key -> new ArrayList<>()).add(result);
      }
      if (value instanceof OpResult allocated && Allocations.allocatedBy(allocated.owner()) == value) {
        own(result);
      }
      BufferAliases.collectDirectSources(value, pending);
    }
  }

  private FunctionResult called(Value value) {
    if (!(value instanceof OpResult result) || !(value.type() instanceof BaseMemRefType)) {
      return null;
    }
    CallOpInterface call = result.owner().getInterface(CallOpInterface.class);
    SymbolRefAttr callee = call == null ? null : call.getCalleeSymbol(result.owner());
    Operation function = callee == null ? null : symbols.lookupNearestSymbolFrom(result.owner(), callee);
    return function != null && function.implementsInterface(FunctionOpInterface.class)
        ? new FunctionResult(function, result.index()) : null;
  }
}
