// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/**
 * A value that a block receives from the terminators that branch to it or, for an entry block, from the enclosing
 * operation.
 */
public final class BlockArgument extends Value {
  private final Block owner;
  private Location location;
  int index;

  BlockArgument(Block owner, int index, Type type, Location location) {
    super(type);
    this.owner = owner;
    this.index = index;
    this.location = location;
  }

  public Block owner() {
    return owner;
  }

  /** Position among the arguments of the block. */
  public int index() {
    return index;
  }

  @Override
  public @Nullable Operation definingOp() {
    return null;
  }

  @Override
  public Block parentBlock() {
    return owner;
  }

  @Override
  public Location location() {
    return location;
  }

  public void setLocation(Location location) {
    this.location = location;
  }
}
