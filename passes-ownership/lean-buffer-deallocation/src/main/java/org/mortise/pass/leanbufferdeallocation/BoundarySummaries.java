// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.policies.BufferPolicies;
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
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.symbols.SymbolUses;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The ownership conventions of functions at their calls. By default, a caller keeps its arguments and owns all results,
 * several of which can be the same buffer; more is known for functions that were processed before.
 */
final class BoundarySummaries {
  /**
   * The summary of a function.
   *
   * @param taken for each argument, whether the function frees it
   * @param unclear for each argument, whether the function frees it on some paths only
   * @param groups for each result, the first result that may be the same buffer, or its own index
   * @param arguments for each argument, how the function frees it
   * @param results for each result, how callers free it; null if undecided
   */
  record Summary(boolean[] taken, boolean[] unclear, int[] groups, Freeing[] arguments,
      Freeing @Nullable [] results) {}

  /** Marks tables whose symbols have unknown uses. */
  private static final Set<String> UNKNOWN = new HashSet<>();

  private final SymbolTables symbols = new SymbolTables();
  private final Map<Operation, Summary> known = new HashMap<>();
  private final Operation root;
  /** The functions with results that some callers free by {@code memref.dealloc}. */
  private final Set<Operation> usual = new HashSet<>();
  /** By symbol table, the names of the functions with other uses than direct calls. */
  private final Map<Operation, Set<String>> otherwiseUsed = new HashMap<>();

  private final BufferPolicies policies;

  BoundarySummaries(Operation root, BufferPolicies policies) {
    this.root = root;
    this.policies = policies;
  }

  BufferPolicies policies() {
    return policies;
  }

  /** Returns whether {@code buffer}, an argument or result of {@code function}, belongs to the program. */
  boolean isOfProgram(Operation function, Value buffer) {
    return buffer.type() instanceof BaseMemRefType type && policies.ofBoundary(function, type).isOfProgram();
  }

  void put(Operation function, Summary summary) {
    known.put(function, summary);
  }

  /** Returns the assumed summary of a recursive function: it frees the arguments that it frees anywhere. */
  Summary before(Operation function) {
    Block entry = function.getInterface(FunctionOpInterface.class).getBody(function).first();
    boolean[] taken = new boolean[entry.argumentCount()];
    Freeing[] kinds = new Freeing[taken.length];
    for (int i = 0; i < taken.length; i++) {
      boolean isMemRef = entry.argument(i).type() instanceof BaseMemRefType;
      Operation free = isMemRef && !isOfProgram(function, entry.argument(i)) ? freeOf(entry.argument(i)) : null;
      taken[i] = free != null;
      kinds[i] = free != null && Releases.isPure(free) ? Freeing.by(free, null, true) : Freeing.USUAL;
    }
    return new Summary(taken, new boolean[taken.length], new int[0], kinds, null);
  }

  private static @Nullable Operation freeOf(Value argument) {
    for (OpOperand use = argument.firstUse(); use != null; use = use.nextUse()) {
      if (MemoryEffects.hasEffect(use.owner(), MemoryEffect.Kind.FREE, argument)) {
        return use.owner();
      }
    }
    return null;
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

  /** Returns the summary of a function after the owners of its buffers have been decided. */
  Summary of(OwnershipGraph graph) {
    FunctionOpInterface function = graph.function.getInterface(FunctionOpInterface.class);
    Block entry = function.getBody(graph.function).first();
    boolean[] taken = new boolean[entry.argumentCount()];
    boolean[] unclear = new boolean[entry.argumentCount()];
    Freeing[] kinds = new Freeing[entry.argumentCount()];
    for (int i = 0; i < taken.length; i++) {
      Buffer buffer = graph.of(entry.argument(i));
      boolean frees = graph.releases.free(entry.argument(i)) && !isOfProgram(graph.function, entry.argument(i));
      taken[i] = frees && (buffer.isOwner() || isFreedAlways(entry.argument(i)));
      unclear[i] = frees && !taken[i];
      kinds[i] = graph.releases.kindOf(entry.argument(i));
    }
    Freeing[] results = new Freeing[function.getResultTypes(graph.function).size()];
    Arrays.setAll(results, graph.kinds::ofResult);
    return new Summary(taken, unclear, groups(graph, results.length), kinds, results);
  }

  /** Returns for each result the first result that has the same root on some path. */
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

  /** Returns how the callee frees operand {@code index} of {@code call}. */
  Freeing kindOfArgument(Operation call, int index) {
    Summary summary = of(call);
    int argument = index - call.getInterface(CallOpInterface.class).getArgOperands(call).start();
    return summary == null || argument < 0 || argument >= summary.arguments.length ? Freeing.USUAL
        : summary.arguments[argument];
  }

  /** Returns how {@code result} of {@code call} is freed; null if the callee is unknown. */
  @Nullable Freeing kindOfResult(Operation call, Value result) {
    SymbolRefAttr symbol = call.getInterface(CallOpInterface.class).getCalleeSymbol(call);
    Operation callee = symbol == null ? null : symbols.lookupNearestSymbolFrom(call, symbol);
    Summary summary = callee == null ? null : known.get(callee);
    if (summary == null) {
      return null;
    }
    int index = ((OpResult) result).index();
    if (summary.results == null || index >= summary.results.length) {
      usual.add(callee);
      return Freeing.USUAL;
    }
    return summary.results[index];
  }

  /** Returns whether all callers of {@code function} are processed later and so know how to free its results. */
  boolean areCallersKnown(Operation function) {
    if (function == root || usual.contains(function)
        || SymbolTable.getVisibility(function) != SymbolTable.Visibility.PRIVATE) {
      return false;
    }
    Set<String> names = otherwiseUsed.computeIfAbsent(function.parentOp(), BoundarySummaries::findOtherwiseUsed);
    return names != UNKNOWN && !names.contains(SymbolTable.getSymbolName(function));
  }

  /** Returns the symbols of {@code table} with other uses than direct calls, or {@link #UNKNOWN}. */
  private static Set<String> findOtherwiseUsed(Operation table) {
    Set<String> names = new HashSet<>();
    for (Block block : table.region(0).blocks()) {
      for (Operation op : block.operations()) {
        Operation unknown = SymbolUses.visit(op, (user, symbol) -> {
          CallOpInterface call = user.getInterface(CallOpInterface.class);
          if (call == null || call.getCalleeSymbol(user) != symbol) {
            names.add(symbol.rootReference());
          }
        });
        if (unknown != null) {
          return UNKNOWN;
        }
      }
    }
    return names;
  }

  /** Returns whether the callee frees operand {@code index} of {@code call}. */
  boolean takes(Operation call, int index) {
    Summary summary = of(call);
    return summary != null && isMarked(summary.taken, call, index);
  }

  /** Returns whether the callee frees operand {@code index} of {@code call} on some paths only. */
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
