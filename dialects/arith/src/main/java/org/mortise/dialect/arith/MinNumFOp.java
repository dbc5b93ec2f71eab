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

/** The smaller of two floating-point numbers, of which NaN is none. */
public final class MinNumFOp {
  public static final String NAME = "arith.minnumf";

  static final OpDefinition DEFINITION = ArithDefinitions.floatBinary(NAME)
      .traits(Trait.COMMUTATIVE)
      .folder(MinNumFOp::fold)
      .build();

  private final Operation op;

  private MinNumFOp(Operation op) {
    this.op = op;
  }

  public static MinNumFOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    DEFINITION.setDefaultAttributes(state);
    return new MinNumFOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static MinNumFOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new MinNumFOp(op) : null;
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
    return FloatFolding.extremum(op, constants, FloatFolding::isPositiveInfinity, SoftFloat::minNum);
  }
}
