// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.IntegerComparisonOpInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.rewrite.PatternRewriter;

/** Compares two indices. */
@Op(name = "index.cmp",
    operands = {"lhs: INDEX", "rhs: INDEX"},
    results = "result: I1",
    attributes = "pred: CmpPredicateAttr",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict",
    implementations = {CmpOp.Range.class, CmpOp.Comparison.class})
public final class CmpOp extends CmpOpBase {
  CmpOp(Operation operation) {
    super(operation);
  }

  /**
   * Compares {@code a} with {@code b} instead of {@code a - b} with 0, and {@code b} with {@code a} instead of 0 with
   * {@code a - b}, for equality only: the order of 0 and a difference that wraps around is not the order of the
   * operands.
   */
  @Canonicalization("CmpOfDifference")
  static boolean compareOperandsOfDifference(CmpOp op, PatternRewriter rewriter) {
    if (op.predicate() != IntegerPredicate.EQ && op.predicate() != IntegerPredicate.NE) {
      return false;
    }
    SubOp left = SubOp.of(op.lhs().definingOp());
    SubOp right = SubOp.of(op.rhs().definingOp());
    if (left != null && isZero(op.rhs())) {
      return op.replace(left.lhs(), left.rhs(), rewriter);
    }
    if (right != null && isZero(op.lhs())) {
      return op.replace(right.rhs(), right.lhs(), rewriter);
    }
    return false;
  }

  private static boolean isZero(Value value) {
    return Constants.of(value) instanceof IntegerAttr number && number.isZero();
  }

  private boolean replace(Value left, Value right, PatternRewriter rewriter) {
    CmpOp compared = build(rewriter, location(), left, right, predAttr());
    rewriter.replaceOp(operation(), compared);
    return true;
  }

  public IntegerPredicate predicate() {
    return predAttr().value();
  }

  FoldResult fold(Attribute[] constants) {
    if (constants[0] instanceof IntegerAttr a && constants[1] instanceof IntegerAttr b) {
      BigInteger left = a.signedValue();
      BigInteger right = b.signedValue();
      boolean wide = predicate().holds(left, right, IndexFolding.WIDE);
      boolean narrow = predicate().holds(FixedWidth.wrap(left, IndexFolding.NARROW),
          FixedWidth.wrap(right, IndexFolding.NARROW), IndexFolding.NARROW);
      return wide == narrow ? truth(wide) : FoldResult.NONE;
    }
    Boolean known = constants[1] instanceof IntegerAttr bound ? knownOfExtremum(bound) : null;
    if (known != null) {
      return truth(known);
    }
    return lhs() == rhs() ? truth(predicate().holdsForEqual()) : FoldResult.NONE;
  }

  private FoldResult truth(boolean value) {
    return FoldResult.of(IntegerAttr.bool(context(), value));
  }

  /** Compares the maximum or minimum of a value and a constant with {@code bound}; null if the result is not known. */
  private @Nullable Boolean knownOfExtremum(IntegerAttr bound) {
    Operation extremum = lhs().definingOp();
    OpDefinition definition = extremum == null ? null : OpDefinition.of(extremum);
    boolean isExtremum = definition != null && IndexDialect.NAMESPACE.equals(extremum.name().dialectNamespace())
        && definition.computation() instanceof IntegerFunction computed && computed.isExtremum();
    IntegerFunction function = isExtremum ? (IntegerFunction) definition.computation() : null;
    if (function == null || !(Constants.of(extremum.operand(1)) instanceof IntegerAttr constant)) {
      return null;
    }
    Boolean wide = decide(function, constant.signedValue(), bound.signedValue(), IndexFolding.WIDE);
    Boolean narrow = decide(function, constant.signedValue(), bound.signedValue(), IndexFolding.NARROW);
    return wide != null && wide.equals(narrow) ? wide : null;
  }

  private @Nullable Boolean decide(
      IntegerFunction function, BigInteger constant, BigInteger bound, int width) {
    IntegerRange range = function.range(IntegerRange.full(width), IntegerRange.constant(width, constant));
    return predicate().decide(range, IntegerRange.constant(width, bound));
  }

  /** The result is known if the ranges of the operands decide it for both index widths. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      IntegerPredicate predicate = of(op).predicate();
      Boolean wide = predicate.decide(operands.get(0), operands.get(1));
      Boolean narrow = predicate.decide(IndexRanges.narrow(operands.get(0)), IndexRanges.narrow(operands.get(1)));
      boolean known = wide != null && wide.equals(narrow);
      results.set(op.result(0), known
          ? IntegerRange.constant(1, wide ? BigInteger.ONE : BigInteger.ZERO) : IntegerRange.full(1));
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
