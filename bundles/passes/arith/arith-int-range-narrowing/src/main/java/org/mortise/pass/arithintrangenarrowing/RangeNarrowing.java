// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithintrangenarrowing;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.ranges.IntegerRangeAnalysis;
import org.mortise.dialect.arith.ArithTypes;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ExtSIOp;
import org.mortise.dialect.arith.ExtUIOp;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.dialect.arith.IndexCastUIOp;
import org.mortise.dialect.arith.OverflowFlagsAttr;
import org.mortise.dialect.arith.ShLIOp;
import org.mortise.dialect.arith.ShRSIOp;
import org.mortise.dialect.arith.ShRUIOp;
import org.mortise.dialect.arith.TruncIOp;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/**
 * Replaces operations by the same operations on narrower integers. An extended result has the range of the result that
 * it replaces; other new values have no range, so their operations are not narrowed again.
 */
final class RangeNarrowing {
  private static final String FLAGS = "overflowFlags";

  private final IntegerRangeAnalysis ranges;
  private final List<Integer> widths;
  private final Map<Value, IntegerRange> replacements = new IdentityHashMap<>();

  RangeNarrowing(IntegerRangeAnalysis ranges, List<Integer> widths) {
    this.ranges = ranges;
    this.widths = widths;
  }

  void addTo(PatternSet patterns) {
    for (String name : Reading.names()) {
      patterns.add(RewritePattern.of(name, "NarrowElementwise", this::narrow));
    }
    for (String name : new String[] {IndexCastOp.NAME, IndexCastUIOp.NAME}) {
      patterns.add(RewritePattern.of(name, "FoldIndexCastChain", RangeNarrowing::foldCasts));
    }
  }

  private boolean narrow(Operation op, PatternRewriter rewriter) {
    Type type = op.operand(0).type();
    int original = IntegerRange.widthOf(type);
    for (int width : widths) {
      Fit fit = width < original ? fit(op, width) : null;
      if (fit != null) {
        replace(op, ArithTypes.withElement(type, IntegerType.of(op.context(), width)), width, fit, rewriter);
        return true;
      }
    }
    return false;
  }

  /** Removes a cast to an index, which holds all numbers, and the same cast back. */
  private static boolean foldCasts(Operation cast, PatternRewriter rewriter) {
    Operation inner = cast.operand(0).definingOp();
    Type type = cast.result(0).type();
    if (inner == null || !inner.name().equals(cast.name()) || inner.operand(0).type() != type
        || isIndex(type) || IntegerRange.widthOf(type) > FixedWidth.INDEX_WIDTH) {
      return false;
    }
    rewriter.replaceOp(cast, inner.operand(0));
    return true;
  }

  /** Returns how a type of {@code width} bits holds all operands and results; null if the operation would differ. */
  private @Nullable Fit fit(Operation op, int width) {
    Fit fit = Fit.BOTH;
    for (Value operand : op.operands()) {
      fit = fit.and(fit(operand, width));
    }
    if (CmpIOp.of(op) == null) {
      fit = fit.and(fit(op.result(0), width));
    }
    return Reading.of(op).accepts(fit) && isDistanceBelow(op, width) ? fit : null;
  }

  private Fit fit(Value value, int width) {
    IntegerRange range = rangeOf(value);
    return range == null || range == IntegerRange.NONE || range.isEmpty() ? Fit.NEITHER : Fit.of(range, width);
  }

  private @Nullable IntegerRange rangeOf(Value value) {
    IntegerRange known = replacements.get(value);
    return known != null ? known : ranges.lookup(value);
  }

  /** Returns whether {@code op} is no shift, or shifts by less than {@code width} bits. */
  private boolean isDistanceBelow(Operation op, int width) {
    boolean isShift = ShLIOp.of(op) != null || ShRUIOp.of(op) != null || ShRSIOp.of(op) != null;
    return !isShift || rangeOf(op.operand(1)).umax().compareTo(BigInteger.valueOf(width)) < 0;
  }

  private void replace(Operation op, Type type, int width, Fit fit, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    IRMapping mapping = new IRMapping();
    for (Value operand : op.operands()) {
      if (mapping.lookupOrNull(operand) == null) {
        mapping.map(operand, toNarrow(operand, type, fit(operand, width), op.location(), rewriter));
      }
    }
    Operation narrow = op.cloneWithoutRegions(mapping);
    dropFlags(narrow, fit);
    rewriter.insert(narrow);
    if (CmpIOp.of(op) != null) {
      rewriter.replaceOp(op, narrow);
      return;
    }
    Type wide = op.result(0).type();
    narrow.result(0).setType(type);
    Value extended = toWide(narrow.result(0), wide, fit, op.location(), rewriter);
    replacements.put(extended, rangeOf(op.result(0)));
    rewriter.replaceOp(op, extended);
  }

  /** Numbers that fit as unsigned ones only may be negative in the narrower type, so their signed sums overflow. */
  private static void dropFlags(Operation narrow, Fit fit) {
    if (!fit.isSigned() && narrow.getAttr(FLAGS) instanceof OverflowFlagsAttr flags) {
      narrow.setAttr(FLAGS, OverflowFlagsAttr.of(narrow.context(), flags.bits() & ~OverflowFlagsAttr.NSW));
    }
  }

  private static Value toNarrow(Value value, Type type, Fit fit, Location location, PatternRewriter rewriter) {
    if (!isIndex(value.type())) {
      return TruncIOp.create(rewriter, location, type, value);
    }
    return castIndex(value, type, fit, location, rewriter);
  }

  private static Value toWide(Value value, Type type, Fit fit, Location location, PatternRewriter rewriter) {
    if (isIndex(type)) {
      return castIndex(value, type, fit, location, rewriter);
    }
    return fit.isUnsigned()
        ? ExtUIOp.create(rewriter, location, type, value) : ExtSIOp.create(rewriter, location, type, value);
  }

  private static Value castIndex(Value value, Type type, Fit fit, Location location, PatternRewriter rewriter) {
    return fit.isUnsigned()
        ? IndexCastUIOp.create(rewriter, location, type, value) : IndexCastOp.create(rewriter, location, type, value);
  }

  private static boolean isIndex(Type type) {
    return ShapedType.elementTypeOrSelf(type) instanceof IndexType;
  }
}
