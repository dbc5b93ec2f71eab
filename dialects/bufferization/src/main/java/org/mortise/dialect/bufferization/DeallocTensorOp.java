// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Says that a tensor is not used any more, so that its buffer can be freed. */
@Op(name = "bufferization.dealloc_tensor",
    operands = "tensor: ANY_TENSOR",
    format = "$tensor attr-dict `:` type($tensor)")
public final class DeallocTensorOp extends DeallocTensorOpBase {
  DeallocTensorOp(Operation operation) {
    super(operation);
  }
}
