// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Caches properties of the control flow between the regions of operations, so that a pass can query them for each
 * allocation inside. A snapshot; not thread-safe.
 */
public final class ControlFlowKinds {
  private final Map<Operation, Boolean> loops = new IdentityHashMap<>();

  /** Returns whether an interface of the operation describes the control flow through its regions. */
  public static boolean isKnown(Operation op) {
    return op.implementsInterface(RegionBranchOpInterface.class) || op.implementsInterface(LoopLikeOpInterface.class);
  }

  /** Returns whether a region of the operation may be executed repeatedly, according to its interfaces. */
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
