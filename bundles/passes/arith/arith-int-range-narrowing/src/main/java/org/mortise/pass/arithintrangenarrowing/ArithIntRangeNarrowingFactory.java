// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithintrangenarrowing;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.ranges.IntegerRangeAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PatternRemarks;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.types.IntegerType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code arith-int-range-narrowing}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ArithIntRangeNarrowingFactory implements PassFactory {
  private static final PassOption<List<Long>> WIDTHS =
      PassOption.integers("int-bitwidths-supported", "Integer bitwidths supported");
  private static final PassSpec SPEC =
      PassSpec.of("arith-int-range-narrowing",
          "Reduce integer operations bitwidth based on integer range analysis")
          .withTitle("ArithIntRangeNarrowing")
          .withDescription("""
              Computes the integer operations of `arith` in the first supported type, in the order of the option, that
              is narrower and holds the known ranges of the operands and the result: truncates the operands and extends
              the result. Indices are cast. Folds operations. Costs the range analysis.

              A type must hold the numbers in the way that the operation reads them: `arith.divsi` of numbers up to 200
              needs more than 8 bits, `arith.divui` does not. A shift needs a type with more bits than its distance.
              Overflow flags that the narrower operation would not keep are dropped.""")
          .withDialects("arith")
          .withOptions(WIDTHS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    List<Integer> widths = new ArrayList<>();
    for (long width : options.get(WIDTHS)) {
      if (width > 0 && width <= IntegerType.MAX_WIDTH) {
        widths.add((int) width);
      }
    }
    return (op, run) -> run(op, run, widths);
  }

  private static void run(Operation root, PassRun run, List<Integer> widths) {
    DataFlowSolver solver = new DataFlowSolver(root);
    IntegerRangeAnalysis ranges = solver.load(IntegerRangeAnalysis.likeReference());
    solver.run();
    PatternSet patterns = new PatternSet();
    new RangeNarrowing(ranges, widths).addTo(patterns);
    PatternSet reporting = PatternRemarks.reporting(patterns, run, (op, pattern, r) -> narrowed(op, r));
    if (!GreedyRewriter.apply(root, FrozenPatternSet.of(reporting), GreedyConfig.DEFAULT).changed()) {
      run.markAllAnalysesPreserved();
    }
  }

  private static RemarkBuilder narrowed(Operation op, PassRun run) {
    return run.remark(Remark.Kind.PASSED, "Narrowed", op).with("Operation", op.name())
        .with("Type", op.operand(0).type()).message("computed with narrower integers");
  }
}
