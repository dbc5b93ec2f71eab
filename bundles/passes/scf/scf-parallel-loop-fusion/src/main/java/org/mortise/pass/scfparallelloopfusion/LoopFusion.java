// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfparallelloopfusion;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.AliasAnalysis;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.ReduceOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.rewrite.PatternRewriter;

/** Fuses parallel loops that follow each other in a block. */
final class LoopFusion {
  private final AliasAnalysis aliases;
  private final PassRun run;

  LoopFusion(AliasAnalysis aliases, PassRun run) {
    this.aliases = aliases;
    this.run = run;
  }

  void fuseIn(Region region) {
    for (Block block = region.first(); block != null; block = block.next()) {
      fuseIn(block);
    }
  }

  /** Fuses loops that have only operations without effects and regions between them. */
  private void fuseIn(Block block) {
    ParallelOp before = null;
    Operation between = null;
    Operation next;
    for (Operation op = block.first(); op != null; op = next) {
      next = op.next();
      ParallelOp loop = ParallelOp.of(op);
      if (loop != null) {
        before = before == null ? loop : tryFuse(before, loop, between);
        between = null;
      } else if (between == null && !(op.regionCount() == 0 && MemoryEffects.isMemoryEffectFree(op))) {
        between = op;
      }
    }
  }

  /**
   * Fuses two loops if possible. Returns the new loop, or the second one.
   *
   * @param between an operation between the loops that has effects or regions, or null
   */
  private ParallelOp tryFuse(ParallelOp first, ParallelOp second, @Nullable Operation between) {
    FusionObstacle obstacle = between != null ? FusionObstacle.between(between) : obstacle(first, second);
    if (run.remarksWanted()) {
      report(first, second.operation(), obstacle);
    }
    return obstacle == null ? fuse(first, second) : second;
  }

  private void report(ParallelOp first, Operation second, @Nullable FusionObstacle obstacle) {
    RemarkBuilder remark = obstacle == null
        ? run.remark(Remark.Kind.PASSED, "Fused", second).message("fused with the parallel loop before it")
        : run.remark(Remark.Kind.MISSED, "NotFused", second).with("Reason", obstacle.reason())
            .message("not fused with the parallel loop before it: " + obstacle.reason());
    remark.note(first.location(), "the loop before it");
    if (obstacle != null) {
      obstacle.ops().forEach(op -> remark.note(op.location(), "this stands in the way"));
    }
    remark.emit();
  }

  private @Nullable FusionObstacle obstacle(ParallelOp first, ParallelOp second) {
    boolean sameSpace = first.lowerBound().equals(second.lowerBound())
        && first.upperBound().equals(second.upperBound()) && first.step().equals(second.step());
    if (!sameSpace) {
      return FusionObstacle.of("their bounds or steps are not the same values");
    }
    if (containsLoop(first) || containsLoop(second)) {
      return FusionObstacle.of("one of them contains a parallel loop");
    }
    FusionObstacle access = new LoopAccesses(first, second, aliases).obstacle();
    if (access == null && isUsedBefore(first, second.operation())) {
      return FusionObstacle.of("a result of the first one is used before the end of the second one");
    }
    return access;
  }

  private static boolean containsLoop(ParallelOp loop) {
    return loop.operation().walkPreOrder((Operation op) -> op != loop.operation() && ParallelOp.of(op) != null
        ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE) == Walk.Result.INTERRUPT;
  }

  /** Returns whether a result of {@code loop} is used before the end of {@code other}. */
  private static boolean isUsedBefore(ParallelOp loop, Operation other) {
    for (Value result : loop.results()) {
      for (OpOperand use = result.firstUse(); use != null; use = use.nextUse()) {
        Operation user = other.block().findAncestorOpInBlock(use.owner());
        if (user != null && !other.isBeforeInBlock(user)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Replaces both loops by a new loop at the position of the second one, and returns it. */
  private static ParallelOp fuse(ParallelOp first, ParallelOp second) {
    Operation op = second.operation();
    PatternRewriter rewriter = new PatternRewriter(op.context());
    rewriter.setInsertionPoint(op);
    List<Value> inits = concat(first.initVals(), second.initVals());
    ParallelOp fused = ParallelOp.create(
        rewriter, op.location(), second.lowerBound(), second.upperBound(), second.step(), inits);
    Operation firstEnd = first.body().last();
    Operation secondEnd = second.body().last();
    rewriter.mergeBlocks(first.body(), fused.body(), fused.inductionVariables());
    rewriter.mergeBlocks(second.body(), fused.body(), fused.inductionVariables());
    OperationState reduce =
        rewriter.state(inits.isEmpty() ? op.location() : secondEnd.location(), ReduceOp.NAME)
            .addOperands(concat(List.of(firstEnd.operands()), List.of(secondEnd.operands())));
    rewriter.setInsertionPointToEnd(fused.body());
    for (Operation end : List.of(firstEnd, secondEnd)) {
      for (int i = 0; i < end.regionCount(); i++) {
        Block reduction = end.region(i).first();
        reduction.argumentList().forEach(argument -> argument.setLocation(secondEnd.location()));
        reduce.addRegion().takeBody(end.region(i));
      }
    }
    rewriter.create(reduce);
    rewriter.eraseOp(firstEnd);
    rewriter.eraseOp(secondEnd);
    List<Value> results = List.of(fused.operation().results());
    int split = first.results().size();
    rewriter.replaceOp(first, results.subList(0, split));
    rewriter.replaceOp(op, results.subList(split, results.size()));
    return fused;
  }

  private static List<Value> concat(List<Value> first, List<Value> second) {
    List<Value> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }
}
