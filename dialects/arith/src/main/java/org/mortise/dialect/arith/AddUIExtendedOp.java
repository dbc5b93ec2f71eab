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

/** Adds unsigned integers and tells whether the sum overflowed. */
public final class AddUIExtendedOp {
  public static final String NAME = "arith.addui_extended";

  static final OpDefinition DEFINITION = ArithDefinitions.elementwise(NAME)
      .operand("lhs", TypeConstraints.SIGNLESS_INTEGER_LIKE)
      .operand("rhs", TypeConstraints.SIGNLESS_INTEGER_LIKE)
      .result("sum", TypeConstraints.SIGNLESS_INTEGER_LIKE)
      .result("overflow", TypeConstraints.BOOL_LIKE)
      .traits(Trait.ALWAYS_SPECULATABLE, Trait.COMMUTATIVE)
      .sameTypes("lhs", "rhs", "sum")
      .inferResultTypes(state -> state.operands().isEmpty() ? null : List.of(
          state.operands().get(0).type(), ArithTypes.boolLike(state.operands().get(0).type())))
      .format("$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)")
      .resultNames((op, sink) -> {
        sink.name(op.result(0), "sum");
        sink.name(op.result(1), "overflow");
      })
      .folder(AddUIExtendedOp::fold)
      .canonicalization(AddPatterns::addExtended)
      .build();

  private final Operation op;

  private AddUIExtendedOp(Operation op) {
    this.op = op;
  }

  public static AddUIExtendedOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    return new AddUIExtendedOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static AddUIExtendedOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new AddUIExtendedOp(op) : null;
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

  public Value sum() {
    return op.result(0);
  }

  public Value overflow() {
    return op.result(1);
  }

  private static FoldResult fold(Operation op, Attribute[] constants) {
    Type overflowType = op.result(1).type();
    if (IntegerConstants.isZero(constants[1]) && IntegerConstants.canBeConstant(overflowType)) {
      return FoldResult.ofAll(op.operand(0), IntegerConstants.bool(overflowType, false));
    }
    Attribute sum = IntegerFolding.fold(constants, op.result(0).type(), (a, b, width) -> a.add(b));
    if (sum == null) {
      return FoldResult.NONE;
    }
    return FoldResult.ofAll(sum, IntegerFolding.fold(constants, overflowType, AddUIExtendedOp::carry));
  }

  private static BigInteger carry(BigInteger a, BigInteger b, int width) {
    return IntegerRange.asUnsigned(a, width).add(IntegerRange.asUnsigned(b, width)).shiftRight(width);
  }
}
