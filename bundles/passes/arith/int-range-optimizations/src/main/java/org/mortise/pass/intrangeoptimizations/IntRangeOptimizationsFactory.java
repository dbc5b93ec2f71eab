// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.intrangeoptimizations;

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.ranges.IntegerRangeAnalysis;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.dialect.arith.RemUIOp;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code int-range-optimizations}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class IntRangeOptimizationsFactory implements PassFactory {
  private static final PassOption<Boolean> PRECISE = PassOption.flag("precise", false,
      "Find smaller ranges than the reference: widen and narrow the ranges of loops, and learn from branches");
  private static final PassSpec SPEC =
      PassSpec.of("int-range-optimizations", "Do optimizations based on integer range analysis")
          .withTitle("ArithIntRangeOpts")
          .withDescription("""
              Finds the range of each integer value from its definition, across branches, regions and calls of private
              functions. Replaces integers that are always the same number by constants, and removes remainders of
              numbers that are smaller than the divisor.

              Ranges differ from those of mlir-opt 19.1 in these cases: sizes of memrefs, affine maps, exclusive or and
              the index of scf.forall have ranges; an induction variable whose bound grows has a new range (mlir-opt
              keeps the first, which can be wrong); operations that are never executed have no ranges; and where
              mlir-opt gives up on a value that loops change, depends on the order of its visits.""")
          .withOptions(PRECISE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean precise = options.get(PRECISE);
    return (op, run) -> run(op, run, precise);
  }

  private static void run(Operation op, PassRun run, boolean precise) {
    DataFlowSolver solver = new DataFlowSolver(op);
    IntegerRangeAnalysis ranges = solver.load(
        precise ? IntegerRangeAnalysis.precise() : IntegerRangeAnalysis.likeReference());
    solver.run();
    if (run.remarksWanted()) {
      op.walk(inner -> TrivialRemainder.reportKept(inner, ranges, run));
    }
    PatternSet patterns = new PatternSet();
    patterns.add(new ConstantMaterialization(ranges, run));
    patterns.add(new TrivialRemainder(RemSIOp.NAME, ranges, run));
    patterns.add(new TrivialRemainder(RemUIOp.NAME, ranges, run));
    if (!GreedyRewriter.apply(op, FrozenPatternSet.of(patterns), GreedyConfig.DEFAULT).changed()) {
      run.markAllAnalysesPreserved();
    }
  }
}
