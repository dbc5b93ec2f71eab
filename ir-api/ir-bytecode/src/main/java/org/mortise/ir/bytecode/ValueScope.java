// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The values of an isolated region by their numbers. The values of a region have consecutive numbers, which follow the
 * numbers of the enclosing region. An operand with a forward reference is null until the value is defined.
 */
final class ValueScope {
  private static final Value[] NONE = {};
  private static final int[] NO_PENDING = {};

  private Value[] values = NONE;
  private int size;
  /** For each number the last operand that waits for the value, plus one; 0 if none waits. */
  private int[] lastPending = NO_PENDING;
  private Operation[] pendingOps = new Operation[0];
  private int[] pendingOperands = NO_PENDING;
  /** The previous operand that waits for the same value, plus one; 0 if there is none. */
  private int[] previousPending = NO_PENDING;
  private int pendingCount;
  private int unresolved;
  /** Values with forward references, whose uses are therefore not in the order of the program. */
  private @Nullable Set<Value> usedEarly;

  int size() {
    return size;
  }

  /** Allocates slots for the values of a region. */
  void open(int count) {
    size += count;
    if (size > values.length) {
      values = Arrays.copyOf(values, Math.max(size, 2 * values.length));
    }
  }

  /** Removes the values of a region; {@code newSize} remain. */
  void close(int newSize) {
    Arrays.fill(values, newSize, size, null);
    size = newSize;
  }

  @Nullable Value get(int number) {
    return values[number];
  }

  void define(int number, Value value) {
    values[number] = value;
    if (unresolved > 0 && number < lastPending.length && lastPending[number] != 0) {
      resolve(number, value);
    }
  }

  private void resolve(int number, Value value) {
    for (int entry = lastPending[number]; entry != 0; entry = previousPending[entry - 1]) {
      pendingOps[entry - 1].setOperand(pendingOperands[entry - 1], value);
      unresolved--;
    }
    lastPending[number] = 0;
    if (usedEarly == null) {
      usedEarly = new LinkedHashSet<>();
    }
    usedEarly.add(value);
    if (unresolved == 0) {
      pendingCount = 0;
    }
  }

  /** Records that an operand waits for a value. */
  void await(int number, Operation op, int operand) {
    if (number >= lastPending.length) {
      lastPending = Arrays.copyOf(lastPending, values.length);
    }
    if (pendingCount == pendingOps.length) {
      int capacity = Math.max(16, 2 * pendingCount);
      pendingOps = Arrays.copyOf(pendingOps, capacity);
      pendingOperands = Arrays.copyOf(pendingOperands, capacity);
      previousPending = Arrays.copyOf(previousPending, capacity);
    }
    pendingOps[pendingCount] = op;
    pendingOperands[pendingCount] = operand;
    previousPending[pendingCount] = lastPending[number];
    lastPending[number] = ++pendingCount;
    unresolved++;
  }

  /** Returns the values that were used before they were defined. */
  Collection<Value> usedEarly() {
    return usedEarly == null ? Set.of() : usedEarly;
  }
}
