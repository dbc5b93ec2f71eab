// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * A loop: some of its regions may be executed several times. A loop that forwards values also implements {@link
 * RegionBranchOpInterface}, which describes its control flow. That interface alone suffices to detect repetition, but
 * not to hoist code out of the loop.
 */
public interface LoopLikeOpInterface extends OpInterface {
  /**
   * Returns whether a block can be executed several times in one execution of its function: it is inside a loop, or in,
   * or nested in, a block on a control flow cycle. Linear in the blocks of the enclosing regions.
   */
  static boolean blockIsInLoop(Block block) {
    for (Block each = block; each != null; each = each.parentOp().block()) {
      Operation parent = each.parentOp();
      if (parent.implementsInterface(LoopLikeOpInterface.class) || isReachedFromItself(each)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isReachedFromItself(Block block) {
    Set<Block> seen = new HashSet<>();
    Deque<Block> pending = new ArrayDeque<>(List.of(block));
    while (!pending.isEmpty()) {
      Block each = pending.pop();
      for (int i = 0; i < each.successorCount(); i++) {
        if (seen.add(each.successor(i))) {
          pending.push(each.successor(i));
        }
      }
    }
    return seen.contains(block);
  }

  /** Returns the regions that are executed repeatedly. */
  List<Region> getLoopRegions(Operation op);

  /**
   * Returns the induction variables, one for each dimension: block arguments that the loop sets itself. With lower
   * bound {@code l}, upper bound {@code u} and positive step {@code s}, a variable has the values {@code l}, {@code l +
   * s}, {@code l + 2 * s} and so on below {@code u}, compared as signed numbers. Empty if the loop does not count.
   */
  default List<? extends Value> getLoopInductionVars(Operation op) {
    return List.of();
  }

  /** Returns the lower bounds of the induction variables, or an empty list if they are unknown. */
  default List<OpFoldResult> getLoopLowerBounds(Operation op) {
    return List.of();
  }

  /** Returns the exclusive upper bounds of the induction variables, or an empty list if they are unknown. */
  default List<OpFoldResult> getLoopUpperBounds(Operation op) {
    return List.of();
  }

  /** Returns the steps of the induction variables, or an empty list if they are unknown. */
  default List<OpFoldResult> getLoopSteps(Operation op) {
    return List.of();
  }

  /** Returns the initial values of the loop-carried variables. */
  default OperandRange getInits(Operation op) {
    return new OperandRange(op, 0, 0);
  }

  /** Returns the block arguments of the loop-carried variables, in the order of the initial values. */
  default List<? extends Value> getRegionIterArgs(Operation op) {
    return List.of();
  }

  /**
   * Returns the values of the loop-carried variables for the next iteration, or null if no operand range holds them.
   */
  default @Nullable OperandRange getYieldedValues(Operation op) {
    return null;
  }

  /** Returns whether {@code value} is defined outside of all loop regions. */
  default boolean isDefinedOutsideOfLoop(Operation op, Value value) {
    return value.parentRegion() == null || !op.isAncestor(value.parentRegion().parentOp());
  }

  /** Moves {@code inner}, whose operands are defined outside the loop, before the loop. */
  default void moveOutOfLoop(Operation op, Operation inner) {
    inner.moveBefore(op);
  }
}
