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
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Compares integers. */
public final class CmpIOp {
  public static final String NAME = "arith.cmpi";

  private static final int PREDICATE = 0;

  static final OpDefinition DEFINITION = ArithDefinitions.elementwise(NAME)
      .attribute("predicate", CmpIPredicate.CONSTRAINT)
      .operand("lhs", TypeConstraints.SIGNLESS_INTEGER_LIKE)
      .operand("rhs", TypeConstraints.SIGNLESS_INTEGER_LIKE)
      .result("result", TypeConstraints.BOOL_LIKE)
      .traits(Trait.ALWAYS_SPECULATABLE, Trait.SAME_TYPE_OPERANDS)
      .typeFrom("result", "lhs", "result type has i1 element type and same shape as operands", ArithTypes::boolLike)
      .inferResultTypes(state -> state.operands().isEmpty()
          ? null : List.of(ArithTypes.boolLike(state.operands().get(0).type())))
      .format("$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)")
      .folder(CmpIOp::fold)
      .canonicalization(ComparisonPatterns::cmpI)
      .build();

  private final Operation op;

  private CmpIOp(Operation op) {
    this.op = op;
  }

  public static CmpIOp create(OpBuilder builder, Location location, CmpIPredicate predicate, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME)
        .setProperty(PREDICATE, attribute(lhs, predicate))
        .addOperand(lhs)
        .addOperand(rhs)
        .inferResultTypes();
    return new CmpIOp(builder.create(state));
  }

  private static Attribute attribute(Value operand, CmpIPredicate predicate) {
    return IntegerAttr.i64(operand.type().context(), predicate.ordinal());
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static CmpIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new CmpIOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public CmpIPredicate predicate() {
    return CmpIPredicate.of(((IntegerAttr) op.property(PREDICATE)).longValue());
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

  private static FoldResult fold(Operation operation, Attribute[] constants) {
    CmpIOp op = new CmpIOp(operation);
    Type type = operation.result(0).type();
    if (op.lhs() == op.rhs()) {
      return FoldResult.ofNullable(IntegerConstants.bool(type, op.predicate().holdsForEqual()));
    }
    Value truth = op.asTruthValue(constants[1]);
    if (truth != null) {
      return FoldResult.of(truth);
    }
    if (constants[0] != null && constants[1] == null) {
      op.swapOperands();
      return FoldResult.IN_PLACE;
    }
    CmpIPredicate predicate = op.predicate();
    return IntegerFolding.binary(
        constants, type, (a, b, width) -> predicate.holds(a, b, width) ? BigInteger.ONE : BigInteger.ZERO);
  }

  /** The {@code i1} whose extension this compares with 0, to see whether it is true; or null. */
  private Value asTruthValue(Attribute right) {
    Operation source = lhs().definingOp();
    if (source == null || predicate() != CmpIPredicate.NE || !IntegerConstants.isZero(right)) {
      return null;
    }
    boolean extended = source.is(ExtSIOp.DEFINITION) || source.is(ExtUIOp.DEFINITION);
    if (!extended || ArithTypes.width(source.operand(0).type()) != 1) {
      return null;
    }
    return source.operand(0);
  }

  private void swapOperands() {
    Value left = lhs();
    op.setProperty(PREDICATE, attribute(left, predicate().swapped()));
    op.setOperand(0, rhs());
    op.setOperand(1, left);
  }
}
