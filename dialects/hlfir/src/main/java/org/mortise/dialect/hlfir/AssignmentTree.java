// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.EndOp;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;

/** The nesting of {@code forall}, {@code where} and assignments; other operations are in separate regions. */
final class AssignmentTree {
  private static final Set<String> NODES = Set.of(
      RegionAssignOp.NAME, ForallOp.NAME, ForallMaskOp.NAME, WhereOp.NAME, ElseWhereOp.NAME, ForallIndexOp.NAME);

  private AssignmentTree() {}

  /** Returns an error if the region of inner nodes has other operations, otherwise null. */
  static @Nullable Diagnostic verify(Operation op, Region body) {
    for (Block block : body.blocks()) {
      for (Operation inner : block.operations()) {
        if (!NODES.contains(inner.name().name()) && EndOp.of(inner) == null) {
          return op.opError("body region must only contain OrderedAssignmentTreeOpInterface operations or fir.end");
        }
      }
    }
    return null;
  }

  /** Returns whether a region yields a mask: an array of logical values. */
  static boolean yieldsMask(Region region) {
    Type type = YieldOp.typeOf(region);
    return type != null && HlfirConstraints.LOGICAL_ARRAY.accepts(type);
  }
}
