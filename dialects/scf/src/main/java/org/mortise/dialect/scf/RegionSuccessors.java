// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RegionSuccessor;

/** Makes region successors. */
final class RegionSuccessors {
  private RegionSuccessors() {}

  /** Into a region, all of whose arguments are inputs. */
  static RegionSuccessor into(Region region) {
    return new RegionSuccessor(region, List.of(region.first().arguments()));
  }

  /** Into a region, whose first {@code skipped} arguments are no inputs. */
  static RegionSuccessor into(Region region, int skipped) {
    List<Value> arguments = List.of(region.first().arguments());
    return new RegionSuccessor(region, arguments.subList(Math.min(skipped, arguments.size()), arguments.size()));
  }

  /** Into a region that gets nothing. */
  static RegionSuccessor withoutInputs(Region region) {
    return new RegionSuccessor(region, List.of());
  }

  /** Behind the operation, all of whose results are inputs. */
  static RegionSuccessor behind(Operation op) {
    return new RegionSuccessor(null, List.of(op.results()));
  }
}
