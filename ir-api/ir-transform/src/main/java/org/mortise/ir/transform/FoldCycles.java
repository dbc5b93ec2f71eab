// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;

/**
 * Finds operations that could be folded in place without end: in a graph region, an operation whose operand is defined
 * by a cycle of operations that undo each other takes the values of the cycle in turn.
 *
 * <p>By Brent's algorithm, the state of an operation is compared with that after 1, 2, 4, 8, ... folds. Each fold costs
 * the number of operands and properties, and an operation is folded at most a small multiple of the cycle's length.
 */
public final class FoldCycles {
  private static final int LONGEST_CHAIN = 64;

  private final Map<Operation, State> states = new IdentityHashMap<>();

  private static final class State {
    private Value[] operands;
    private Attribute[] properties;
    private int folds;
    private int next = 1;
    private boolean isEndless;

    State(Operation op) {
      keep(op);
    }

    private void keep(Operation op) {
      operands = op.operands().clone();
      properties = new Attribute[op.propertyCount()];
      for (int slot = 0; slot < properties.length; slot++) {
        properties[slot] = op.property(slot);
      }
    }

    private boolean matches(Operation op) {
      if (!Arrays.equals(operands, op.operands()) || properties.length != op.propertyCount()) {
        return false;
      }
      for (int slot = 0; slot < properties.length; slot++) {
        if (properties[slot] != op.property(slot)) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * Records that an operation was folded in place.
   *
   * @return whether an earlier state of the operation recurred, so that it must not be folded again
   */
  public boolean repeats(Operation op) {
    State state = states.get(op);
    if (state == null) {
      states.put(op, new State(op));
      return false;
    }
    if (state.matches(op)) {
      state.isEndless = true;
    } else if (++state.folds == state.next) {
      state.next *= 2;
      state.keep(op);
    }
    return state.isEndless;
  }

  /** Returns whether {@link #repeats} was true of an operation. */
  public boolean contains(Operation op) {
    State state = states.isEmpty() ? null : states.get(op);
    return state != null && state.isEndless;
  }

  /**
   * Returns whether the chain of first operands from an operation ends in a cycle without the operation itself, which
   * is possible only in a graph region. Patterns that look through definitions, such as two casts, would not terminate.
   * Chains longer than {@value #LONGEST_CHAIN} are not followed.
   */
  static boolean isFedByCycle(Operation op) {
    Operation parent = op.parentOp();
    if (op.operandCount() == 0 || parent == null
        || parent.definition() != null && !parent.hasTrait(Trait.GRAPH_REGIONS)) {
      return false;
    }
    Operation mark = op; // by Brent's algorithm: the operation after 1, 2, 4, 8, ... steps
    Operation current = next(op);
    for (int i = 1; i < LONGEST_CHAIN && current != null && current != op; i++) {
      if (current == mark) {
        return true;
      }
      mark = Integer.bitCount(i) == 1 ? current : mark;
      current = next(current);
    }
    return false;
  }

  private static @Nullable Operation next(@Nullable Operation op) {
    Value operand = op == null || op.operandCount() == 0 ? null : op.operand(0);
    return operand == null ? null : operand.definingOp();
  }

  /** Drops all operations. */
  public void clear() {
    states.clear();
  }
}
