// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Value;

/**
 * The values of a program, in the order in which they are first visited. Stores the position of a value in the value
 * itself, and finds it by identity if another analysis has overwritten the position.
 */
final class ValueIndex {
  private Value[] values = new Value[256];
  private int[] numbers = new int[256];
  private OpOperand[] lastUses = new OpOperand[256];
  private boolean[] isShuffled = new boolean[256];
  private int size;
  private @Nullable Map<Value, Integer> byIdentity;

  /** Records the next use of a value in program order. */
  void addUse(OpOperand use) {
    int index = addIfNew(use.value());
    isShuffled[index] |= use.nextUse() != lastUses[index];
    lastUses[index] = use;
  }

  private int addIfNew(Value value) {
    int hint = value.numberHint();
    if (hint >= 0 && hint < size && values[hint] == value) {
      return hint;
    }
    return add(value);
  }

  private int add(Value value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
      numbers = Arrays.copyOf(numbers, 2 * size);
      lastUses = Arrays.copyOf(lastUses, 2 * size);
      isShuffled = Arrays.copyOf(isShuffled, 2 * size);
    }
    values[size] = value;
    value.setNumberHint(size);
    return size++;
  }

  /** Releases the data that only {@link #addUse} needs. */
  void endUses() {
    lastUses = new OpOperand[0];
  }

  /** Returns whether the uses of a value are not in the reverse order of the program. */
  boolean isShuffled(Value value) {
    return value.hasUses() && isShuffled[find(value)];
  }

  /** Sets the number of a value; ignored for a value without uses. */
  void setNumber(Value value, int number) {
    if (value.hasUses()) {
      numbers[find(value)] = number;
    }
  }

  int number(Value value) {
    return numbers[find(value)];
  }

  private int find(Value value) {
    int hint = value.numberHint();
    return hint >= 0 && hint < size && values[hint] == value ? hint : findByIdentity(value);
  }

  private int findByIdentity(Value value) {
    if (byIdentity == null) {
      byIdentity = new IdentityHashMap<>(2 * size);
      for (int i = 0; i < size; i++) {
        byIdentity.put(values[i], i);
      }
    }
    return byIdentity.get(value);
  }
}
