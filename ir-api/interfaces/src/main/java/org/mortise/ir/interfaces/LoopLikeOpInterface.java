// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * A loop: some of its regions can be executed several times. How control gets there is told by {@link
 * RegionBranchOpInterface}, which loops have besides where something is passed on; that alone is enough for what
 * repeats to be found, but not for moving code out of it.
 */
public interface LoopLikeOpInterface extends OpInterface {
  /** The regions that are executed repeatedly. */
  List<Region> getLoopRegions(Operation op);

  /** The initial values of the loop-carried variables. */
  default OperandRange getInits(Operation op) {
    return new OperandRange(op, 0, 0);
  }

  /** The block arguments that are the loop-carried variables, in the order of the initial values. */
  default List<? extends Value> getRegionIterArgs(Operation op) {
    return List.of();
  }

  /** The values of the loop-carried variables for the next iteration, or null if there is no such list. */
  default OperandRange getYieldedValues(Operation op) {
    return null;
  }

  /** Whether {@code value} is defined outside of all loop regions. */
  default boolean isDefinedOutsideOfLoop(Operation op, Value value) {
    return value.parentRegion() == null || !op.isAncestor(value.parentRegion().parentOp());
  }

  /** Moves {@code inner}, whose operands are defined outside, in front of the loop. */
  default void moveOutOfLoop(Operation op, Operation inner) {
    inner.moveBefore(op);
  }
}
