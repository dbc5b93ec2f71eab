// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * One version of the elements of a vector or tensor. The newest version owns an array; older versions keep only the
 * differences to their successor until they are read again. See Baker, Shallow Binding Makes Functional Arrays Fast,
 * 1991; here an old version gets a copy of the array, instead of the array itself.
 */
final class ElementsVersion {
  private final ValueKind kind;
  private final int count;
  /** The elements; null if the differences to a newer version are known instead. */
  private @Nullable Object array;
  private @Nullable BitSet poison;
  /** The number of changes since the array was copied; at most {@link #count}, to bound the cost of {@link #copy}. */
  private final int age;
  private @Nullable ElementsVersion newer;
  private int[] positions = {};
  /** The values at the positions in this version. */
  private @Nullable ElementsVersion previous;

  private ElementsVersion(ValueKind kind, int count, Object array, @Nullable BitSet poison, int age) {
    this.kind = kind;
    this.count = count;
    this.array = array;
    this.poison = poison;
    this.age = age;
  }

  static ElementsVersion of(ValueKind kind, int count) {
    Object array = switch (kind) {
      case LONG -> new long[count];
      case FLOAT -> new float[count];
      case DOUBLE -> new double[count];
      case OBJECT -> new Object[count];
    };
    return new ElementsVersion(kind, count, array, null, 0);
  }

  int count() {
    return count;
  }

  boolean isOutdated() {
    return array == null;
  }

  /** Returns the number of elements stored by this version. */
  int kept() {
    return array == null ? positions.length : count;
  }

  /** Returns the version relative to which this one stores differences; null if this one owns an array. */
  @Nullable ElementsVersion newer() {
    return newer;
  }

  /** Returns the array; an old version creates it. */
  Object array() {
    if (array == null) {
      ElementsVersion copied = copy();
      array = copied.array;
      poison = copied.poison;
      newer = null;
      previous = null;
      positions = new int[0];
    }
    return array;
  }

  /** Returns a copy that owns an array. Linear in the elements. */
  ElementsVersion copy() {
    Deque<ElementsVersion> older = new ArrayDeque<>();
    ElementsVersion owner = this;
    while (owner.array == null) {
      older.push(owner);
      owner = owner.newer;
    }
    ElementsVersion copy = of(kind, count);
    System.arraycopy(owner.array, 0, copy.array, 0, count);
    copy.poison = owner.poison == null ? null : (BitSet) owner.poison.clone();
    for (ElementsVersion each : older) { // the newest first; of several changes of one element the first one counts
      for (int i = each.positions.length - 1; i >= 0; i--) {
        copy.copy(each.positions[i], each.previous, i);
      }
    }
    return copy;
  }

  /** Returns whether {@link #change} takes no copy. */
  boolean isChangeable(int changes) {
    return array != null && age + changes <= count;
  }

  /** Returns a newer version with changed elements, which takes over the array. */
  ElementsVersion change(int[] changed, ElementsVersion values) {
    ElementsVersion changing = new ElementsVersion(kind, count, array, poison, age + changed.length);
    previous = of(kind, changed.length);
    for (int i = 0; i < changed.length; i++) {
      previous.copy(i, changing, changed[i]);
      changing.copy(changed[i], values, i);
    }
    positions = changed;
    newer = changing;
    array = null;
    poison = null;
    return changing;
  }

  /** Copies an element of another storage of the same kind. */
  void copy(int position, ElementsVersion from, int source) {
    setPoison(position, from.isPoison(source));
    System.arraycopy(from.array(), source, array(), position, 1);
  }

  boolean isPoison(int position) {
    if (array == null) {
      array();
    }
    return poison != null && poison.get(position);
  }

  void setPoison(int position, boolean isPoison) {
    if (isPoison || poison != null) {
      poison = poison == null ? new BitSet() : poison;
      poison.set(position, isPoison);
    }
  }

  void setAllPoison() {
    poison = new BitSet();
    poison.set(0, Array.getLength(array()));
  }
}
