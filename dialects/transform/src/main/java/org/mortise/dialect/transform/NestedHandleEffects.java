// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;

/** The effects of sequences, derived from their nested operations, and the uses that consume a handle. */
final class NestedHandleEffects {
  private NestedHandleEffects() {}

  /** Appends the effects of a sequence. One without operands has all effects of its children. */
  static void collect(Operation op, List<MemoryEffect> effects) {
    Block body = op.region(0).first();
    if (op.operandCount() == 0) {
      HandleEffects.addResults(effects, op);
      collectChildren(body, effects);
      return;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      boolean hasArgument = body != null && i < body.argumentCount();
      HandleEffects.addUse(effects, op.operand(i), hasArgument && isConsumed(body.argument(i)));
    }
    HandleEffects.addResults(effects, op);
    HandleEffects.addPayload(effects, changesPayload(op));
  }

  private static void collectChildren(Block body, List<MemoryEffect> effects) {
    for (Operation child = body.first(); child != null; child = child.next()) {
      HandleEffects ofChild = HandleEffects.of(child);
      if (ofChild != null && (!(ofChild instanceof HandleEffects.Nested) || child.operandCount() > 0)) {
        ofChild.getEffects(child, effects);
      }
    }
  }

  private static boolean changesPayload(Operation op) {
    Walk.Result result = Walk.preOrder(op, inner -> {
      HandleEffects effects = HandleEffects.of(inner);
      boolean changes = effects == null ? mayChange(inner, op) : effects.changesPayload();
      return changes ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
    });
    return result == Walk.Result.INTERRUPT;
  }

  private static boolean mayChange(Operation inner, Operation outer) {
    return inner != outer && !inner.name().dialectNamespace().equals(TransformDialect.NAMESPACE);
  }

  /** Returns whether a handle is consumed. Linear in its uses, including those in nested sequences. */
  static boolean isConsumed(Value handle) {
    Deque<Value> pending = new ArrayDeque<>();
    pending.add(handle);
    while (!pending.isEmpty()) {
      for (OpOperand use : pending.pop().uses()) {
        HandleEffects effects = HandleEffects.of(use.owner());
        if (effects != null && effects.consumes(use.index())) {
          return true;
        }
        addArgument(use, effects, pending);
      }
    }
    return false;
  }

  private static void addArgument(OpOperand use, HandleEffects effects, Deque<Value> pending) {
    Block body = effects instanceof HandleEffects.Nested ? use.owner().region(0).first() : null;
    if (body != null && use.index() < body.argumentCount()) {
      pending.add(body.argument(use.index()));
    }
  }

  /** Returns the uses that consume a handle. */
  static List<OpOperand> consumers(Value handle) {
    List<OpOperand> consumers = new ArrayList<>(1);
    for (OpOperand use : handle.uses()) {
      HandleEffects effects = HandleEffects.of(use.owner());
      boolean consumes = effects != null && effects.consumes(use.index());
      if (effects instanceof HandleEffects.Nested) {
        Block body = use.owner().region(0).first();
        consumes = body != null && use.index() < body.argumentCount() && isConsumed(body.argument(use.index()));
      }
      if (consumes) {
        consumers.add(use);
      }
    }
    return consumers;
  }
}
