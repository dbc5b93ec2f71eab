// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.BaseMemRefType;

/** Copies the contents of memory to memory of the same shape. */
public final class CopyOp {
  public static final String NAME = "memref.copy";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .operand("target", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .format("$source `,` $target attr-dict `:` type($source) `to` type($target)")
      .verifier(CopyOp::verify)
      .folder((op, constants) -> CastFolding.intoOperands(op))
      .canonicalization(CopyPatterns::add)
      .build();

  private final Operation op;

  private CopyOp(Operation op) {
    this.op = op;
  }

  public static CopyOp create(OpBuilder builder, Location location, Value source, Value target) {
    return new CopyOp(builder.create(builder.state(location, NAME).addOperand(source).addOperand(target)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static CopyOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new CopyOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value source() {
    return op.operand(0);
  }

  public Value target() {
    return op.operand(1);
  }

  private static Diagnostic verify(Operation op) {
    BaseMemRefType source = (BaseMemRefType) op.operand(0).type();
    BaseMemRefType target = (BaseMemRefType) op.operand(1).type();
    if (source.elementType() != target.elementType()) {
      return op.opError("requires the same element type for all operands");
    }
    return MemRefTypes.haveCompatibleShapes(source, target)
        ? null : op.opError("requires the same shape for all operands");
  }
}
