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

/** Divides signed integers, rounding down. */
public final class FloorDivSIOp {
  public static final String NAME = "arith.floordivsi";

  static final OpDefinition DEFINITION = ArithDefinitions.division(NAME)
      .folder(FloorDivSIOp::fold)
      .build();

  private final Operation op;

  private FloorDivSIOp(Operation op) {
    this.op = op;
  }

  public static FloorDivSIOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    return new FloorDivSIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static FloorDivSIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new FloorDivSIOp(op) : null;
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
    if (IntegerConstants.isOne(constants[1])) {
      return FoldResult.of(op.operand(0));
    }
    return Division.foldFloor(constants);
  }
}
