// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers objects densely and finds the number of an object by a hint stored in the object. If another thread has
 * overwritten the hints (several threads may print the same program), a map is used instead.
 *
 * @param <T> values or blocks
 */
abstract class NumberTable<T> {
  private Object[] objects = new Object[64];
  private int size;
  private @Nullable Map<Object, Integer> byIdentity;
  private final boolean leavesHints;

  /**
   * Says whether hints are left in the objects. Without them everything is found by the map: for objects that other
   * threads may be numbering.
   */
  NumberTable(boolean leavesHints) {
    this.leavesHints = leavesHints;
  }

  protected abstract int hint(T object);

  protected abstract void setHint(T object, int hint);

  final int size() {
    return size;
  }

  /** Forgets all objects. */
  final void clear() {
    size = 0;
    byIdentity = null;
  }

  /** Gives {@code object} the next number. */
  final int add(T object) {
    if (size == objects.length) {
      objects = Arrays.copyOf(objects, 2 * size);
    }
    objects[size] = object;
    if (leavesHints) {
      setHint(object, size);
    }
    byIdentity = null;
    return size++;
  }

  /** The number of {@code object}, or -1. */
  final int find(T object) {
    int hint = hint(object);
    if (hint >= 0 && hint < size && objects[hint] == object) {
      return hint;
    }
    return findByIdentity(object);
  }

  private synchronized int findByIdentity(T object) {
    if (byIdentity == null) {
      byIdentity = new IdentityHashMap<>(2 * size);
      for (int i = 0; i < size; i++) {
        byIdentity.put(objects[i], i);
      }
    }
    return byIdentity.getOrDefault(object, -1);
  }
}
