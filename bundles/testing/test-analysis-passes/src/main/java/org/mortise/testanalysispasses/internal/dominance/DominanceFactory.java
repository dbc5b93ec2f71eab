// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.dominance;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import org.mortise.analyses.cfg.DominanceAnalyses;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.dominance.PostDominanceInfo;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-print-dominance}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DominanceFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("test-print-dominance", "Print dominance and post-dominance of all blocks")
      .withLocalTitle("TestDominancePass")
      .withDescription("""
          Prints among the diagnostics, for each pair of blocks of the operation and its own block, the nearest common
          dominator and post-dominator, and whether one (post-)dominates the other. Blocks are numbered in the order
          in which a post-order walk visits their operations; blocks without operations are omitted. The text is
          quadratic in the blocks.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return DominanceFactory::run;
  }

  private static void run(Operation op, PassRun run) {
    run.markAllAnalysesPreserved();
    DominanceInfo dominance = run.get(DominanceAnalyses.DOMINANCE);
    PostDominanceInfo postDominance = run.get(DominanceAnalyses.POST_DOMINANCE);
    Map<Block, Integer> numbers = new IdentityHashMap<>();
    List<Block> blocks = new ArrayList<>();
    op.walk(inner -> {
      if (inner.block() != null && numbers.putIfAbsent(inner.block(), blocks.size()) == null) {
        blocks.add(inner.block());
      }
    });
    try (ReportWriter report = new ReportWriter(run, PassOutput.Channel.DIAGNOSTIC)) {
      report.print("Testing : ").print(ReportWriter.nameOf(op)).print("\n--- DominanceInfo ---\n");
      printNearest(blocks, numbers, dominance::findNearestCommonDominator, report);
      report.print("--- PostDominanceInfo ---\n");
      printNearest(blocks, numbers, postDominance::findNearestCommonDominator, report);
      report.print("--- Block Dominance relationship ---\n");
      printRelation("dominates", blocks, dominance::dominates, report);
      report.print("--- Block PostDominance relationship ---\n");
      printRelation("postdominates", blocks, postDominance::dominates, report);
    }
  }

  private static void printNearest(
      List<Block> blocks, Map<Block, Integer> numbers, BinaryOperator<Block> nearest, ReportWriter report) {
    for (int i = 0; i < blocks.size(); i++) {
      for (int k = 0; k < blocks.size(); k++) {
        Integer found = numbers.get(nearest.apply(blocks.get(i), blocks.get(k)));
        report.print("Nearest(").print(i).print(", ").print(k).print(") = ")
            .print(found == null ? "<no dom>" : found.toString()).print("\n");
      }
    }
  }

  private static void printRelation(
      String name, List<Block> blocks, BiPredicate<Block, Block> relation, ReportWriter report) {
    for (int i = 0; i < blocks.size(); i++) {
      for (int k = 0; k < blocks.size(); k++) {
        report.print(name).print("(").print(i).print(", ").print(k).print(") = ")
            .print(relation.test(blocks.get(i), blocks.get(k)) ? "true" : "false").print("\n");
      }
    }
  }
}
