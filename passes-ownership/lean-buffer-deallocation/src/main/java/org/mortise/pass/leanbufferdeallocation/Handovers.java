// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;

/** The handovers of a function by their operands. */
final class Handovers {
  /** The handovers of one operation by the positions of the operands. */
  private static final class AtOperation {
    final @Nullable Handover[] byOperand;
    int count;

    AtOperation(Operation op) {
      byOperand = new Handover[op.operandCount()];
    }
  }

  private final Map<Operation, AtOperation> byOperation = new IdentityHashMap<>();
  private final List<Handover> all = new ArrayList<>();

  /** Returns the handover of {@code operand}; null if there is none. */
  @Nullable Handover of(OpOperand operand) {
    AtOperation known = byOperation.get(operand.owner());
    return known == null || operand.index() >= known.byOperand.length ? null : known.byOperand[operand.index()];
  }

  /** Returns the handover of {@code operand}, created by {@code creator} at the first call. */
  Handover of(OpOperand operand, Supplier<Handover> creator) {
    AtOperation known = byOperation.computeIfAbsent(operand.owner(), AtOperation::new);
    Handover found = known.byOperand[operand.index()];
    if (found == null) {
      found = creator.get();
      known.byOperand[operand.index()] = found;
      known.count++;
      all.add(found);
    }
    return found;
  }

  /** Returns whether {@code op} hands over more than one operand. */
  boolean areSeveral(Operation op) {
    return byOperation.get(op).count > 1;
  }

  /** Returns all handovers in program order. */
  List<Handover> all() {
    return all;
  }
}
