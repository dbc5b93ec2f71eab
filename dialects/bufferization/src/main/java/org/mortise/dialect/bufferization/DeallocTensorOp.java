// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Says that a tensor is not used any more, so that its buffer can be freed. */
public final class DeallocTensorOp {
  public static final String NAME = "bufferization.dealloc_tensor";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("tensor", TypeConstraints.ANY_TENSOR)
      .format("$tensor attr-dict `:` type($tensor)")
      .build();

  private final Operation op;

  private DeallocTensorOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static DeallocTensorOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new DeallocTensorOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value tensor() {
    return op.operand(0);
  }
}
