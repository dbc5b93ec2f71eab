// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Executes a {@code DO CONCURRENT} construct: memory of an iteration, and then the loop. */
@Op(name = "fir.do_concurrent",
    regions = "region: ONE_BLOCK",
    traits = "AUTOMATIC_ALLOCATION_SCOPE",
    format = "$region attr-dict",
    since = "22.1")
public final class DoConcurrentOp extends DoConcurrentOpBase {
  DoConcurrentOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation last = region().first().last();
    return last != null && DoConcurrentLoopOp.of(last) != null
        ? null : opError("must be terminated by 'fir.do_concurrent.loop'");
  }
}
