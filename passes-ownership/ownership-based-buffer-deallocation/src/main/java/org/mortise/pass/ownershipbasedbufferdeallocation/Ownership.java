// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

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
record Ownership(State state, @Nullable Value indicator) {
  /** The levels of the lattice, lowest first. */
  enum State {
    UNINITIALIZED,
    UNIQUE,
    UNKNOWN
  }

  /** The bottom of the lattice. */
  static final Ownership UNINITIALIZED = new Ownership(State.UNINITIALIZED, null);
  /** The top of the lattice. */
  static final Ownership UNKNOWN = new Ownership(State.UNKNOWN, null);

  /** Returns the ownership that {@code indicator} holds. */
  static Ownership unique(Value indicator) {
    return new Ownership(State.UNIQUE, indicator);
  }

  /** Returns whether nothing is known yet. */
  boolean isUninitialized() {
    return state == State.UNINITIALIZED;
  }

  /** Returns whether one value holds the ownership. */
  boolean isUnique() {
    return state == State.UNIQUE;
  }

  /** Returns the least upper bound of both. Indicators that are equal constants count as equal. */
  Ownership combine(Ownership other) {
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
