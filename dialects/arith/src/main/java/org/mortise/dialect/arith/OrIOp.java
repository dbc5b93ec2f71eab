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

/** Bitwise disjunction. */
public final class OrIOp {
  public static final String NAME = "arith.ori";

  static final OpDefinition DEFINITION = ArithDefinitions.integerBinary(NAME)
      .traits(Trait.COMMUTATIVE, Trait.IDEMPOTENT)
      .folder(OrIOp::fold)
      .canonicalization(BitwisePatterns::or)
      .build();

  private final Operation op;

  private OrIOp(Operation op) {
    this.op = op;
  }

  public static OrIOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    return new OrIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static OrIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new OrIOp(op) : null;
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
      return FoldResult.of(op.operand(0));
    }
    if (IntegerConstants.isAllOnes(constants[1])) {
      return FoldResult.of(constants[1]);
    }
    Attribute mask = XOrIOp.maskOfComplement(op.operand(0), op.operand(1));
    if (mask != null) {
      return FoldResult.of(mask);
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.or(b));
  }
}
