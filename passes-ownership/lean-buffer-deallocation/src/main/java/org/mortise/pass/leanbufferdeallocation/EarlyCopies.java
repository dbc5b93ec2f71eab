// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Decides whether a returned buffer can be copied earlier, where control flow joins. Afterwards the copy and the buffer
 * are separate memory, so neither may be written to after the join. Linear in the function, and for each query in the
 * operations that may write to the buffer.
 */
final class EarlyCopies {
  private final OwnershipGraph graph;
  private @Nullable Families families;
  /** The operations that may write to buffers, by the family of the buffer. */
  private final Map<Value, List<Operation>> writers = new IdentityHashMap<>();

  EarlyCopies(OwnershipGraph graph) {
    this.graph = graph;
  }

  /** Returns whether no buffer that becomes {@code result}, a result of {@code op}, is written after {@code op}. */
  boolean arePossibleAt(Operation op, Value result) {
    if (families == null) {
      families = graph.families();
      graph.function.walk(this::add);
    }
    for (Operation writer : writers.getOrDefault(families.of(result), List.of())) {
      Operation place = op.block().findAncestorOpInBlock(writer);
      if (place == null || op.isBeforeInBlock(place)) {
        return false;
      }
    }
    return true;
  }

  private void add(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof BaseMemRefType && mayWrite(op, op.operand(i))) {
        writers.computeIfAbsent(families.of(op.operand(i)), family -> new ArrayList<>()).add(op);
      }
    }
  }

  private static boolean mayWrite(Operation op, Value buffer) {
    if (op.implementsInterface(CallOpInterface.class)) {
      return true;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null) {
      return op.regionCount() == 0 && !op.hasTrait(Trait.TERMINATOR);
    }
    return effects.stream().anyMatch(effect -> effect.kind() == MemoryEffect.Kind.WRITE
        && (effect.value() == buffer || effect.value() == null));
  }
}
