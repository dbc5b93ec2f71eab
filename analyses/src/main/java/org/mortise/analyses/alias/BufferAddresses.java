// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TupleType;

/**
 * The values through which a buffer can be reached although interfaces do not describe them as aliases: its address as
 * an integer or a pointer, values that are computed from it, and values of other dialects into which a buffer is
 * packed.
 *
 * <p>A buffer is stored in such a value by an operation with the trait {@link Trait#TAKES_ADDRESS}, or by any operation
 * without memory effects, or with unknown effects, whose result has a type that can contain a buffer: a type that is
 * not builtin, a tuple, or a tensor of buffers. Operations without memory effects forward an address from any operand
 * to any result that is large enough for it. An operation that reads memory does not: its result is the contents.
 *
 * <p>Only a program that takes the address itself knows it as a number, and may store it wherever it forwards the
 * number. An operation with unknown effects that packs a buffer, as a token or a descriptor, is treated like a call.
 */
final class BufferAddresses {
  private static final int SMALLEST_ADDRESS = 32;

  /** The edges along which an address spreads. Results of calls are not tracked. */
  private static final BufferGraph SPREAD = BufferGraph.of(BufferEdge.DECLARED, BufferEdge.SELECT, BufferEdge.VIEW,
      BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT, BufferEdge.ADDRESS);

  private BufferAddresses() {}

  /** Returns whether the effects of {@code op} are unknown, so that its results are opaque, as for a call. */
  static boolean isOpaque(Operation op) {
    return MemoryEffects.of(op) == null;
  }

  /** Returns whether {@code op} puts a buffer into a value that interfaces do not describe as an alias. */
  static boolean isTakenBy(Operation op) {
    boolean mayTake = false;
    for (int i = 0; i < op.resultCount() && !mayTake; i++) {
      mayTake = op.hasTrait(Trait.TAKES_ADDRESS) || canContainBuffer(op.result(i).type())
          || BufferGraph.isBuffer(op.result(i)) && op.hasTrait(Trait.NO_MEMORY_EFFECT);
    }
    if (!mayTake) {
      return false;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      for (int k = 0; BufferGraph.isBuffer(op.operand(i)) && k < op.resultCount(); k++) {
        if (SPREAD.kindOf(op, op.result(k)) == BufferEdge.ADDRESS && flows(op, op.operand(i), op.result(k))) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns the values to which the addresses taken by {@code takers} spread, each with whether it may be known as a
   * number. Linear in the values and their uses.
   */
  static Map<Value, Boolean> takenBy(List<Operation> takers) {
    Map<Value, Boolean> found = new IdentityHashMap<>();
    spread(takers.stream().filter(op -> !isOpaque(op)).toList(), true, found);
    spread(takers.stream().filter(BufferAddresses::isOpaque).toList(), false, found);
    return found;
  }

  private static void spread(List<Operation> takers, boolean areNumbers, Map<Value, Boolean> found) {
    List<Value> pending = new ArrayList<>();
    for (Operation op : takers) {
      SPREAD.visitTargets(op, (operand, target) -> {
        if (target.definingOp() == op && found.putIfAbsent(target, areNumbers) == null) {
          pending.add(target);
        }
      });
    }
    List<Value> targets = new ArrayList<>();
    while (!pending.isEmpty()) {
      Value value = pending.remove(pending.size() - 1);
      for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
        targets.clear();
        SPREAD.collectTargets(use, targets);
        for (Value target : targets) {
          if (found.putIfAbsent(target, areNumbers) == null) {
            pending.add(target);
          }
        }
      }
    }
  }

  /** Returns whether {@code result}, of an operation that no interface describes, may hold an operand's address. */
  static boolean mayHold(Operation op, Value result) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (flows(op, op.operand(i), result)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code result} may hold the address in {@code operand}. */
  static boolean flows(Operation op, Value operand, Value result) {
    if (op.implementsInterface(CallOpInterface.class)) {
      return false;
    }
    boolean isBuffer = BufferGraph.isBuffer(operand);
    if (isBuffer && op.hasTrait(Trait.TAKES_ADDRESS)) {
      return true;
    }
    boolean mayContain = isBuffer ? canContainBuffer(result.type()) : canHoldAddress(result.type());
    boolean isAlias = isBuffer && BufferGraph.isBuffer(result);
    if (!mayContain && !isAlias || !isBuffer && !canHoldAddress(operand.type())) {
      return false;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects != null) {
      return effects.isEmpty();
    }
    return !op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS) && !isAlias && canContainBuffer(result.type())
        && (isBuffer || canContainBuffer(operand.type()));
  }

  /** Returns whether a value of the non-buffer type {@code type} can contain a buffer. */
  static boolean canContainBuffer(Type type) {
    if (type instanceof BaseMemRefType || type instanceof ComplexType) {
      return false;
    }
    if (type instanceof ShapedType shaped) {
      return shaped.elementType() instanceof BaseMemRefType || canContainBuffer(shaped.elementType());
    }
    return type instanceof TupleType || !type.dialectNamespace().equals("builtin");
  }

  private static boolean canHoldAddress(Type type) {
    if (type instanceof IntegerType integer) {
      return integer.width() >= SMALLEST_ADDRESS;
    }
    if (type instanceof FloatType floating) {
      return floating.width() >= SMALLEST_ADDRESS;
    }
    if (type instanceof BaseMemRefType || type instanceof IndexType) {
      return true;
    }
    return type instanceof ShapedType shaped ? canHoldAddress(shaped.elementType()) : canContainBuffer(type);
  }
}
