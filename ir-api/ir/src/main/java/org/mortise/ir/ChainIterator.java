// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Iterates over a linked chain. The element returned last may be unlinked before the next call. */
abstract class ChainIterator<T> implements Iterator<T> {
  private @Nullable T upcoming;

  /** Starts at {@code first}, which is null for an empty chain. */
  ChainIterator(T first) {
    this.upcoming = first;
  }

  /** Returns the element linked after {@code current}, or null. */
  abstract @Nullable T after(T current);

  @Override
  public final boolean hasNext() {
    return upcoming != null;
  }

  @Override
  public final T next() {
    if (upcoming == null) {
      throw new NoSuchElementException();
    }
    T current = upcoming;
    upcoming = after(current);
    return current;
  }
}
