// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * Where control can go next: into a region of the operation, or back to behind the operation.
 *
 * @param region the region, or null for the operation itself
 * @param inputs the values that receive the forwarded operands: arguments of the region's entry block, or results
 */
public record RegionSuccessor(Region region, List<? extends Value> inputs) {
  public boolean isParent() {
    return region == null;
  }
}
