// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;

/**
 * Implements {@link KnownValuesOpInterface} for operations with {@link ConditionalRegions}: the condition is known in
 * both regions, and after the operation if control skips the regions.
 */
public class ConditionInRegions implements KnownValuesOpInterface {
  @Override
  public List<KnownValue> getKnownValuesAt(Operation op, RegionBranchPoint target) {
    return List.of(KnownValue.equal(op.operand(0), IntegerAttr.bool(op.context(), target.isRegion(op.region(0)))));
  }
}
