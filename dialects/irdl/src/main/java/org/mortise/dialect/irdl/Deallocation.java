// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;

/** Frees memory by an operation whose only operand is the memory. */
final class Deallocation implements AllocationOpInterface {
  private final String operation;

  /** @param operation the name of the operation that frees */
  Deallocation(String operation) {
    this.operation = operation;
  }

  @Override
  public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
    OperationState state = new OperationState(allocated.location(), op.context().operationName(operation));
    state.addOperand(allocated);
    return builder.create(state);
  }
}
