// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;

/** Subtracts integers, with wrap-around. */
public final class SubIOp {
  public static final String NAME = "arith.subi";

  static final OpDefinition DEFINITION = ArithDefinitions.integerBinaryWithFlags(NAME)
      .folder(SubIOp::fold)
      .canonicalization(SubPatterns::add)
      .build();

  private final Operation op;

  private SubIOp(Operation op) {
    this.op = op;
  }

  public static SubIOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    DEFINITION.setDefaultAttributes(state);
    return new SubIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static SubIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new SubIOp(op) : null;
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
    Value lhs = op.operand(0);
    Value rhs = op.operand(1);
    if (lhs == rhs && IntegerConstants.canBeConstant(lhs.type())) {
      return FoldResult.of(IntegerConstants.integer(lhs.type(), BigInteger.ZERO));
    }
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(lhs);
    }
    AddIOp sum = AddIOp.of(lhs.definingOp());
    if (sum != null && sum.rhs() == rhs) {
      return FoldResult.of(sum.lhs());
    }
    if (sum != null && sum.lhs() == rhs) {
      return FoldResult.of(sum.rhs());
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.subtract(b));
  }
}
