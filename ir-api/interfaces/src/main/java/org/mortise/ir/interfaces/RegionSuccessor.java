// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * Where control can go next: into a region of the operation, or back to behind the operation.
 *
 * @param region the region, or null for the operation itself
 * @param inputs the values that receive the forwarded operands: arguments of the region's entry block, or results
 */
public record RegionSuccessor(Region region, List<? extends Value> inputs) {
  /** Into a region, which must not be empty; all arguments of its entry block are inputs. */
  public static RegionSuccessor into(Region region) {
    return new RegionSuccessor(region, region.first().argumentList());
  }

  /** Into a region, which must not be empty; the first {@code skipped} arguments of its entry block are no inputs. */
  public static RegionSuccessor into(Region region, int skipped) {
    List<BlockArgument> arguments = region.first().argumentList();
    return new RegionSuccessor(region, arguments.subList(Math.min(skipped, arguments.size()), arguments.size()));
  }

  /** Behind the operation, all of whose results are inputs. */
  public static RegionSuccessor behind(Operation op) {
    return new RegionSuccessor(null, op.resultList());
  }

  /** Into a region, or behind the operation if that is null, without passing anything on. */
  public static RegionSuccessor withoutInputs(Region region) {
    return new RegionSuccessor(region, List.of());
  }

  /**
   * The position of {@code value}, an argument of the region's entry block or a result, among the inputs, or -1. Takes
   * one step if the inputs are the last arguments or results in their order, as they are as a rule.
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

  public boolean isParent() {
    return region == null;
  }
}
