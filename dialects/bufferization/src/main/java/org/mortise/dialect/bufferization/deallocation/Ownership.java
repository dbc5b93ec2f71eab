// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;

/**
 * The ownership of a memref by a block, which must free the buffer if it owns it. A lattice: uninitialized, below one
 * {@code i1} value (unique), below unknown.
 *
 * @param state the level of the lattice
 * @param indicator the value that is true if the block owns the memref; null unless the state is {@code UNIQUE}
 */
public record Ownership(State state, @Nullable Value indicator) {
  /** The levels of the lattice, lowest first. */
  public enum State {
    UNINITIALIZED,
    UNIQUE,
    UNKNOWN
  }

  /** The bottom of the lattice. */
  public static final Ownership UNINITIALIZED = new Ownership(State.UNINITIALIZED, null);
  /** The top of the lattice. */
  public static final Ownership UNKNOWN = new Ownership(State.UNKNOWN, null);

  /** Returns the ownership that {@code indicator} holds. */
  public static Ownership unique(Value indicator) {
    return new Ownership(State.UNIQUE, indicator);
  }

  /** Returns whether nothing is known yet. */
  public boolean isUninitialized() {
    return state == State.UNINITIALIZED;
  }

  /** Returns whether one value holds the ownership. */
  public boolean isUnique() {
    return state == State.UNIQUE;
  }

  /** Returns the least upper bound of both. Indicators that are equal constants count as equal. */
  public Ownership combine(Ownership other) {
    if (other.isUninitialized()) {
      return this;
    }
    if (isUninitialized()) {
      return other;
    }
    return isUnique() && other.isUnique() && areEqual(indicator, other.indicator) ? this : UNKNOWN;
  }

  private static boolean areEqual(Value first, Value second) {
    Boolean constant = first == second ? null : Constants.booleanOf(first);
    return first == second || constant != null && constant.equals(Constants.booleanOf(second));
  }
}
