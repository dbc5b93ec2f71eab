// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An SSA value: the result of an operation or an argument of a block. Knows its uses, newest first; adding and removing
 * a use is O(1).
 */
public abstract sealed class Value permits OpResult, BlockArgument {
  private Type type;
  @Nullable OpOperand firstUse;
  private int numberHint;

  Value(Type type) {
    this.type = type;
  }

  public final Type type() {
    return type;
  }

  /** Changes the type in place, without notifying the users. */
  public final void setType(Type type) {
    this.type = type;
  }

  /**
   * Returns the number stored by the last {@link #setNumberHint}. Several analyses may number the same values, so the
   * number is only a hint: an analysis keeps a table from numbers to values and trusts the hint only if the table holds
   * this value at that number.
   */
  public final int numberHint() {
    return numberHint;
  }

  /** See {@link #numberHint}. */
  public final void setNumberHint(int number) {
    numberHint = number;
  }

  /** The operation whose result this is, or null for a block argument. */
  public abstract @Nullable Operation definingOp();

  /** The block in which this value is defined; null if its operation is in none. */
  public abstract @Nullable Block parentBlock();

  /** The region in which this value is defined, or null. */
  public final @Nullable Region parentRegion() {
    Block block = parentBlock();
    return block == null ? null : block.parent();
  }

  /** Returns the location of the operation or, for a block argument, its own. */
  public abstract Location location();

  /** Returns the newest use, from which {@link OpOperand#nextUse} leads to all others; null if there is none. */
  public final @Nullable OpOperand firstUse() {
    return firstUse;
  }

  /** Returns whether any operation uses the value. O(1). */
  public final boolean hasUses() {
    return firstUse != null;
  }

  /** Returns whether exactly one operand is this value. O(1). */
  public final boolean hasOneUse() {
    return firstUse != null && firstUse.nextUse == null;
  }

  /** The uses, newest first. The use that was returned last may be changed or dropped while iterating. */
  public final Iterable<OpOperand> uses() {
    return () -> new ChainIterator<>(firstUse) {
      @Override
      @Nullable OpOperand after(OpOperand current) {
        return current.nextUse;
      }
    };
  }

  /** Replaces this value by {@code other} in all users. Linear in the number of uses. */
  public final void replaceAllUsesWith(Value other) {
    if (other == this) {
      return;
    }
    while (firstUse != null) {
      firstUse.set(other);
    }
  }

  /**
   * Changes the order of the uses. Linear in their number.
   *
   * @param order all uses of this value, the first one first
   */
  public final void setUseOrder(List<OpOperand> order) {
    for (int i = order.size() - 1; i >= 0; i--) {
      order.get(i).set(this); // becomes the first use
    }
  }

  /**
   * Returns whether an operation outside {@code block} uses this value (as a direct operand, not from a nested region).
   */
  public final boolean isUsedOutsideOfBlock(Block block) {
    for (OpOperand use = firstUse; use != null; use = use.nextUse) {
      if (use.owner().block() != block) {
        return true;
      }
    }
    return false;
  }
}
