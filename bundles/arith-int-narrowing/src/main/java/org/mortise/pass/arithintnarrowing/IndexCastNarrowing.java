// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithintnarrowing;

import org.jspecify.annotations.Nullable;
import org.mortise.analysis.dataflow.DataFlowSolver;
import org.mortise.analysis.ranges.IntegerRangeAnalysis;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.dialect.arith.IndexCastUIOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.IndexType;

/** Narrows the conversion of an index whose range is known. */
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
    if (range == null || range.isEmpty() || extension == Extension.ZERO && range.smin().signum() < 0) {
      return false;
    }
    int bits = Math.max(
        NarrowTypes.bits(range.smin(), extension), NarrowTypes.bits(range.smax(), extension));
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
