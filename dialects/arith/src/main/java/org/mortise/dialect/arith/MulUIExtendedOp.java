// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.List;
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
import org.mortise.ir.definition.TypeConstraints;

/** Multiplies unsigned integers to the lower and the upper half of the whole product. */
public final class MulUIExtendedOp {
  public static final String NAME = "arith.mului_extended";

  static final OpDefinition DEFINITION = ArithDefinitions.elementwise(NAME)
      .operand("lhs", TypeConstraints.SIGNLESS_INTEGER_LIKE)
      .operand("rhs", TypeConstraints.SIGNLESS_INTEGER_LIKE)
      .result("low", TypeConstraints.SIGNLESS_INTEGER_LIKE)
      .result("high", TypeConstraints.SIGNLESS_INTEGER_LIKE)
      .traits(Trait.ALWAYS_SPECULATABLE, Trait.COMMUTATIVE)
      .sameTypes("lhs", "rhs", "low", "high")
      .inferResultTypes(state -> state.operands().isEmpty()
          ? null : List.of(state.operands().get(0).type(), state.operands().get(0).type()))
      .format("$lhs `,` $rhs attr-dict `:` type($lhs)")
      .resultNames((op, sink) -> {
        sink.name(op.result(0), "low");
        sink.name(op.result(1), "high");
      })
      .folder(MulUIExtendedOp::fold)
      .canonicalization(MulPatterns::unsignedExtended)
      .build();

  private final Operation op;

  private MulUIExtendedOp(Operation op) {
    this.op = op;
  }

  public static MulUIExtendedOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    return new MulUIExtendedOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static MulUIExtendedOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new MulUIExtendedOp(op) : null;
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

  public Value low() {
    return op.result(0);
  }

  public Value high() {
    return op.result(1);
  }

  private static FoldResult fold(Operation op, Attribute[] constants) {
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.ofAll(constants[1], constants[1]);
    }
    if (IntegerConstants.isOne(constants[1]) && IntegerConstants.canBeConstant(op.result(0).type())) {
      return FoldResult.ofAll(op.operand(0), IntegerConstants.integer(op.result(0).type(), BigInteger.ZERO));
    }
    Attribute low = IntegerFolding.fold(constants, op.result(0).type(), (a, b, width) -> a.multiply(b));
    if (low == null) {
      return FoldResult.NONE;
    }
    Type type = op.result(1).type();
    Attribute high = IntegerFolding.fold(constants, type, MulUIExtendedOp::upperHalf);
    return FoldResult.ofAll(low, high);
  }

  private static BigInteger upperHalf(BigInteger a, BigInteger b, int width) {
    return IntegerRange.asUnsigned(a, width).multiply(IntegerRange.asUnsigned(b, width)).shiftRight(width);
  }
}
