// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Promises that the memory is aligned. */
public final class AssumeAlignmentOp {
  public static final String NAME = "memref.assume_alignment";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("memref", TypeConstraints.ANY_MEMREF)
      .attribute("alignment", AttributeConstraints.positive(AttributeConstraints.I32))
      .format("$memref `,` $alignment attr-dict `:` type($memref)")
      .verifier(AssumeAlignmentOp::verify)
      .build();

  private final Operation op;

  private AssumeAlignmentOp(Operation op) {
    this.op = op;
  }

  public static AssumeAlignmentOp create(OpBuilder builder, Location location, Value memref, int alignment) {
    OperationState state = builder.state(location, NAME)
        .addOperand(memref)
        .setProperty(0, IntegerAttr.i32(builder.context(), alignment));
    return new AssumeAlignmentOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static AssumeAlignmentOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new AssumeAlignmentOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value memref() {
    return op.operand(0);
  }

  public long alignment() {
    return ((IntegerAttr) op.property(0)).longValue();
  }

  private static Diagnostic verify(Operation op) {
    long alignment = ((IntegerAttr) op.property(0)).longValue();
    return Long.bitCount(alignment) == 1 ? null : op.opError("alignment must be power of 2");
  }
}
