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

/** The smaller of two floating-point numbers; NaN if one of them is. */
public final class MinimumFOp {
  public static final String NAME = "arith.minimumf";

  static final OpDefinition DEFINITION = ArithDefinitions.floatBinary(NAME)
      .traits(Trait.COMMUTATIVE)
      .folder(MinimumFOp::fold)
      .build();

  private final Operation op;

  private MinimumFOp(Operation op) {
    this.op = op;
  }

  public static MinimumFOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    DEFINITION.setDefaultAttributes(state);
    return new MinimumFOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static MinimumFOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new MinimumFOp(op) : null;
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
    return FloatFolding.extremum(op, constants, FloatFolding::isPositiveInfinity, SoftFloat::minimum);
  }
}
