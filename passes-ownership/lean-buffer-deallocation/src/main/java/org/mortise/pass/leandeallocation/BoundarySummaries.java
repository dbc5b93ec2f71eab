// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leandeallocation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.types.BaseMemRefType;

/**
 * What is known about functions at their calls. By default, a caller keeps its arguments and owns all results, of which
 * several can be the same buffer; the functions that were processed before are known better.
 */
final class BoundarySummaries {
  /**
   * A function.
   *
   * @param taken for each argument, whether the function frees it
   * @param unclear for each argument, whether the function frees it on some ways only
   * @param groups for each result, the first result that may be the same buffer, or its own position
   */
  record Summary(boolean[] taken, boolean[] unclear, int[] groups) {}

  private final SymbolTables symbols = new SymbolTables();
  private final Map<Operation, Summary> known = new HashMap<>();

  void put(Operation function, Summary summary) {
    known.put(function, summary);
  }

  /** Returns what is assumed of a function that calls itself: it frees the arguments that it frees anywhere. */
  static Summary before(Operation function) {
    Block entry = function.getInterface(FunctionOpInterface.class).getBody(function).first();
    boolean[] taken = new boolean[entry.argumentCount()];
    for (int i = 0; i < taken.length; i++) {
      taken[i] = entry.argument(i).type() instanceof BaseMemRefType && isFreed(entry.argument(i));
    }
    return new Summary(taken, new boolean[taken.length], new int[0]);
  }

  private static boolean isFreed(Value argument) {
    for (OpOperand use = argument.firstUse(); use != null; use = use.nextUse()) {
      if (MemoryEffects.hasEffect(use.owner(), MemoryEffect.Kind.FREE, argument)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an operation that is always executed frees {@code argument}. */
  private static boolean isFreedAlways(Value argument) {
    for (OpOperand use = argument.firstUse(); use != null; use = use.nextUse()) {
      if (use.owner().block() == argument.parentBlock()
          && MemoryEffects.hasEffect(use.owner(), MemoryEffect.Kind.FREE, argument)) {
        return true;
      }
    }
    return false;
  }

  /** Returns what is known of a function after the owners of its buffers have been decided. */
  static Summary of(OwnershipGraph graph) {
    FunctionOpInterface function = graph.function.getInterface(FunctionOpInterface.class);
    Block entry = function.getBody(graph.function).first();
    boolean[] taken = new boolean[entry.argumentCount()];
    boolean[] unclear = new boolean[entry.argumentCount()];
    for (int i = 0; i < taken.length; i++) {
      Buffer buffer = graph.of(entry.argument(i));
      boolean frees = graph.releases.free(entry.argument(i));
      taken[i] = frees && (buffer.isOwner() || isFreedAlways(entry.argument(i)));
      unclear[i] = frees && !taken[i];
    }
    return new Summary(taken, unclear, groups(graph, function.getResultTypes(graph.function).size()));
  }

  /** Returns for each result the first result that has the same root on some way. */
  private static int[] groups(OwnershipGraph graph, int results) {
    int[] groups = new int[results];
    Arrays.setAll(groups, i -> i);
    Map<Operation, Map<Buffer, Integer>> firsts = new HashMap<>();
    for (Handover handover : graph.allHandovers) {
      if (handover.kind != Handover.Kind.RESULT || handover.mode == Handover.Mode.CLONE) {
        continue;
      }
      Buffer root = graph.rootOf(handover.value());
      Integer first = firsts.computeIfAbsent(handover.op, op -> new HashMap<>()).putIfAbsent(root, handover.index);
      boolean isUnknown = root.isLeft() || first != null;
      if (isUnknown) {
        int from = groups[handover.index];
        int to = groups[first == null ? 0 : first];
        for (int i = 0; i < results; i++) {
          groups[i] = groups[i] == from ? Math.min(from, to) : groups[i];
        }
      }
    }
    return groups;
  }

  private @Nullable Summary of(Operation call) {
    SymbolRefAttr symbol = call.getInterface(CallOpInterface.class).getCalleeSymbol(call);
    Operation callee = symbol == null ? null : symbols.lookupNearestSymbolFrom(call, symbol);
    return callee == null ? null : known.get(callee);
  }

  /** Returns whether the callee frees operand {@code index} of {@code call}. */
  boolean takes(Operation call, int index) {
    Summary summary = of(call);
    return summary != null && isMarked(summary.taken, call, index);
  }

  /** Returns whether the callee frees operand {@code index} of {@code call} on some ways only. */
  boolean mayTake(Operation call, int index) {
    Summary summary = of(call);
    return summary != null && isMarked(summary.unclear, call, index);
  }

  private static boolean isMarked(boolean[] arguments, Operation call, int index) {
    int argument = index - call.getInterface(CallOpInterface.class).getArgOperands(call).start();
    return argument >= 0 && argument < arguments.length && arguments[argument];
  }

  /** Returns whether two results of {@code call} may be the same buffer. */
  boolean mayBeSame(Operation call, Value first, Value second) {
    Summary summary = of(call);
    int one = ((OpResult) first).index();
    int other = ((OpResult) second).index();
    return summary == null || one >= summary.groups.length || other >= summary.groups.length
        || summary.groups[one] == summary.groups[other];
  }
}
