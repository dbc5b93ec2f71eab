// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.loops;

import com.google.auto.service.AutoService;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analyses.cfg.DominanceAnalyses;
import org.mortise.analyses.cfg.LoopInfo;
import org.mortise.analyses.cfg.NaturalLoop;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.testanalysispasses.internal.compat.PrintedAccidents;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-cfg-loop-info}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LoopsFactory implements PassFactory {
  private static final int INDENT = 4;
  private static final PassSpec SPEC = PassSpec.of("test-cfg-loop-info", "Print the loops of blocks of functions")
      .withLocalTitle("TestCFGLoopInfo")
      .withDescription("""
          Prints among the diagnostics the natural loops of the function, or of all functions inside the operation:
          the blocks, and which of them are the header, a latch or an exiting block. Linear in the text, which shows a
          block once for each loop around it.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return LoopsFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    run.markAllAnalysesPreserved();
    try (ReportWriter report = new ReportWriter(run, PassOutput.Channel.DIAGNOSTIC)) {
      root.walkPreOrder(op -> {
        if (op.implementsInterface(FunctionOpInterface.class)) {
          print(op, run, report);
        }
      });
    }
  }

  private static void print(Operation function, PassRun run, ReportWriter report) {
    Attribute symbol = function.getAttr(SymbolTable.SYMBOL_NAME);
    report.print("Testing : ").print(String.valueOf(symbol)).print("\n");
    Region region = function.region(0);
    if (region.isEmpty()) {
      report.print("empty region\n");
      return;
    }
    Map<Block, Integer> numbers = new IdentityHashMap<>();
    report.print(PrintedAccidents.BLOCKS);
    for (Block block : region.blocks()) {
      report.print(", ^bb").print(numbers.size());
      numbers.put(block, numbers.size());
    }
    report.print("\n");
    LoopInfo loops = LoopInfo.of(region, run.get(DominanceAnalyses.DOMINANCE).treeOf(region));
    if (loops.topLevelLoops().isEmpty()) {
      report.print("no loops\n");
    }
    Deque<NaturalLoop> pending = new ArrayDeque<>(loops.topLevelLoops());
    while (!pending.isEmpty()) {
      NaturalLoop loop = pending.pop();
      print(loop, numbers, report);
      List<NaturalLoop> inner = loop.subLoops();
      for (int i = inner.size() - 1; i >= 0; i--) {
        pending.push(inner.get(i));
      }
    }
  }

  private static void print(NaturalLoop loop, Map<Block, Integer> numbers, ReportWriter report) {
    int depth = loop.depth();
    report.indent((depth - 1) * INDENT).print("Loop at depth ").print(depth).print(" containing: ");
    String separator = "";
    for (Block block : loop.blocks()) {
      report.print(separator).print("^bb").print(numbers.get(block));
      report.print(block == loop.header() ? "<header>" : "");
      report.print(loop.isLatch(block) ? "<latch>" : "");
      report.print(loop.isExiting(block) ? "<exiting>" : "");
      separator = ",";
    }
    report.print("\n");
  }
}
