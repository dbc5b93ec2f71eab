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

/** Negates a floating-point number. */
public final class NegFOp {
  public static final String NAME = "arith.negf";

  static final OpDefinition DEFINITION = ArithDefinitions.floatUnary(NAME)
      .folder(NegFOp::fold)
      .build();

  private final Operation op;

  private NegFOp(Operation op) {
    this.op = op;
  }

  public static NegFOp create(OpBuilder builder, Location location, Value operand) {
    OperationState state = builder.state(location, NAME).addOperand(operand).inferResultTypes();
    DEFINITION.setDefaultAttributes(state);
    return new NegFOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static NegFOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new NegFOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value operand() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }

  private static FoldResult fold(Operation op, Attribute[] constants) {
    NegFOp inner = of(op.operand(0).definingOp());
    if (inner != null) {
      return FoldResult.of(inner.operand());
    }
    return FloatFolding.negate(constants[0], op.result(0).type());
  }
}
