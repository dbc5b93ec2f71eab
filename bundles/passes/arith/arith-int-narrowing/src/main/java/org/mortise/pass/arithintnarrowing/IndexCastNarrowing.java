// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithintnarrowing;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.ranges.IntegerRangeAnalysis;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.dialect.arith.IndexCastUIOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.bounds.BoundType;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.IndexType;

/** Narrows the conversion of an index whose range is known by integer ranges or by the bounds of values. */
final class IndexCastNarrowing {
  private final NarrowTypes types;
  private final Operation root;
  private @Nullable IntegerRangeAnalysis ranges;

  private IndexCastNarrowing(NarrowTypes types, Operation root) {
    this.types = types;
    this.root = root;
  }

  static void addTo(PatternSet patterns, NarrowTypes types, Operation root) {
    IndexCastNarrowing narrowing = new IndexCastNarrowing(types, root);
    boolean[] isNeeded = {false};
    root.walk(op -> isNeeded[0] |= op.is(IndexCastOp.definition()) || op.is(IndexCastUIOp.definition()));
    if (isNeeded[0]) {
      narrowing.analyze();
    }
    narrowing.add(patterns, IndexCastOp.NAME, Extension.SIGN);
    narrowing.add(patterns, IndexCastUIOp.NAME, Extension.ZERO);
  }

  private void analyze() {
    DataFlowSolver solver = new DataFlowSolver(root);
    ranges = solver.load(IntegerRangeAnalysis.likeReference());
    solver.run();
  }

  private void add(PatternSet patterns, String name, Extension extension) {
    patterns.add(RewritePattern.of(
        name, "IndexCastPattern", (op, rewriter) -> narrow(op, name, extension, rewriter)));
  }

  private boolean narrow(Operation op, String name, Extension extension, PatternRewriter rewriter) {
    Value in = op.operand(0);
    Type type = op.result(0).type();
    IntegerRange range = in.type() instanceof IndexType ? ranges.lookup(in) : null;
    if (range == null || range.isEmpty()) {
      return false;
    }
    BigInteger min = range.smin();
    BigInteger max = range.smax();
    Long lower = ValueBoundsConstraintSet.computeConstantBound(BoundType.LB, BoundVariable.of(in), true);
    Long upper = ValueBoundsConstraintSet.computeConstantBound(BoundType.UB, BoundVariable.of(in), true);
    min = lower == null ? min : min.max(BigInteger.valueOf(lower));
    max = upper == null ? max : max.min(BigInteger.valueOf(upper));
    if (min.compareTo(max) > 0 || extension == Extension.ZERO && min.signum() < 0) {
      return false;
    }
    int bits = Math.max(NarrowTypes.bits(min, extension), NarrowTypes.bits(max, extension));
    Type narrow = types.narrow(bits, type);
    if (narrow == null) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    Value cast = rewriter.create(rewriter.state(op.location(), name).addOperand(in).addResultType(narrow)).result(0);
    rewriter.replaceOp(op, extension.create(rewriter, op.location(), type, cast));
    return true;
  }
}
