// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;

/** A terminator in a region of an operation with {@link RegionBranchOpInterface}. */
public interface RegionBranchTerminatorOpInterface extends OpInterface {
  /** Returns the operands that are forwarded to {@code target}, a region or the results of the enclosing operation. */
  OperandRange getSuccessorOperands(Operation op, RegionBranchPoint target);

  /**
   * Returns the possible successors of the terminator. The default is the successors of its region.
   *
   * @param constants the constant of each operand, null for an unknown value
   */
  default List<RegionSuccessor> getSuccessorRegions(Operation op, Attribute[] constants) {
    Operation parent = op.parentOp();
    return parent.getInterface(RegionBranchOpInterface.class)
        .getSuccessorRegions(parent, RegionBranchPoint.region(op.parentRegion()));
  }
}
