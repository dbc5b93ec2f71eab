// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.cfg;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * What is known of the control flow between the regions of operations. Asks the interfaces of each operation once, so
 * that a pass can ask again for each allocation inside. A snapshot; not for several threads.
 */
public final class ControlFlowKinds {
  private final Map<Operation, Boolean> loops = new IdentityHashMap<>();

  /** Whether the operation says how control flows through its regions. */
  public static boolean isKnown(Operation op) {
    return op.implementsInterface(RegionBranchOpInterface.class) || op.implementsInterface(LoopLikeOpInterface.class);
  }

  /** Whether a region of the operation can be executed repeatedly, as far as it is known. */
  public boolean isLoop(Operation op) {
    return loops.computeIfAbsent(op, ControlFlowKinds::repeats);
  }

  private static boolean repeats(Operation op) {
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
