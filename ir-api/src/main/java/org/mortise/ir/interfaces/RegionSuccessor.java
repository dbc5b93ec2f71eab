// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
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
    return new RegionSuccessor(region, List.of(region.first().arguments()));
  }

  /** Into a region, which must not be empty; the first {@code skipped} arguments of its entry block are no inputs. */
  public static RegionSuccessor into(Region region, int skipped) {
    List<Value> arguments = List.of(region.first().arguments());
    return new RegionSuccessor(region, arguments.subList(Math.min(skipped, arguments.size()), arguments.size()));
  }

  /** Behind the operation, all of whose results are inputs. */
  public static RegionSuccessor behind(Operation op) {
    return new RegionSuccessor(null, List.of(op.results()));
  }

  /** Into a region, or behind the operation if that is null, without passing anything on. */
  public static RegionSuccessor withoutInputs(Region region) {
    return new RegionSuccessor(region, List.of());
  }

  public boolean isParent() {
    return region == null;
  }
}
