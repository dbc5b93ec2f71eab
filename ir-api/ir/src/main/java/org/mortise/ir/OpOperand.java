// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/** One use of a value by an operation. Linked into the list of uses of its value. */
public final class OpOperand {
  private final Operation owner;
  int index;
  private Value value;
  @Nullable OpOperand nextUse;
  private @Nullable OpOperand previousUse;

  OpOperand(Operation owner, int index, Value value) {
    this.owner = owner;
    this.index = index;
    this.value = value;
    link();
  }

  public Operation owner() {
    return owner;
  }

  /** Position among the operands of the operation. */
  public int index() {
    return index;
  }

  public Value value() {
    return value;
  }

  /** The next older use of the same value, or null. */
  public @Nullable OpOperand nextUse() {
    return nextUse;
  }

  /** Replaces the operand by {@code newValue}. O(1). */
  public void set(@Nullable Value newValue) {
    unlink();
    value = newValue;
    link();
  }

  private void link() {
    if (value == null) {
      return;
    }
    nextUse = value.firstUse;
    previousUse = null;
    if (nextUse != null) {
      nextUse.previousUse = this;
    }
    value.firstUse = this;
  }

  private void unlink() {
    if (value == null) {
      return;
    }
    if (previousUse == null) {
      value.firstUse = nextUse;
    } else {
      previousUse.nextUse = nextUse;
    }
    if (nextUse != null) {
      nextUse.previousUse = previousUse;
    }
    nextUse = null;
    previousUse = null;
  }

  /** Drops the value. The operation may then only be erased or get another value. */
  void drop() {
    unlink();
    value = null;
  }
}
