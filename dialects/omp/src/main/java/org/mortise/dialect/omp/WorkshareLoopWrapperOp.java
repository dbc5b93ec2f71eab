// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Contains a loop nest that a workshare construct divides among the threads of a team. */
@Op(name = "omp.workshare.loop_wrapper", since = "22.1",
    regions = "region: ANY",
    traits = {"LoopWrappers.LOOP_WRAPPER", "NO_TERMINATOR", "RECURSIVE_MEMORY_EFFECTS", "SINGLE_BLOCK"},
    format = "$region attr-dict")
public final class WorkshareLoopWrapperOp extends WorkshareLoopWrapperOpBase {
  private static final String WORKSHARE = "omp.workshare";

  WorkshareLoopWrapperOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    for (Operation parent = parentOp(); parent != null; parent = parent.parentOp()) {
      if (parent.name().toString().equals(WORKSHARE)) {
        return null;
      }
    }
    return opError("must be nested in an omp.workshare");
  }

  @Nullable Diagnostic verifyRegions() {
    return LoopWrappers.verifyStandalone(operation());
  }
}
