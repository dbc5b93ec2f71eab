// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis;

import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/** What is known of the control flow between the regions of an operation. */
public final class ControlFlowKinds {
  private ControlFlowKinds() {}

  /** Whether the operation says how control flows through its regions. */
  public static boolean isKnown(Operation op) {
    return op.implementsInterface(RegionBranchOpInterface.class) || op.implementsInterface(LoopLikeOpInterface.class);
  }

  /** Whether a region of the operation can be executed repeatedly, as far as it is known. */
  public static boolean isLoop(Operation op) {
    if (op.implementsInterface(LoopLikeOpInterface.class)) {
      return true;
    }
    RegionBranchOpInterface regions = op.getInterface(RegionBranchOpInterface.class);
    if (regions == null) {
      return false;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      if (regions.isRepetitiveRegion(op, op.region(i))) {
        return true;
      }
    }
    return false;
  }
}
