// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Sees contiguous memory as of the shape that other memory holds. */
public final class ReshapeOp {
  public static final String NAME = "memref.reshape";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .operand("shape", TypeConstraints.memRefOfRank(1, TypeConstraints.SIGNLESS_INTEGER_OR_INDEX))
      .result("result", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .pure()
      .format("$source `(` $shape `)` attr-dict `:` functional-type(operands, results)")
      .verifier(Views::verifyReshape)
      .resultNames((op, sink) -> sink.name(op.result(0), "reshape"))
      .build();

  private final Operation op;

  private ReshapeOp(Operation op) {
    this.op = op;
  }

  public static ReshapeOp create(OpBuilder builder, Location location, Type type, Value source, Value shape) {
    OperationState state = builder.state(location, NAME).addOperand(source).addOperand(shape).addResultType(type);
    return new ReshapeOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ReshapeOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ReshapeOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value source() {
    return op.operand(0);
  }

  public Value shape() {
    return op.operand(1);
  }

  public Value result() {
    return op.result(0);
  }
}
