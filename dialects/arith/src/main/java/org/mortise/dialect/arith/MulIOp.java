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

/** Multiplies integers, with wrap-around. */
public final class MulIOp {
  public static final String NAME = "arith.muli";

  static final OpDefinition DEFINITION = ArithDefinitions.integerBinaryWithFlags(NAME)
      .traits(Trait.COMMUTATIVE)
      .folder(MulIOp::fold)
      .canonicalization(MulPatterns::add)
      .build();

  private final Operation op;

  private MulIOp(Operation op) {
    this.op = op;
  }

  public static MulIOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    DEFINITION.setDefaultAttributes(state);
    return new MulIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static MulIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new MulIOp(op) : null;
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
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(op.operand(1));
    }
    if (IntegerConstants.isOne(constants[1])) {
      return FoldResult.of(op.operand(0));
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.multiply(b));
  }
}
