// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;

/**
 * What is known about whether a block owns a memref, that is, has to see to it that its buffer is freed. A lattice:
 * nothing yet, below one {@code i1} value that tells it, below unknown without making more operations.
 *
 * @param state the level
 * @param indicator the value that tells it; null unless the state is {@code UNIQUE}
 */
public record Ownership(State state, Value indicator) {
  /** The levels of the lattice, from below. */
  public enum State {
    UNINITIALIZED,
    UNIQUE,
    UNKNOWN
  }

  public static final Ownership UNINITIALIZED = new Ownership(State.UNINITIALIZED, null);
  public static final Ownership UNKNOWN = new Ownership(State.UNKNOWN, null);

  public static Ownership unique(Value indicator) {
    return new Ownership(State.UNIQUE, indicator);
  }

  public boolean isUninitialized() {
    return state == State.UNINITIALIZED;
  }

  public boolean isUnique() {
    return state == State.UNIQUE;
  }

  public boolean isUnknown() {
    return state == State.UNKNOWN;
  }

  /** The least ownership that covers both. Indicators that are the same constant count as the same indicator. */
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
