// SPDX-License-Identifier: Apache-2.0
package org.mortise.testscfpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.loops.ParallelCollapsing;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-scf-parallel-loop-collapsing}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfParallelLoopCollapsingPass implements PassFactory {
  private static final PassOption<List<Long>> INDICES_0 = PassOption.integers(
      "collapsed-indices-0", "Which loop indices to combine 0th loop index");
  private static final PassOption<List<Long>> INDICES_1 = PassOption.integers(
      "collapsed-indices-1", "Which loop indices to combine into the position 1 loop index");
  private static final PassOption<List<Long>> INDICES_2 = PassOption.integers(
      "collapsed-indices-2", "Which loop indices to combine into the position 2 loop index");
  private static final PassSpec SPEC =
      PassSpec.of("test-scf-parallel-loop-collapsing", "Test parallel loops collapsing transformation")
          .withLocalTitle("TestSCFParallelLoopCollapsing")
          .withOptions(INDICES_0, INDICES_1, INDICES_2);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    List<List<Integer>> groups = new ArrayList<>();
    for (PassOption<List<Long>> option : List.of(INDICES_0, INDICES_1, INDICES_2)) {
      List<Integer> group = new ArrayList<>();
      options.get(option).forEach(index -> group.add((int) Math.min(index, Integer.MAX_VALUE)));
      groups.add(group);
    }
    return (op, run) -> {
      String problem = problem(groups);
      if (problem != null) {
        fail(Diagnostic.error(op, problem), run);
        return;
      }
      List<List<Integer>> used = new ArrayList<>(groups);
      used.removeIf(List::isEmpty);
      int rank = used.stream().mapToInt(List::size).sum();
      op.walk(inner -> collapse(ParallelOp.of(inner), used, rank, run));
    };
  }

  private static void collapse(@Nullable ParallelOp loop, List<List<Integer>> groups, int rank, PassRun run) {
    if (loop == null || run.hasFailed()) {
      return;
    }
    int dimensions = loop.step().size();
    if (dimensions != rank) {
      fail(loop.opError("has " + dimensions + " iter args while this limited functionality testing pass was"
          + " configured only for loops with exactly " + rank + " iter args."), run);
    } else if (!loop.results().isEmpty()) {
      fail(loop.opError("has reductions, which are not supported"), run);
    } else {
      ParallelCollapsing.collapse(loop, groups);
    }
  }

  private static void fail(Diagnostic diagnostic, PassRun run) {
    run.emit(diagnostic);
    run.signalFailure();
  }

  /** Returns the error of the lists, or null. */
  private static @Nullable String problem(List<List<Integer>> groups) {
    if (groups.get(0).isEmpty() && !groups.get(1).isEmpty()) {
      return "collapsed-indices-1 specified but not collapsed-indices-0";
    }
    if (groups.get(1).isEmpty() && !groups.get(2).isEmpty()) {
      return "collapsed-indices-2 specified but not collapsed-indices-1";
    }
    if (groups.get(0).isEmpty()) {
      return "No collapsed-indices were specified. This pass is only for testing and does not automatically collapse "
          + "all parallel loops or similar.";
    }
    BitSet seen = new BitSet();
    int count = 0;
    for (List<Integer> group : groups) {
      for (int index : group) {
        seen.set(Math.min(Math.max(index, 0), 1 << 16));
        count++;
      }
    }
    return seen.nextClearBit(0) == count && seen.cardinality() == count ? null
        : "collapsed-indices arguments must include all values [0,N).";
  }
}
