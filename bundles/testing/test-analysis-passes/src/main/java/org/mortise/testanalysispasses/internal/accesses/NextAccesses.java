// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.accesses;

import org.mortise.analyses.dataflow.DenseBackwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.CallOpInterface;

/**
 * Finds the next operations that access the memory of each value. If some callers of a function are unknown, all are
 * ignored.
 */
final class NextAccesses extends DenseBackwardAnalysis<Accesses> {
  private final AccessTransfer transfer;

  NextAccesses(AccessTransfer transfer) {
    this.transfer = transfer;
  }

  @Override
  protected Accesses exitState() {
    return Accesses.NONE;
  }

  @Override
  protected Accesses leastState() {
    return Accesses.NONE;
  }

  @Override
  protected Accesses visitOperation(Operation op, Accesses after) {
    return transfer.through(op, after);
  }

  @Override
  protected Accesses visitEntry(Operation op, Accesses state) {
    return transfer.throughEntry(op, state);
  }

  @Override
  protected Accesses visitExit(Operation op, Accesses state) {
    Operation callee = op.implementsInterface(CallOpInterface.class) ? solver().calleeOf(op) : null;
    boolean isFromUnknown = callee != null && solver().hasUnknownCalls(callee);
    return transfer.throughExit(op, isFromUnknown ? Accesses.NONE : state);
  }

  @Override
  protected Accesses visitExternalCall(Operation call, Accesses after) {
    return transfer.throughUnknown(call, after);
  }

  @Override
  protected Accesses join(Accesses a, Accesses b) {
    return a.join(b);
  }
}
