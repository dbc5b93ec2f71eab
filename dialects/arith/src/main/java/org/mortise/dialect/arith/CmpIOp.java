// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.IntegerComparisonOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** Compares integers. */
@Op(name = "arith.cmpi",
    operands = {"lhs: SIGNLESS_INTEGER_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = "result: BOOL_LIKE",
    attributes = "predicate: PREDICATE",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_TYPE_OPERANDS", "PURE", "INFERS_RESULT_TYPES"},
    format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    implementations = {CmpIOp.Range.class, CmpIOp.Comparison.class},
    patterns = ComparisonPatterns.class)
public final class CmpIOp extends CmpIOpBase {
  static final AttributeConstraint<IntegerAttr> PREDICATE =
      AttributeConstraints.enumeration("predicate", 64, IntegerPredicate.keywords());

  CmpIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "lhs", "result type has i1 element type and same shape as operands", ArithTypes::boolLike);
  }

  /** Creates a comparison at the builder's insertion point. */
  public static OpResult create(
      OpBuilder builder, Location location, IntegerPredicate predicate, Value lhs, Value rhs) {
    return create(builder, location, lhs, rhs, attribute(builder.context(), predicate));
  }

  private static IntegerAttr attribute(Context context, IntegerPredicate predicate) {
    return IntegerAttr.i64(context, predicate.ordinal());
  }

  public IntegerPredicate predicate() {
    return IntegerPredicate.of(predicateAttr().longValue());
  }

  FoldResult fold(Attribute[] constants) {
    Type type = result().type();
    if (lhs() == rhs()) {
      return FoldResult.ofNullable(IntegerConstants.bool(type, predicate().holdsForEqual()));
    }
    Value truth = asTruthValue(constants[1]);
    if (truth != null) {
      return FoldResult.of(truth);
    }
    if (constants[0] != null && constants[1] == null) {
      swapOperands();
      return FoldResult.IN_PLACE;
    }
    IntegerPredicate predicate = predicate();
    return IntegerFolding.binary(
        constants, type, (a, b, width) -> predicate.holds(a, b, width) ? BigInteger.ONE : BigInteger.ZERO);
  }

  /**
   * Returns the {@code i1} that is true if the comparison holds: one that is compared with true for equality or with
   * false for inequality, or one whose extension is compared with 0 for inequality. Null if there is none.
   */
  private @Nullable Value asTruthValue(Attribute right) {
    boolean isTruth = ArithTypes.width(lhs().type()) == 1
        && (predicate() == IntegerPredicate.EQ && IntegerConstants.isAllOnes(right)
            || predicate() == IntegerPredicate.NE && IntegerConstants.isZero(right));
    if (isTruth) {
      return lhs();
    }
    if (predicate() != IntegerPredicate.NE || !IntegerConstants.isZero(right)) {
      return null;
    }
    Value narrow = IntegerCastOp.extended(lhs().definingOp());
    return narrow != null && ArithTypes.width(narrow.type()) == 1 ? narrow : null;
  }

  private void swapOperands() {
    Value left = lhs();
    setPredicateAttr(attribute(context(), predicate().swapped()));
    lhsOperand().set(rhs());
    rhsOperand().set(left);
  }

  /** The result is known if the ranges of the operands decide it. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      Boolean holds = of(op).predicate().decide(operands.get(0), operands.get(1));
      results.set(op.result(0), holds == null
          ? IntegerRange.full(1) : IntegerRange.constant(1, holds ? BigInteger.ONE : BigInteger.ZERO));
    }
  }

  /** The predicate is an attribute. */
  static final class Comparison implements IntegerComparisonOpInterface {
    @Override
    public IntegerPredicate getPredicate(Operation op) {
      return of(op).predicate();
    }
  }
}
