// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.MemRefType;

/** Waits for the end of a copy that {@code memref.dma_start} started. */
public final class DmaWaitOp {
  public static final String NAME = "memref.dma_wait";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("tagMemRef", TypeConstraints.ANY_MEMREF)
      .operands("tagIndices", TypeConstraints.INDEX)
      .operand("numElements", TypeConstraints.INDEX)
      .format("$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)")
      .verifier(DmaWaitOp::verify)
      .folder((op, constants) -> CastFolding.intoOperands(op))
      .build();

  private final Operation op;

  private DmaWaitOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static DmaWaitOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new DmaWaitOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value tag() {
    return op.operand(0);
  }

  public OperandRange tagIndices() {
    return op.operandGroup(1);
  }

  public Value elementCount() {
    return op.operand(op.operandCount() - 1);
  }

  private static Diagnostic verify(Operation op) {
    int given = op.operandCount() - 2;
    int rank = ((MemRefType) op.operand(0).type()).rank();
    return given == rank ? null
        : op.opError("expected tagIndices to have the same number of elements as the tagMemRef rank, expected " + rank
            + ", but got " + given);
  }
}
