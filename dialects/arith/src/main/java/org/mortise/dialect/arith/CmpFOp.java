// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.rewrite.RewritePattern;

/** Compares floating-point numbers. */
public final class CmpFOp {
  public static final String NAME = "arith.cmpf";

  private static final int PREDICATE = 0;

  static final OpDefinition DEFINITION = ArithDefinitions.elementwise(NAME)
      .attribute("predicate", CmpFPredicate.CONSTRAINT)
      .operand("lhs", TypeConstraints.FLOAT_LIKE)
      .operand("rhs", TypeConstraints.FLOAT_LIKE)
      .result("result", TypeConstraints.BOOL_LIKE)
      .defaultAttribute(ArithDefinitions.FAST_MATH, FastMathFlagsAttr.CONSTRAINT,
          context -> FastMathFlagsAttr.of(context, FastMathFlagsAttr.NONE))
      .traits(Trait.ALWAYS_SPECULATABLE, Trait.SAME_TYPE_OPERANDS)
      .typeFrom("result", "lhs", "result type has i1 element type and same shape as operands", ArithTypes::boolLike)
      .inferResultTypes(state -> state.operands().isEmpty()
          ? null : List.of(ArithTypes.boolLike(state.operands().get(0).type())))
      .format("$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)")
      .folder(CmpFOp::fold)
      .canonicalization(patterns -> patterns.add(
          RewritePattern.of(NAME, "CmpFIntToFPConst", IntegerComparison::rewrite)))
      .build();

  private final Operation op;

  private CmpFOp(Operation op) {
    this.op = op;
  }

  public static CmpFOp create(OpBuilder builder, Location location, CmpFPredicate predicate, Value lhs, Value rhs) {
    OperationState state = builder.state(location, NAME)
        .setProperty(PREDICATE, IntegerAttr.i64(builder.context(), predicate.ordinal()))
        .addOperand(lhs)
        .addOperand(rhs)
        .inferResultTypes();
    DEFINITION.setDefaultAttributes(state);
    return new CmpFOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static CmpFOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new CmpFOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public CmpFPredicate predicate() {
    return CmpFPredicate.of(((IntegerAttr) op.property(PREDICATE)).longValue());
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
    CmpFOp op = new CmpFOp(operation);
    return FoldResult.ofNullable(FloatFolding.compare(constants, op.predicate(), operation.result(0).type()));
  }
}
