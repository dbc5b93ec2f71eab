// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.List;
import org.mortise.dialect.scf.IfOp;
import org.mortise.dialect.scf.YieldOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/** The path past an operation whose only region is conditional: its missing else region. */
final class ElseRegion {
  private ElseRegion() {}

  /** Returns whether {@link #firstIn} can add a region to {@code op}. */
  static boolean isMissing(Operation op) {
    IfOp conditional = IfOp.of(op);
    return conditional != null && op.region(1).isEmpty();
  }

  /** Returns the first operation of the region, which is added if it is missing. */
  static Operation firstIn(Operation op) {
    Region region = op.region(1);
    if (region.isEmpty()) {
      Block block = region.addBlock();
      YieldOp.create(OpBuilder.atEnd(op.context(), block), op.location(), List.of());
    }
    return region.first().first();
  }
}
