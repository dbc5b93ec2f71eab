// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.CallOpInterface;

/**
 * Computes for each owned memref the operation that frees its buffer. Some allocations require a specific deallocator,
 * which cannot free anything else; see {@link FreeingOperations}. A forward query on the {@link BufferGraph} of all
 * edges except edges into regions and through calls, including edges of unknown operations: memrefs that are passed
 * into regions, and arguments of functions, stay with their owner outside. Results of calls are freed by the usual
 * operation.
 *
 * <p>Linear; visits each operation once if all buffers are freed in the usual way. A snapshot.
 */
public final class BufferDeallocators {
  /** Operands are not followed into regions, and calls return buffers that are freed in the usual way. */
  private static final BufferGraph GRAPH = BufferGraph.of(BufferEdge.DECLARED, BufferEdge.SELECT, BufferEdge.VIEW,
      BufferEdge.VIEW_METADATA, BufferEdge.BRANCH, BufferEdge.REGION_EXIT, BufferEdge.UNKNOWN_OPERATION);

  /** Facts about a memref other than a single allocation that requires a specific deallocator. */
  private enum Common {
    /** Freed by the usual operation. */
    USUAL,
    /** Freed by different operations, depending on the path of execution. */
    MIXED
  }

  private record HandOver(OpOperand operand, Value target) {}

  private final FreeingOperations freeing;
  /**
   * For each memref its allocation, if that requires a specific deallocator, or a common case. Memrefs without an owner
   * are missing.
   */
  private final Map<Value, Object> known = new HashMap<>();
  private final Map<Value, List<Value>> flow = new HashMap<>();
  private final Map<Value, Object> allocated = new LinkedHashMap<>();
  private final List<HandOver> handOvers = new ArrayList<>();
  private final Set<Value> mixedTargets = new LinkedHashSet<>();

  private BufferDeallocators(FreeingOperations freeing) {
    this.freeing = freeing;
  }

  /**
   * Computes the deallocators of all memrefs inside {@code root}, except inside nested operations that {@code apart}
   * accepts.
   */
  public static BufferDeallocators of(Operation root, FreeingOperations freeing, Predicate<Operation> apart) {
    BufferDeallocators deallocators = new BufferDeallocators(freeing);
    boolean anyOwn = root.walkPreOrder((Operation op) -> {
      if (op != root && apart.test(op)) {
        return Walk.Result.SKIP;
      }
      return freeing.isOwn(op) ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
    }) == Walk.Result.INTERRUPT;
    if (anyOwn) {
      deallocators.collect(root, apart);
    }
    return deallocators;
  }

  /** Returns whether all buffers are freed by the usual operation. */
  public boolean areAllUsual() {
    return allocated.isEmpty();
  }

  /** Returns whether the buffer of {@code memref} is freed by the usual operation, if it is freed at all. */
  public boolean isUsual(Value memref) {
    Object known = this.known.get(memref);
    return known == null || known == Common.USUAL;
  }

  /**
   * Returns the allocation that can build the deallocation of {@code memref}; null if it is unknown or not unique.
   */
  public @Nullable Operation allocationOf(Value memref) {
    return known.get(memref) instanceof Operation allocation ? allocation : null;
  }

  /** Returns whether the operation that frees the buffer of {@code memref} depends on the path of execution. */
  public boolean isMixed(Value memref) {
    return known.get(memref) == Common.MIXED;
  }

  /**
   * Returns the operands of terminators that forward a buffer with a specific deallocator to a value that may also be
   * another buffer. The caller must replace them by clones, which the usual operation frees. This object describes the
   * program after that change, in which no forwarded buffer is mixed.
   */
  public List<OpOperand> separate() {
    for (HandOver handOver : handOvers) {
      if (isMixed(handOver.target())) {
        mixedTargets.add(handOver.target());
      }
    }
    propagate();
    List<OpOperand> operands = new ArrayList<>();
    for (HandOver handOver : handOvers) {
      if (mixedTargets.contains(handOver.target()) && !isUsual(handOver.operand().value())) {
        operands.add(handOver.operand());
      }
    }
    return operands;
  }

  private void collect(Operation root, Predicate<Operation> apart) {
    root.walkPreOrder((Operation op) -> {
      if (op != root && apart.test(op)) {
        return Walk.Result.SKIP;
      }
      for (int i = 0; i < op.resultCount(); i++) {
        addResult(op, op.result(i));
      }
      GRAPH.visitTargets(op, this::addEdge);
      return Walk.Result.ADVANCE;
    });
    propagate();
  }

  private void addResult(Operation op, Value result) {
    if (!BufferGraph.isBuffer(result)) {
      return;
    }
    if (op.implementsInterface(CallOpInterface.class)) {
      allocated.put(result, Common.USUAL);
    } else if (FreeingOperations.allocates(op, result) && freeing.of(op) != null) {
      allocated.put(result, freeing.isOwn(op) ? op : Common.USUAL);
    }
  }

  private void addEdge(OpOperand operand, Value target) {
    if (!BufferGraph.isBuffer(target)) {
      return;
    }
    if (target.definingOp() != operand.owner()) {
      handOvers.add(new HandOver(operand, target));
      addFlow(operand.value(), target);
    } else if (!FreeingOperations.allocates(operand.owner(), target)) {
      addFlow(operand.value(), target);
    }
  }

  private void addFlow(Value from, Value to) {
    flow.computeIfAbsent(from, key -> new ArrayList<>(1)).add(to);
  }

  /** Propagates facts along the edges. The fact of each value changes at most twice. */
  private void propagate() {
    known.clear();
    known.putAll(allocated);
    Deque<Value> changed = new ArrayDeque<>(allocated.keySet());
    for (Value target : mixedTargets) {
      known.put(target, Common.USUAL);
      changed.add(target);
    }
    while (!changed.isEmpty()) {
      Value value = changed.pop();
      for (Value target : flow.getOrDefault(value, List.of())) {
        Object before = known.get(target);
        Object after = mixedTargets.contains(target) ? Common.USUAL : join(before, known.get(value));
        if (after != before) {
          known.put(target, after);
          changed.push(target);
        }
      }
    }
  }

  private @Nullable Object join(@Nullable Object first, @Nullable Object second) {
    if (first == null || first == second) {
      return second;
    }
    boolean same = first instanceof Operation one && second instanceof Operation other
        && freeing.of(one).equals(freeing.of(other));
    return same ? first : Common.MIXED;
  }
}
