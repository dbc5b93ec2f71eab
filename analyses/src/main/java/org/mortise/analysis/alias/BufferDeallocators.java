// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

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
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * By which operation the buffer of a memref is freed, where somebody owns it. Some allocations are freed by operations
 * of their own, which cannot free anything else; see {@link FreeingOperations}. Follows memrefs through branches,
 * regions and through operations that return what they are given. What operations with regions are given is not
 * followed into the regions, and arguments of functions are followed nowhere: the ownership stays outside. What calls
 * return is freed in the usual way.
 *
 * <p>Linear, and one look at each operation where all buffers are freed in the usual way. A snapshot.
 */
public final class BufferDeallocators {
  /** What is known besides an allocation that is freed in a way of its own. */
  private enum Common {
    /** Freed in the usual way. */
    USUAL,
    /** Freed by one or the other operation. */
    MIXED
  }

  private record HandOver(OpOperand operand, Value target) {}

  private final FreeingOperations freeing;
  /**
   * What is known of a memref: an allocation that is freed in a way of its own, or a common case. Nothing: not owned.
   */
  private final Map<Value, Object> known = new HashMap<>();
  private final Map<Value, List<Value>> flow = new HashMap<>();
  private final Map<Value, Object> allocated = new LinkedHashMap<>();
  private final List<HandOver> handOvers = new ArrayList<>();
  private final Set<Value> mixedTargets = new LinkedHashSet<>();

  private BufferDeallocators(FreeingOperations freeing) {
    this.freeing = freeing;
  }

  /** What is known of all memrefs inside {@code root}, but for those inside operations in it that are {@code apart}. */
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

  /** Whether all buffers are freed in the usual way. */
  public boolean areAllUsual() {
    return allocated.isEmpty();
  }

  /** Whether the buffer of {@code memref} is freed in the usual way, if it is. */
  public boolean isUsual(Value memref) {
    Object known = this.known.get(memref);
    return known == null || known == Common.USUAL;
  }

  /**
   * An allocation that makes the operation that frees the buffer of {@code memref}; null if there is not one of these.
   */
  public Operation allocationOf(Value memref) {
    return known.get(memref) instanceof Operation allocation ? allocation : null;
  }

  /** Whether the operation that frees the buffer of {@code memref} is known only when the program runs. */
  public boolean isMixed(Value memref) {
    return known.get(memref) == Common.MIXED;
  }

  /**
   * The operands of terminators that hand over buffers that are freed in a way of their own to where others come as
   * well. Once they are replaced by clones, which are freed in the usual way, what is handed over is mixed nowhere:
   * this object tells of the program as it is then.
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
    BufferHandOvers visitor = new BufferHandOvers((operand, target) -> {
      handOvers.add(new HandOver(operand, target));
      addFlow(operand.value(), target);
    });
    root.walkPreOrder((Operation op) -> {
      if (op != root && apart.test(op)) {
        return Walk.Result.SKIP;
      }
      addResults(op);
      visitor.visit(op);
      return Walk.Result.ADVANCE;
    });
    propagate();
  }

  private void addResults(Operation op) {
    boolean throughRegions = op.regionCount() > 0 && op.implementsInterface(RegionBranchOpInterface.class);
    boolean call = op.implementsInterface(CallOpInterface.class);
    for (int i = 0; i < op.resultCount(); i++) {
      Value result = op.result(i);
      if (!(result.type() instanceof BaseMemRefType)) {
        continue;
      }
      if (call) {
        allocated.put(result, Common.USUAL);
      } else if (FreeingOperations.allocates(op, result)) {
        addAllocation(op, result);
      } else if (!throughRegions) {
        addOperands(op, result);
      }
    }
  }

  private void addAllocation(Operation op, Value result) {
    if (freeing.of(op) != null) {
      allocated.put(result, freeing.isOwn(op) ? op : Common.USUAL);
    }
  }

  private void addOperands(Operation op, Value result) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof BaseMemRefType) {
        addFlow(op.operand(i), result);
      }
    }
  }

  private void addFlow(Value from, Value to) {
    flow.computeIfAbsent(from, key -> new ArrayList<>(1)).add(to);
  }

  /** Each value changes twice at most. */
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

  private Object join(Object first, Object second) {
    if (first == null || first == second) {
      return second;
    }
    boolean same = first instanceof Operation one && second instanceof Operation other
        && freeing.of(one).equals(freeing.of(other));
    return same ? first : Common.MIXED;
  }
}
