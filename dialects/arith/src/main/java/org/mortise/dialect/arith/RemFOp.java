// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;

/** The remainder of a floating-point division, with the sign of the dividend. */
public final class RemFOp {
  public static final String NAME = "arith.remf";

  static final OpDefinition DEFINITION = ArithDefinitions.floatBinary(NAME)
      .folder(RemFOp::fold)
      .build();

  private final Operation op;

  private RemFOp(Operation op) {
    this.op = op;
  }

  public static RemFOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    DEFINITION.setDefaultAttributes(state);
    return new RemFOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static RemFOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new RemFOp(op) : null;
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
    return FloatFolding.binary(constants, SoftFloat::remainder);
  }
}
