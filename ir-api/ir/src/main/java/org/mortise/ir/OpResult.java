// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/** A result of an operation. */
public final class OpResult extends Value {
  private final Operation owner;
  private final int index;

  OpResult(Operation owner, int index, Type type) {
    super(type);
    this.owner = owner;
    this.index = index;
  }

  public Operation owner() {
    return owner;
  }

  /** Position among the results of the operation. */
  public int index() {
    return index;
  }

  @Override
  public Operation definingOp() {
    return owner;
  }

  @Override
  public @Nullable Block parentBlock() {
    return owner.block();
  }

  @Override
  public Location location() {
    return owner.location();
  }
}
