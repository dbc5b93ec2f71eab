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
 * Describes the control flow between an operation and its regions. Control leaves a region at its terminators, which
 * describe the forwarded operands by {@link RegionBranchTerminatorOpInterface}.
 */
public interface RegionBranchOpInterface extends OpInterface {
  /** The result of {@link #getMaxInvocations} if no limit is known. */
  int UNBOUNDED = -1;

  /**
   * Returns the operands of {@code op} forwarded to {@code target} when control enters {@code op}; by default none.
   */
  default OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
    return new OperandRange(op, 0, 0);
  }

  /**
   * Returns the possible successors of {@code point}. Passes visit them in this order, so the order may be visible in
   * their output.
   */
  List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point);

  /**
   * Returns the possible successors when control enters {@code op}.
   *
   * @param constants the constant of each operand, null for an unknown value
   */
  default List<RegionSuccessor> getEntrySuccessorRegions(Operation op, Attribute[] constants) {
    return getSuccessorRegions(op, RegionBranchPoint.parent());
  }

  /**
   * Returns an upper bound of the number of times that {@code region} is entered in one execution of {@code op}, or
   * {@link #UNBOUNDED}.
   *
   * @param constants the constant of each operand, null for an unknown value
   */
  default int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
    return UNBOUNDED;
  }

  /** Returns whether a value of type {@code from} may be forwarded to an input of type {@code to}. */
  default boolean areTypesCompatible(Operation op, Type from, Type to) {
    return from == to;
  }

  /** Returns whether {@code region} can be reached from its own end, directly or through other regions. */
  default boolean isRepetitiveRegion(Operation op, Region region) {
    List<Region> pending = new ArrayList<>();
    boolean[] seen = new boolean[op.regionCount()];
    pending.add(region);
    while (!pending.isEmpty()) {
      Region from = pending.remove(pending.size() - 1);
      for (RegionSuccessor successor : getSuccessorRegions(op, RegionBranchPoint.region(from))) {
        if (successor.isParent()) {
          continue;
        }
        Region to = successor.region();
        if (to == region) {
          return true;
        }
        if (!seen[to.index()]) {
          seen[to.index()] = true;
          pending.add(to);
        }
      }
    }
    return false;
  }
}
