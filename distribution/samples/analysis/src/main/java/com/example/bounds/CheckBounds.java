// SPDX-License-Identifier: Apache-2.0
package com.example.bounds;

import com.google.auto.service.AutoService;
import java.math.BigInteger;
import java.util.List;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.dataflow.SolverAnalysis;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Severity;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code check-bounds}: warns of indices that are always out of bounds, and remarks indices that may be.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class CheckBounds implements PassFactory {
  /** The solver shared by all passes that name the same analysis. */
  private static final Analysis<DataFlowSolver> SOLVER = SolverAnalysis.of("ranges");

  private static final PassStatistic PROVEN = new PassStatistic("num-proven", "Number of indices within bounds");
  private static final PassStatistic UNPROVEN = new PassStatistic("num-unproven", "Number of other indices");

  private static final PassSpec SPEC = PassSpec.of("check-bounds", "Check the indices of loads and stores")
      .withDescription("""
          Reports a warning for each index of `memref.load` and `memref.store` that is always out of bounds, and a
          remark for each index that may be. Dynamic sizes have unknown bounds. Does not change the program. Cost:
          near-linear.
          """)
      .withStatistics(PROVEN, UNPROVEN);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return CheckBounds::run;
  }

  private static void run(Operation root, PassRun run) {
    RangeAnalysis ranges = run.get(SOLVER).get(RangeAnalysis.class);
    root.walkPreOrder(op -> {
      LoadOp load = LoadOp.of(op);
      StoreOp store = StoreOp.of(op);
      if (load != null) {
        check(op, load.memrefType(), load.indices(), ranges, run);
      } else if (store != null) {
        check(op, store.memrefType(), store.indices(), ranges, run);
      }
    });
    run.markAllAnalysesPreserved();
  }

  private static void check(
      Operation op, MemRefType type, List<? extends Value> indices, RangeAnalysis ranges, PassRun run) {
    for (int i = 0; i < indices.size(); i++) {
      IntegerRange range = ranges.lookup(indices.get(i), op);
      if (range != null) { // otherwise the operation is never executed
        check(op, i, range, type.dim(i), run);
      }
    }
  }

  private static void check(Operation op, int index, IntegerRange range, long size, PassRun run) {
    boolean isKnown = size != ShapedType.DYNAMIC;
    BigInteger last = BigInteger.valueOf(size).subtract(BigInteger.ONE);
    if (isKnown && range.smin().signum() >= 0 && range.smax().compareTo(last) <= 0) {
      run.count(PROVEN, 1);
      return;
    }
    run.count(UNPROVEN, 1);
    String text = "index " + index + " of '" + op.name() + "' is between " + range.smin() + " and " + range.smax();
    if (range.smax().signum() < 0 || isKnown && range.smin().compareTo(last) > 0) {
      run.emit(new Diagnostic(Severity.WARNING, op.location(), text + ", which is out of bounds"));
    } else {
      run.remark(Remark.Kind.MISSED, "NotProven", op).with("Index", index).with("Least", range.smin())
          .with("Greatest", range.smax())
          .message(text + (isKnown ? ", the size is " + size : ", the size is not known")).emit();
    }
  }
}
