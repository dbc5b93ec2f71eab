// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;

/** The remainder of {@code divui}. */
public final class RemUIOp {
  public static final String NAME = "arith.remui";

  static final OpDefinition DEFINITION = ArithDefinitions.division(NAME)
      .folder(RemUIOp::fold)
      .build();

  private final Operation op;

  private RemUIOp(Operation op) {
    this.op = op;
  }

  public static RemUIOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    return new RemUIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static RemUIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new RemUIOp(op) : null;
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
    Type type = op.result(0).type();
    if (IntegerConstants.isOne(constants[1]) && IntegerConstants.canBeConstant(type)) {
      return FoldResult.of(IntegerConstants.integer(type, BigInteger.ZERO));
    }
    return IntegerFolding.binary(constants, Division::unsignedRemainder);
  }
}
