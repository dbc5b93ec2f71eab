// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfparallelloopfusion;

import java.util.ArrayList;
import java.util.List;
import org.mortise.analysis.alias.AliasAnalysis;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.ReduceOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.rewrite.PatternRewriter;

/** Fuses parallel loops that follow each other in a block. */
final class LoopFusion {
  private LoopFusion() {}

  static void fuseIn(Region region, AliasAnalysis aliases) {
    for (Block block = region.first(); block != null; block = block.next()) {
      for (List<ParallelOp> chain : chains(block)) {
        ParallelOp first = chain.get(0);
        for (ParallelOp second : chain.subList(1, chain.size())) {
          first = canFuse(first, second, aliases) ? fuse(first, second) : second;
        }
      }
    }
  }

  /** Returns the lists of loops that have only operations without effects and regions between them. */
  private static List<List<ParallelOp>> chains(Block block) {
    List<List<ParallelOp>> chains = new ArrayList<>();
    boolean continues = false;
    for (Operation op = block.first(); op != null; op = op.next()) {
      ParallelOp loop = ParallelOp.of(op);
      if (loop == null) {
        continues = continues && op.regionCount() == 0 && MemoryEffects.isMemoryEffectFree(op);
        continue;
      }
      if (!continues) {
        chains.add(new ArrayList<>());
      }
      chains.get(chains.size() - 1).add(loop);
      continues = true;
    }
    return chains;
  }

  private static boolean canFuse(ParallelOp first, ParallelOp second, AliasAnalysis aliases) {
    boolean sameSpace = first.lowerBound().equals(second.lowerBound())
        && first.upperBound().equals(second.upperBound()) && first.step().equals(second.step());
    return sameSpace && !containsLoop(first) && !containsLoop(second)
        && new LoopAccesses(first, second, aliases).areIndependent() && !isUsedBefore(first, second.operation());
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

  /** Replaces both loops by one in the place of the second one. Returns the new loop. */
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
    rewriter.replaceOp(first.operation(), results.subList(0, split));
    rewriter.replaceOp(op, results.subList(split, results.size()));
    return fused;
  }

  private static List<Value> concat(List<Value> first, List<Value> second) {
    List<Value> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }
}
