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

/** The smaller of two unsigned integers. */
public final class MinUIOp {
  public static final String NAME = "arith.minui";

  static final OpDefinition DEFINITION = ArithDefinitions.integerBinary(NAME)
      .traits(Trait.COMMUTATIVE)
      .folder(MinUIOp::fold)
      .build();

  private final Operation op;

  private MinUIOp(Operation op) {
    this.op = op;
  }

  public static MinUIOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    return new MinUIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static MinUIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new MinUIOp(op) : null;
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
    return IntegerFolding.extremum(
        op, constants, IntegerRange::unsignedMin, IntegerRange::unsignedMax, IntegerRange::smallerUnsigned);
  }
}
