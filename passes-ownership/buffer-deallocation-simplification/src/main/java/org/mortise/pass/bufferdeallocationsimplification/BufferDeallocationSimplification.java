// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocationsimplification;

import com.google.auto.service.AutoService;
import org.mortise.analyses.alias.BufferOrigins;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.transform.RegionSimplification;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code buffer-deallocation-simplification}: patterns on {@link DeallocOp} that use the origins of buffers.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BufferDeallocationSimplification implements PassFactory, Pass {
  private static final PassStatistic MEMREFS = new PassStatistic(
      "num-memrefs-folded", "Number of buffers that no bufferization.dealloc has to free any more");
  private static final PassStatistic RETAINED = new PassStatistic(
      "num-retained-folded", "Number of retained buffers that nothing has to be compared with any more");

  private static final PassSpec SPEC = PassSpec.of("buffer-deallocation-simplification",
          "Optimizes `bufferization.dealloc` operation for more efficient codegen")
      .withDescription("""
          Simplifies `bufferization.dealloc` operations by the origins of their operands: drops memrefs that are
          certainly retained; drops retained memrefs that differ from all memrefs to free; and frees memrefs that differ
          from all others by separate operations. Also applies the canonicalization patterns of `bufferization.dealloc`,
          and folds all operations. Best run after `ownership-based-buffer-deallocation` and `canonicalize`. Each
          application of a pattern is linear in the operands and in the flow of buffers that leads to them.
          """)
      .withDialects("arith", "bufferization")
      .withStatistics(MEMREFS, RETAINED)
      .onParts();

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return this;
  }

  @Override
  public void run(Operation root, PassRun run) {
    KeptFunctions.runBeside(root, run, () -> simplify(root, run));
  }

  private static void simplify(Operation root, PassRun run) {
    BufferOrigins origins = new BufferOrigins();
    // Rewriting can remove the operations that determine an origin, so all origins are computed first.
    int[] before = new int[2];
    root.walk(op -> {
      resolveOperands(DeallocOp.of(op), origins);
      count(DeallocOp.of(op), before);
    });
    PatternSet patterns = new PatternSet()
        .add(new DropRetainedFromMemrefs(origins))
        .add(new DropUnrelatedFromRetained(origins))
        .add(new SplitOffUnrelated(origins))
        .add(new OwnRetainedAlwaysFreed(origins));
    OpDefinition.of(root.context().operationName(DeallocOp.NAME)).addCanonicalizationPatterns(patterns);
    GreedyConfig config = GreedyConfig.DEFAULT.withRegions(RegionSimplification.NORMAL);
    if (!GreedyRewriter.apply(root, FrozenPatternSet.of(patterns), config).changed()) {
      run.markAllAnalysesPreserved();
      return;
    }
    int[] after = new int[2];
    root.walk(op -> count(DeallocOp.of(op), after));
    run.count(MEMREFS, before[0] - after[0]);
    run.count(RETAINED, before[1] - after[1]);
    if (before[0] > after[0] || before[1] > after[1]) {
      run.remark(Remark.Kind.PASSED, "Simplified", root).message("deallocations have fewer operands")
          .with("Memrefs", before[0] - after[0]).with("Retained", before[1] - after[1]).emit();
    }
  }

  /** Adds the numbers of memrefs and of retained memrefs to {@code operands}. */
  private static void count(DeallocOp dealloc, int[] operands) {
    if (dealloc != null) {
      operands[0] += dealloc.memrefs().size();
      operands[1] += dealloc.retained().size();
    }
  }

  private static void resolveOperands(DeallocOp dealloc, BufferOrigins origins) {
    if (dealloc == null) {
      return;
    }
    for (Value memref : dealloc.memrefs()) {
      origins.resolve(memref);
    }
    for (Value retained : dealloc.retained()) {
      origins.resolve(retained);
    }
  }
}
