// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;

/** Multiplies floating-point numbers. */
public final class MulFOp {
  public static final String NAME = "arith.mulf";

  static final OpDefinition DEFINITION = ArithDefinitions.floatBinary(NAME)
      .traits(Trait.COMMUTATIVE)
      .folder(MulFOp::fold)
      .canonicalization(FloatPatterns::mul)
      .build();

  private final Operation op;

  private MulFOp(Operation op) {
    this.op = op;
  }

  public static MulFOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    DEFINITION.setDefaultAttributes(state);
    return new MulFOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static MulFOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new MulFOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value lhs() {
    return op.operand(0);
  }

  public Value rhs() {
    return op.operand(1);
  }

  public Value result() {
    return op.result(0);
  }

  private static FoldResult fold(Operation op, Attribute[] constants) {
    if (FloatFolding.isOne(constants[1])) {
      return FoldResult.of(op.operand(0));
    }
    return FloatFolding.binary(constants, SoftFloat::multiply);
  }
}
