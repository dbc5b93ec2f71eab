// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * Implements {@link RegionBranchOpInterface} for operations such as {@code scf.if}: the first operand is the condition,
 * the first region is entered if it is true, the second one, which may be empty, if it is false.
 */
public class ConditionalRegions implements RegionBranchOpInterface {
  @Override
  public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
    return point.isParent() ? List.of(then(op), otherwise(op)) : List.of(RegionSuccessor.parent(op));
  }

  @Override
  public List<RegionSuccessor> getEntrySuccessorRegions(Operation op, Attribute[] constants) {
    Boolean condition = Constants.asBoolean(constants[0]);
    if (condition == null) {
      return getSuccessorRegions(op, RegionBranchPoint.parent());
    }
    return List.of(condition ? then(op) : otherwise(op));
  }

  @Override
  public int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
    Boolean condition = Constants.asBoolean(constants[0]);
    return condition == null || condition == (region == op.region(0)) ? 1 : 0;
  }

  private static RegionSuccessor then(Operation op) {
    return RegionSuccessor.withoutInputs(op.region(0));
  }

  private static RegionSuccessor otherwise(Operation op) {
    Region region = op.region(1);
    return region.isEmpty() ? RegionSuccessor.parentWithoutInputs() : RegionSuccessor.withoutInputs(region);
  }
}
