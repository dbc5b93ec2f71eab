// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Frees memory that was allocated on the heap. */
public final class DeallocOp {
  public static final String NAME = "memref.dealloc";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("memref", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .format("$memref attr-dict `:` type($memref)")
      .folder((op, constants) -> CastFolding.intoOperands(op))
      .build();

  private final Operation op;

  private DeallocOp(Operation op) {
    this.op = op;
  }

  public static DeallocOp create(OpBuilder builder, Location location, Value memref) {
    return new DeallocOp(builder.create(builder.state(location, NAME).addOperand(memref)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static DeallocOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new DeallocOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value memref() {
    return op.operand(0);
  }
}
