// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith.internal.compat;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FusedLoc;

/**
 * The locations of operations that replace several others. MLIR's generated patterns fuse as many locations as the
 * pattern names operations, but take them from all matched operations, including constants, operands first: often the
 * location of a remaining constant rather than that of its user. A caller passes the values whose locations MLIR takes.
 */
public final class MatchLocations {
  private MatchLocations() {}

  /** Returns the location of {@code root} fused with those of the definitions of {@code others}. */
  public static Location fused(OperationRef matched, Value... others) {
    Operation root = matched.operation();
    List<Location> locations = new ArrayList<>(others.length + 1);
    locations.add(root.location());
    for (Value other : others) {
      locations.add(other.definingOp().location());
    }
    return FusedLoc.fuse(root.context(), locations, null);
  }
}
