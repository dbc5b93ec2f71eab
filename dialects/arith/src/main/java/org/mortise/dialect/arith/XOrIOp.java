// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.Constants;

/** Bitwise exclusive disjunction. */
public final class XOrIOp {
  public static final String NAME = "arith.xori";

  static final OpDefinition DEFINITION = ArithDefinitions.integerBinary(NAME)
      .traits(Trait.COMMUTATIVE)
      .folder(XOrIOp::fold)
      .canonicalization(BitwisePatterns::xor)
      .build();

  private final Operation op;

  private XOrIOp(Operation op) {
    this.op = op;
  }

  public static XOrIOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    return new XOrIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static XOrIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new XOrIOp(op) : null;
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
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(lhs);
    }
    if (lhs == rhs && IntegerConstants.canBeConstant(lhs.type())) {
      return FoldResult.of(IntegerConstants.integer(lhs.type(), BigInteger.ZERO));
    }
    Value rest = withoutOperand(lhs, rhs);
    if (rest == null) {
      rest = withoutOperand(rhs, lhs);
    }
    if (rest != null) {
      return FoldResult.of(rest);
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.xor(b));
  }

  /** What {@code value} is combined of besides {@code part}, if it is an exclusive disjunction with it; or null. */
  private static Value withoutOperand(Value value, Value part) {
    XOrIOp xor = of(value.definingOp());
    if (xor == null) {
      return null;
    }
    if (xor.rhs() == part) {
      return xor.lhs();
    }
    return xor.lhs() == part ? xor.rhs() : null;
  }

  /** Whether one of the two is the other one with all bits flipped. */
  static boolean isComplement(Value a, Value b) {
    return maskOfComplement(a, b) != null;
  }

  /** The all-ones constant by which one of the two flips all bits of the other; or null. */
  static Attribute maskOfComplement(Value a, Value b) {
    Attribute mask = flippingMask(a, b);
    return mask != null ? mask : flippingMask(b, a);
  }

  private static Attribute flippingMask(Value flipped, Value original) {
    XOrIOp xor = of(flipped.definingOp());
    if (xor == null || xor.lhs() != original) {
      return null;
    }
    Attribute mask = Constants.of(xor.rhs());
    return IntegerConstants.isAllOnes(mask) ? mask : null;
  }
}
