// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Marks the end of the lifetime of a tensor, whose buffer can then be freed. */
@Op(name = "bufferization.dealloc_tensor",
    operands = "tensor: ANY_TENSOR",
    format = "$tensor attr-dict `:` type($tensor)",
    implementations = DeallocTensorBufferization.class)
public final class DeallocTensorOp extends DeallocTensorOpBase {
  DeallocTensorOp(Operation operation) {
    super(operation);
  }
}
