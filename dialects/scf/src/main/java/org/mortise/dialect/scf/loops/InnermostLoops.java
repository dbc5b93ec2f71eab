// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.ir.Operation;

/** Finds parallel loops that contain no other parallel loop. */
public final class InnermostLoops {
  private InnermostLoops() {}

  /** Returns the innermost parallel loops in {@code root} in their order. Linear in the operations. */
  public static List<ParallelOp> of(Operation root) {
    List<ParallelOp> innermost = new ArrayList<>();
    List<Operation> found = new ArrayList<>();
    root.walk(op -> {
      if (ParallelOp.of(op) == null) {
        return;
      }
      // Postorder: nested loops come first, so that this loop contains the last found one or none.
      if (found.isEmpty() || !op.isProperAncestor(found.get(found.size() - 1))) {
        innermost.add(ParallelOp.of(op));
      }
      found.add(op);
    });
    return innermost;
  }
}
