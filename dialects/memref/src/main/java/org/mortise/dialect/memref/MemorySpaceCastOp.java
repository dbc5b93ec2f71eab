// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Sees memory as of another memory space. */
public final class MemorySpaceCastOp {
  public static final String NAME = "memref.memory_space_cast";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .result("dest", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .pure()
      .format("$source attr-dict `:` type($source) `to` type($dest)")
      .verifier(MemorySpaceCastOp::verify)
      .folder((op, constants) -> MemorySpaceCastOp.fold(op))
      .resultNames((op, sink) -> sink.name(op.result(0), "memspacecast"))
      .build();

  private final Operation op;

  private MemorySpaceCastOp(Operation op) {
    this.op = op;
  }

  public static MemorySpaceCastOp create(OpBuilder builder, Location location, Type type, Value source) {
    OperationState state = builder.state(location, NAME).addOperand(source).addResultType(type);
    return new MemorySpaceCastOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static MemorySpaceCastOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new MemorySpaceCastOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value source() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }

  private static Diagnostic verify(Operation op) {
    boolean compatible = MemRefTypes.differInMemorySpaceOnly(op.operand(0).type(), op.result(0).type());
    return MemRefTypes.verifyCast(op, compatible);
  }

  /** Takes the innermost source of a chain of casts of memory spaces. */
  private static FoldResult fold(Operation op) {
    MemorySpaceCastOp inner = of(op.operand(0).definingOp());
    if (op.operand(0).type() == op.result(0).type()) {
      return FoldResult.of(op.operand(0));
    }
    if (inner == null) {
      return FoldResult.NONE;
    }
    op.setOperand(0, inner.source());
    return FoldResult.IN_PLACE;
  }
}
