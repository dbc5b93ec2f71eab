// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers for some values, from 0 in the order in which they are added, so that arrays can replace maps. The number is
 * stored on the value as a {@linkplain Value#numberHint hint}; it is found in constant time, also after other numbers
 * have overwritten the hint, which causes a map of all values to be built once. Threads may share an instance to which
 * nothing is added any more.
 */
public final class ValueNumbers {
  private static final int FEW = 16;

  private Value[] values = new Value[FEW];
  private int count;
  /** The numbers of all values; null until a value has another hint than its number, or is not numbered. */
  private volatile @Nullable Map<Value, Integer> overwritten;

  /** Adds {@code value}, which has no number yet, and returns its number. */
  public int add(Value value) {
    if (count == values.length) {
      values = Arrays.copyOf(values, count * 2);
    }
    values[count] = value;
    value.setNumberHint(count);
    Map<Value, Integer> known = overwritten;
    if (known != null) {
      known.put(value, count);
    }
    return count++;
  }

  /**
   * Returns the number of {@code value}, or -1 if it has none. The first search for a value that has none costs as much
   * as a map of all values.
   */
  public int of(Value value) {
    int hint = value.numberHint();
    return hint >= 0 && hint < count && values[hint] == value ? hint : ofOverwritten(value);
  }

  private int ofOverwritten(Value value) {
    if (count == 0) {
      return -1;
    }
    Map<Value, Integer> known = overwritten;
    if (known == null) {
      known = new IdentityHashMap<>(count);
      for (int i = 0; i < count; i++) {
        known.put(values[i], i);
      }
      overwritten = known;
    }
    return known.getOrDefault(value, -1);
  }

  public Value value(int number) {
    return values[number];
  }

  /** Returns the number of numbered values. */
  public int count() {
    return count;
  }

  /** Returns the values in the order of their numbers: a view that cannot be changed. */
  public List<Value> values() {
    return Collections.unmodifiableList(Arrays.asList(values).subList(0, count));
  }
}
