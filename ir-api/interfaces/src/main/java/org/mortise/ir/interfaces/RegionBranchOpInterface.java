// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;

/**
 * An operation whose regions are entered from the operation itself and from one another, and that tells how. A region
 * is left through terminators with {@link RegionBranchTerminatorOpInterface}.
 *
 * <p>A "point" is where control comes from: a region (its end), or null for the operation itself (entering).
 */
public interface RegionBranchOpInterface extends OpInterface {
  /** See {@link #getMaxInvocations}. */
  int UNBOUNDED = -1;

  /**
   * The operands passed to {@code target} (null: to the results) when control comes from the operation itself. By
   * default there are none.
   */
  default OperandRange getEntrySuccessorOperands(Operation op, Region target) {
    return new OperandRange(op, 0, 0);
  }

  /** Where control can go from {@code point}. The order is part of the meaning for passes' output. */
  List<RegionSuccessor> getSuccessorRegions(Operation op, Region point);

  /** Where control can go from the operation itself when operands have these constants (null for unknown). */
  default List<RegionSuccessor> getEntrySuccessorRegions(Operation op, Attribute[] constants) {
    return getSuccessorRegions(op, null);
  }

  /**
   * How often at most {@code region} is executed each time the operation is, when operands have these constants (null
   * for unknown); {@link #UNBOUNDED} if there is no limit, or it is not known.
   */
  default int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
    return UNBOUNDED;
  }

  /** Whether a value of one type can be passed to an input of another. */
  default boolean areTypesCompatible(Operation op, Type from, Type to) {
    return from == to;
  }

  /** Whether {@code region} can be reached from its own end, directly or through others. */
  default boolean isRepetitiveRegion(Operation op, Region region) {
    List<Region> pending = new ArrayList<>();
    boolean[] seen = new boolean[op.regionCount()];
    pending.add(region);
    while (!pending.isEmpty()) {
      Region from = pending.remove(pending.size() - 1);
      for (RegionSuccessor successor : getSuccessorRegions(op, from)) {
        Region to = successor.region();
        if (to == region) {
          return true;
        }
        if (to != null && !seen[to.index()]) {
          seen[to.index()] = true;
          pending.add(to);
        }
      }
    }
    return false;
  }
}
