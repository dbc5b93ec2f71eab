// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * A target of control flow inside an operation with regions, with the values that receive the forwarded operands.
 *
 * @param point the target: a region, or the parent for the operations after the operation itself
 * @param inputs the values that receive the forwarded operands: arguments of the region's entry block, or results
 */
public record RegionSuccessor(RegionBranchPoint point, List<? extends Value> inputs) {
  /** Returns the successor {@code region}. All arguments of its entry block, if any, are inputs. */
  public static RegionSuccessor into(Region region) {
    return into(region, 0);
  }

  /**
   * Returns the successor {@code region}. The arguments of its entry block after the first {@code skipped} are inputs.
   */
  public static RegionSuccessor into(Region region, int skipped) {
    List<BlockArgument> arguments = region.isEmpty() ? List.of() : region.first().argumentList();
    return new RegionSuccessor(RegionBranchPoint.region(region),
        arguments.subList(Math.min(skipped, arguments.size()), arguments.size()));
  }

  /** Returns the successor that leaves {@code op}. All results of {@code op} are inputs. */
  public static RegionSuccessor parent(Operation op) {
    return new RegionSuccessor(RegionBranchPoint.parent(), op.resultList());
  }

  /** Returns the successor {@code region} without inputs. The region may be empty. */
  public static RegionSuccessor withoutInputs(Region region) {
    return new RegionSuccessor(RegionBranchPoint.region(region), List.of());
  }

  /** Returns the successor that leaves the operation without forwarding values to its results. */
  public static RegionSuccessor parentWithoutInputs() {
    return new RegionSuccessor(RegionBranchPoint.parent(), List.of());
  }

  /**
   * Returns the index of {@code value} among the inputs, or -1. Takes constant time if the inputs are the last
   * arguments or results in their order, which is the usual case, and linear time otherwise.
   *
   * @param value an argument of the region's entry block, or a result of the operation
   */
  public int indexOf(Value value) {
    int count = 0;
    int own = 0;
    if (value instanceof BlockArgument argument) {
      count = argument.owner().argumentCount();
      own = argument.index();
    } else if (value instanceof OpResult result) {
      count = result.definingOp().resultCount();
      own = result.index();
    }
    int likely = inputs.size() - count + own;
    boolean isThere = likely >= 0 && likely < inputs.size() && inputs.get(likely) == value;
    return isThere ? likely : inputs.indexOf(value);
  }

  /** Returns whether this successor leaves the operation. */
  public boolean isParent() {
    return point.isParent();
  }

  /**
   * Returns the region that is entered.
   *
   * @throws IllegalStateException if this successor leaves the operation
   */
  public Region region() {
    return point.region();
  }
}
