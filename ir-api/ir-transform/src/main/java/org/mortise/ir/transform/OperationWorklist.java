// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/**
 * A stack of operations in which each is at most once. All methods are O(1) on average but {@link #clear} and {@link
 * #reverse}. The place of an operation is stored on it; for an operation that another collection {@linkplain
 * Operation#heldAt holds}, in a map.
 */
final class OperationWorklist {
  private static final int INITIAL = 64;

  private Operation[] list = new Operation[INITIAL];
  private int size;
  private int live;
  /** The places, from 1, of operations that other collections hold. */
  private final Map<Operation, Integer> heldByOthers = new IdentityHashMap<>(0);

  boolean isEmpty() {
    return live == 0;
  }

  boolean contains(Operation op) {
    return placeOf(op) != 0;
  }

  /** Puts {@code op} on top, unless it is in the list. Returns whether it was not. */
  boolean push(Operation op) {
    if (placeOf(op) != 0) {
      return false;
    }
    if (size == list.length) {
      grow();
    }
    list[size++] = op;
    if (op.heldAt() == 0) {
      op.setHeldAt(size);
    } else {
      heldByOthers.put(op, size);
    }
    live++;
    return true;
  }

  /** Removes and returns the top operation; null if empty. */
  @Nullable Operation pop() {
    while (size > 0) {
      Operation op = list[--size];
      if (op != null) {
        release(op);
        list[size] = null;
        live--;
        return op;
      }
    }
    return null;
  }

  /** Returns whether {@code op} was in the list. */
  boolean remove(Operation op) {
    int place = placeOf(op);
    if (place == 0) {
      return false;
    }
    release(op);
    list[place - 1] = null;
    live--;
    return true;
  }

  void clear() {
    for (int i = 0; i < size; i++) {
      if (list[i] != null) {
        release(list[i]);
      }
    }
    Arrays.fill(list, 0, size, null);
    size = 0;
    live = 0;
  }

  /** Turns the stack over. */
  void reverse() {
    for (int i = 0, k = size - 1; i < k; i++, k--) {
      Operation op = list[i];
      list[i] = list[k];
      list[k] = op;
    }
    holdAll();
  }

  /** Removes the gaps of removed operations, and enlarges the array if most slots are used. */
  private void grow() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (list[i] != null) {
        list[kept++] = list[i];
      }
    }
    Arrays.fill(list, kept, size, null);
    size = kept;
    if (kept > list.length / 2) {
      list = Arrays.copyOf(list, list.length * 2);
    }
    holdAll();
  }

  private void holdAll() {
    boolean areMine = heldByOthers.isEmpty();
    for (int i = 0; i < size; i++) {
      Operation op = list[i];
      if (op != null && (areMine || heldByOthers.replace(op, i + 1) == null)) {
        op.setHeldAt(i + 1);
      }
    }
  }

  private void release(Operation op) {
    if (heldByOthers.isEmpty() || heldByOthers.remove(op) == null) {
      op.setHeldAt(0);
    }
  }

  /** Returns the position of {@code op}, from 1; 0 if absent. */
  private int placeOf(Operation op) {
    int place = op.heldAt();
    if (place > 0 && place <= size && list[place - 1] == op) {
      return place;
    }
    return heldByOthers.isEmpty() ? 0 : heldByOthers.getOrDefault(op, 0);
  }
}
