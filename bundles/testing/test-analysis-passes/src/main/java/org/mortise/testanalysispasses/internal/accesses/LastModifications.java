// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.accesses;

import org.mortise.analyses.dataflow.DenseForwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.CallOpInterface;

/**
 * Finds the last operations that may have changed the memory of each value. If some callers of a function are unknown,
 * all are ignored.
 */
final class LastModifications extends DenseForwardAnalysis<Accesses> {
  private final AccessTransfer transfer;

  LastModifications(AccessTransfer transfer) {
    this.transfer = transfer;
  }

  @Override
  protected Accesses entryState() {
    return Accesses.NONE;
  }

  @Override
  protected Accesses visitOperation(Operation op, Accesses before) {
    return transfer.through(op, before);
  }

  @Override
  protected Accesses visitEntry(Operation op, Accesses state) {
    Operation callee = op.implementsInterface(CallOpInterface.class) ? solver().calleeOf(op) : null;
    boolean isFromUnknown = callee != null && solver().hasUnknownCalls(callee);
    return transfer.throughEntry(op, isFromUnknown ? Accesses.NONE : state);
  }

  @Override
  protected Accesses visitExit(Operation op, Accesses state) {
    return transfer.throughExit(op, state);
  }

  @Override
  protected Accesses visitExternalCall(Operation call, Accesses before) {
    return transfer.throughUnknown(call, before);
  }

  @Override
  protected Accesses join(Accesses a, Accesses b) {
    return a.join(b);
  }
}
