// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/** A terminator of a region of an operation with {@link RegionBranchOpInterface}. */
public interface RegionBranchTerminatorOpInterface extends OpInterface {
  /** The operands passed to {@code target}, a region of the enclosing operation, or to its results if null. */
  OperandRange getSuccessorOperands(Operation op, Region target);

  /** Where control can go when operands have these constants (null for unknown). */
  default List<RegionSuccessor> getSuccessorRegions(Operation op, Attribute[] constants) {
    Operation parent = op.parentOp();
    return parent.getInterface(RegionBranchOpInterface.class).getSuccessorRegions(parent, op.parentRegion());
  }
}
