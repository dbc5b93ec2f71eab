// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;

/**
 * Executes one of two regions with the operands as arguments, then a third region with the yielded values.
 */
@Op(name = "custom.region_if",
    operands = "operands: ANY...",
    results = "results: ANY...",
    regions = {"thenRegion: ONE_BLOCK", "elseRegion: ONE_BLOCK", "joinRegion: ONE_BLOCK"},
    traits = "RECURSIVE_MEMORY_EFFECTS",
    format = "$operands `:` type($operands) `->` type($results) `then` $thenRegion `else` $elseRegion"
        + " `join` $joinRegion attr-dict",
    implementations = RegionIfOp.Branching.class)
public final class RegionIfOp extends RegionIfOpBase {
  RegionIfOp(Operation operation) {
    super(operation);
  }

  /**
   * Control enters one of the first two regions, continues in the third one, and then leaves the operation.
   */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return of(op).operands();
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      RegionIfOp choice = of(op);
      if (point.isParent()) {
        return List.of(RegionSuccessor.into(choice.thenRegion()), RegionSuccessor.into(choice.elseRegion()));
      }
      Region join = choice.joinRegion();
      return List.of(point.isRegion(join) ? RegionSuccessor.parent(op) : RegionSuccessor.into(join));
    }

    @Override
    public int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
      return 1;
    }
  }
}
