// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithunsignedwhenequivalent;

import java.util.Map;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.ranges.IntegerRangeAnalysis;
import org.mortise.dialect.arith.CeilDivSIOp;
import org.mortise.dialect.arith.CeilDivUIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.arith.DivUIOp;
import org.mortise.dialect.arith.ExtSIOp;
import org.mortise.dialect.arith.ExtUIOp;
import org.mortise.dialect.arith.FloorDivSIOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MaxUIOp;
import org.mortise.dialect.arith.MinSIOp;
import org.mortise.dialect.arith.MinUIOp;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.dialect.arith.RemUIOp;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.rewrite.PatternSet;

/** Converts signed operations on numbers that are not negative. */
final class UnsignedConversion {
  /** The unsigned operation for a signed one. */
  private static final Map<String, String> UNSIGNED = Map.of(
      DivSIOp.NAME, DivUIOp.NAME,
      CeilDivSIOp.NAME, CeilDivUIOp.NAME,
      FloorDivSIOp.NAME, DivUIOp.NAME,
      RemSIOp.NAME, RemUIOp.NAME,
      MinSIOp.NAME, MinUIOp.NAME,
      MaxSIOp.NAME, MaxUIOp.NAME,
      ExtSIOp.NAME, ExtUIOp.NAME);

  private final Operation root;
  private final IntegerRangeAnalysis ranges;

  UnsignedConversion(Operation root) {
    this.root = root;
    DataFlowSolver solver = new DataFlowSolver(root);
    ranges = solver.load(IntegerRangeAnalysis.likeReference());
    solver.run();
  }

  ConversionResult run() {
    PatternSet patterns = new PatternSet();
    ConversionTarget target = new ConversionTarget().addLegalDialect("arith");
    UNSIGNED.forEach((signed, unsigned) -> {
      patterns.add(ConversionPattern.of(
          signed, unsigned, (op, operands, rewriter) -> replace(op, unsigned, rewriter)));
      target.addDynamicallyLegalOp(op -> !areNonNegative(op.operands()) || !areNonNegative(op.results()), signed);
    });
    patterns.add(ConversionPattern.of(
        CmpIOp.NAME, CmpIOp.NAME, CmpIOp::of, (compare, operands, rewriter) -> compareUnsigned(compare, rewriter)));
    target.addDynamicallyLegalOp(op -> isUnsigned(CmpIOp.of(op)) || !areNonNegative(op.operands()), CmpIOp.NAME);
    return new DialectConversion(target, patterns).applyPartial(root);
  }

  private static boolean isUnsigned(CmpIOp compare) {
    return compare.predicate().unsigned() == compare.predicate();
  }

  private boolean areNonNegative(Value[] values) {
    for (Value value : values) {
      IntegerRange range = ranges.lookup(value);
      if (range == null || range == IntegerRange.NONE || range.isEmpty() || range.smin().signum() < 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean replace(Operation op, String unsigned, ConversionRewriter rewriter) {
    OperationState state = rewriter.state(op.location(), unsigned);
    for (Value operand : op.operands()) {
      state.addOperand(operand);
    }
    for (Value result : op.results()) {
      state.addResultType(result.type());
    }
    Operation made = rewriter.create(state);
    made.setDiscardableAttributes(op.discardableAttributes());
    rewriter.replaceOp(op, made);
    return true;
  }

  private static boolean compareUnsigned(CmpIOp compare, ConversionRewriter rewriter) {
    rewriter.replaceOp(compare, CmpIOp.create(
        rewriter, compare.location(), compare.predicate().unsigned(), compare.lhs(), compare.rhs()));
    return true;
  }
}
