// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.compat;

import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.UnderlyingValues;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * The limit of MLIR's local alias analysis: ten steps, and no step into or out of an operation whose regions contain
 * branches between blocks.
 */
public final class TracingLimit implements UnderlyingValues.Limit {
  private static final int STEPS = 10;

  @Override
  public boolean stopsAt(Value value, int steps) {
    return steps == STEPS || isPassedByBranchingRegion(value);
  }

  private static boolean isPassedByBranchingRegion(Value value) {
    Operation op = owner(value);
    if (op == null || !op.implementsInterface(RegionBranchOpInterface.class)) {
      return false;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      if (!op.region(i).isEmpty() && !op.region(i).hasOneBlock()) {
        return true;
      }
    }
    return false;
  }

  /** Returns the operation that defines {@code value} as a result or as an argument of an entry block, or null. */
  private static @Nullable Operation owner(Value value) {
    if (value instanceof BlockArgument argument) {
      return argument.owner().isEntryBlock() ? argument.owner().parentOp() : null;
    }
    return value.definingOp();
  }
}
