// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** The canonicalization patterns that combine two {@link IfOp} into one. */
final class IfCombining {
  private IfCombining() {}

  /** Combines two adjacent operations with equal or opposite conditions. */
  @Canonicalization("CombineSequence")
  static boolean combineSequence(IfOp second, PatternRewriter rewriter) {
    IfOp first = IfOp.of(second.operation().previous());
    if (first == null) {
      return false;
    }
    Value before = first.condition();
    Value now = second.condition();
    boolean same = before == now;
    if (!same && IfPatterns.negated(now) != before && IfPatterns.negated(before) != now) {
      return false;
    }
    Block then = same ? second.thenBlock() : second.elseBlock();
    Block otherwise = same ? second.elseBlock() : second.thenBlock();
    forwardResults(first, then, otherwise, rewriter);
    combine(first, second.operation(), then, otherwise, rewriter);
    return true;
  }

  /**
   * Replaces, inside the regions of the second operation, the results of {@code first} by the values that its
   * corresponding region yields.
   */
  private static void forwardResults(IfOp first, Block then, Block otherwise, PatternRewriter rewriter) {
    for (int i = 0; i < first.resultCount(); i++) {
      OpResult result = first.operation().result(i);
      replaceInside(result, then, first.thenBlock().last().operand(i), rewriter);
      replaceInside(result, otherwise, first.elseBlock().last().operand(i), rewriter);
    }
  }

  private static void replaceInside(Value from, Block block, Value to, PatternRewriter rewriter) {
    if (block == null) {
      return;
    }
    for (OpOperand use : UsesInside.of(from, block.parent())) {
      rewriter.modifyOpInPlace(use.owner(), () -> use.set(to));
    }
  }

  private static void combine(
      IfOp first, Operation second, Block then, Block otherwise, PatternRewriter rewriter) {
    List<Type> types = Results.typesOf(first.operation());
    types.addAll(Results.typesOf(second));
    rewriter.setInsertionPoint(second);
    IfOp combined = IfOp.createEmpty(rewriter, second.location(), types, first.condition());
    rewriter.inlineRegionBefore(first.thenRegion(), combined.thenRegion(), null);
    rewriter.inlineRegionBefore(first.elseRegion(), combined.elseRegion(), null);
    append(then, combined.thenRegion().first(), rewriter);
    if (combined.elseBlock() != null) {
      append(otherwise, combined.elseBlock(), rewriter);
    } else if (otherwise != null) {
      rewriter.inlineRegionBefore(otherwise.parent(), combined.elseRegion(), null);
    }
    List<Value> results = List.of(combined.operation().results());
    int split = first.resultCount();
    rewriter.replaceOp(first, results.subList(0, split));
    rewriter.replaceOp(second, results.subList(split, results.size()));
  }

  /** Moves the operations of {@code block} to the end of {@code target}, which then yields the values of both. */
  private static void append(Block block, Block target, PatternRewriter rewriter) {
    if (block == null) {
      return;
    }
    Operation firstYield = target.last();
    Operation secondYield = block.last();
    rewriter.mergeBlocks(block, target, List.of());
    rewriter.setInsertionPointToEnd(target);
    List<Value> values = new ArrayList<>(List.of(firstYield.operands()));
    values.addAll(List.of(secondYield.operands()));
    YieldOp.create(rewriter, secondYield.location(), values);
    rewriter.eraseOp(firstYield);
    rewriter.eraseOp(secondYield);
  }

  /** Combines an operation with the only operation in its then region: both conditions must hold. */
  @Canonicalization("CombineNested")
  static boolean combineNested(IfOp outer, PatternRewriter rewriter) {
    IfOp inner = IfOp.of(outer.thenBlock().first());
    boolean nested = inner != null
        && inner.operation().next() == outer.thenBlock().last()
        && onlyYields(outer.elseBlock())
        && onlyYields(inner.elseBlock());
    if (!nested) {
      return false;
    }
    List<Value> onTrue = new ArrayList<>(outer.resultCount());
    List<Value> onFalse = new ArrayList<>(outer.resultCount());
    List<Integer> selected = new ArrayList<>();
    for (int i = 0; i < outer.resultCount(); i++) {
      Value yielded = outer.thenBlock().last().operand(i);
      onFalse.add(outer.elseBlock().last().operand(i));
      if (yielded instanceof OpResult result && result.owner() == inner.operation()) {
        if (inner.elseBlock().last().operand(result.index()) != onFalse.get(i)) {
          return false;
        }
        onTrue.add(inner.thenBlock().last().operand(result.index()));
      } else {
        onTrue.add(yielded);
        selected.add(i);
      }
    }
    combine(outer, inner, onTrue, onFalse, selected, rewriter);
    return true;
  }

  private static boolean onlyYields(Block block) {
    return block == null || block.first() == block.last();
  }

  private static void combine(
      IfOp outer, IfOp inner, List<Value> onTrue, List<Value> onFalse, List<Integer> selected,
      PatternRewriter rewriter) {
    Operation op = outer.operation();
    rewriter.setInsertionPoint(op);
    Value both = AndIOp.create(rewriter, op.location(), outer.condition(), inner.condition());
    IfOp combined = IfOp.createEmpty(rewriter, op.location(), Results.typesOf(op), both);
    rewriter.setInsertionPoint(combined);
    List<Value> results = new ArrayList<>(List.of(combined.operation().results()));
    for (int i : selected) {
      results.set(i, SelectOp.create(rewriter, op.location(), outer.condition(), onTrue.get(i), onFalse.get(i)));
    }
    Block then = rewriter.createBlock(combined.thenRegion(), null, List.of(), op.location());
    rewriter.mergeBlocks(inner.thenBlock(), then, List.of());
    Inlining.replaceYield(combined.thenBlock().last(), onTrue, rewriter);
    if (outer.elseBlock() != null) {
      rewriter.createBlock(combined.elseRegion(), null, List.of(), op.location());
      YieldOp.create(rewriter, op.location(), onFalse);
    }
    rewriter.replaceOp(op, results);
  }
}
