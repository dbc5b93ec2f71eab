// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides a region into units of work, each of which the initial thread of one team executes. */
@Op(name = "omp.workdistribute", since = "22.1",
    regions = "region: ANY",
    format = "$region attr-dict")
public final class WorkdistributeOp extends WorkdistributeOpBase {
  private static final String BARRIER = "omp.barrier";

  WorkdistributeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Block entry = region().first();
    if (entry == null || entry.isEmpty()) {
      return opError("region cannot be empty");
    }
    for (Block block = entry; block != null; block = block.next()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        if (ParallelOp.of(op) != null) {
          return opError("nested parallel constructs not allowed in workdistribute");
        }
        if (op.name().toString().equals(BARRIER)) {
          return opError("explicit barriers are not allowed in workdistribute region");
        }
      }
    }
    return TeamsOp.of(parentOp()) != null ? null : opError("workdistribute must be nested under teams");
  }
}
