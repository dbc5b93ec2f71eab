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

/** Adds integers, with wrap-around. */
public final class AddIOp {
  public static final String NAME = "arith.addi";

  static final OpDefinition DEFINITION = ArithDefinitions.integerBinaryWithFlags(NAME)
      .traits(Trait.COMMUTATIVE)
      .folder(AddIOp::fold)
      .canonicalization(AddPatterns::add)
      .build();

  private final Operation op;

  private AddIOp(Operation op) {
    this.op = op;
  }

  public static AddIOp create(OpBuilder builder, Location location, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME).addOperand(lhs).addOperand(rhs).inferResultTypes();
    DEFINITION.setDefaultAttributes(state);
    return new AddIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static AddIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new AddIOp(op) : null;
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
    SubIOp left = SubIOp.of(op.operand(0).definingOp());
    if (left != null && left.rhs() == op.operand(1)) {
      return FoldResult.of(left.lhs());
    }
    SubIOp right = SubIOp.of(op.operand(1).definingOp());
    if (right != null && right.rhs() == op.operand(0)) {
      return FoldResult.of(right.lhs());
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.add(b));
  }
}
