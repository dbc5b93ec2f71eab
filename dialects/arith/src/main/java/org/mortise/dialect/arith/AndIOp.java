// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;

/** Bitwise conjunction. */
public final class AndIOp {
  public static final String NAME = "arith.andi";

  static final OpDefinition DEFINITION = ArithDefinitions.integerBinary(NAME)
      .traits(Trait.COMMUTATIVE, Trait.IDEMPOTENT)
      .folder(AndIOp::fold)
      .canonicalization(BitwisePatterns::and)
      .build();

  private final Operation op;

  private AndIOp(Operation op) {
    this.op = op;
  }

  public static AndIOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    return new AndIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static AndIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new AndIOp(op) : null;
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

  /** Whether {@code value} is a conjunction of {@code part} with something. */
  private static boolean includes(Value value, Value part) {
    AndIOp inner = of(value.definingOp());
    return inner != null && (inner.lhs() == part || inner.rhs() == part);
  }

  private static FoldResult fold(Operation op, Attribute[] constants) {
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(op.operand(1));
    }
    if (IntegerConstants.isAllOnes(constants[1])) {
      return FoldResult.of(op.operand(0));
    }
    Type type = op.result(0).type();
    if (XOrIOp.isComplement(op.operand(0), op.operand(1)) && IntegerConstants.canBeConstant(type)) {
      return FoldResult.of(IntegerConstants.integer(type, BigInteger.ZERO));
    }
    if (includes(op.operand(0), op.operand(1))) {
      return FoldResult.of(op.operand(0));
    }
    if (includes(op.operand(1), op.operand(0))) {
      return FoldResult.of(op.operand(1));
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.and(b));
  }
}
