// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/** Rebuilds a {@link WhileOp} without some of its loop-carried values and results, which are replaced by others. */
final class WhileRebuild {
  private final WhileOp loop;
  private final boolean[] argumentGoes;
  private final Value[] argumentValue;
  private final boolean[] resultGoes;
  private final Value[] resultValue;
  private final int[] resultTwin;
  private boolean changes;

  WhileRebuild(WhileOp loop) {
    this.loop = loop;
    int arguments = loop.inits().size();
    int results = loop.resultCount();
    this.argumentGoes = new boolean[arguments];
    this.argumentValue = new Value[arguments];
    this.resultGoes = new boolean[results];
    this.resultValue = new Value[results];
    this.resultTwin = new int[results];
  }

  /** Replaces a loop-carried value by {@code value}. */
  void dropArgument(int index, Value value) {
    argumentGoes[index] = true;
    argumentValue[index] = value;
    changes = true;
  }

  /** Replaces a result, and the corresponding argument of the body, by {@code value}; null if both are unused. */
  void dropResult(int index, @Nullable Value value) {
    resultGoes[index] = true;
    resultValue[index] = value;
    resultTwin[index] = -1;
    changes = true;
  }

  /** Replaces a result by the result {@code twin}. */
  void dropResultLike(int index, int twin) {
    dropResult(index, null);
    resultTwin[index] = twin;
  }

  /** The new blocks; see {@link WhilePatterns}. */
  enum NewBlocks {
    BOTH,
    /** Only the one whose arguments change. */
    ONE,
    /** Only the block whose arguments change; remaining arguments keep their locations. */
    ONE_LIKE_THE_OLD
  }

  boolean apply(PatternRewriter rewriter, NewBlocks which) {
    if (!changes) {
      return false;
    }
    Operation op = loop.operation();
    ConditionOp condition = loop.condition();
    YieldOp yield = loop.yield();
    List<Value> passed = kept(condition.args(), resultGoes);
    List<Value> yielded = kept(yield.results(), argumentGoes);
    List<Type> types = new ArrayList<>(passed.size());
    for (int i = 0; i < resultGoes.length; i++) {
      if (!resultGoes[i]) {
        types.add(op.result(i).type());
      }
    }
    boolean both = which == NewBlocks.BOTH;
    boolean argumentsGo = yielded.size() < argumentGoes.length;
    List<Value> inits = kept(loop.inits(), argumentGoes);
    if (!both) {
      replaceTerminators(condition, passed, yield, yielded, rewriter);
    }
    rewriter.setInsertionPoint(op);
    WhileOp smaller = WhileOp.createEmpty(rewriter, op.location(), types, inits);
    if (both) {
      replaceTerminators(condition, passed, yield, yielded, rewriter);
    }
    if (which == NewBlocks.ONE_LIKE_THE_OLD) {
      keepLocations(loop.beforeBlock(), smaller.beforeBlock(), argumentGoes);
      keepLocations(loop.afterBlock(), smaller.afterBlock(), resultGoes);
    }
    List<Value> arguments = arguments(smaller.beforeBlock());
    List<Value> bodyArguments = perResult(List.of(smaller.afterBlock().arguments()), loop.afterBlock().arguments());
    List<Value> results = perResult(List.of(smaller.operation().results()), op.results());
    transfer(loop.beforeBlock(), smaller.beforeBlock(), arguments, both || argumentsGo, rewriter);
    transfer(loop.afterBlock(), smaller.afterBlock(), bodyArguments, both || !argumentsGo, rewriter);
    rewriter.replaceOp(op, results);
    return true;
  }

  private static void keepLocations(Block old, Block smaller, boolean[] goes) {
    int next = 0;
    for (int i = 0; i < goes.length; i++) {
      if (!goes[i]) {
        smaller.argument(next++).setLocation(old.argument(i).location());
      }
    }
  }

  private void replaceTerminators(
      ConditionOp condition, List<Value> passed, YieldOp yield, List<Value> yielded, PatternRewriter rewriter) {
    if (passed.size() < resultGoes.length) {
      rewriter.setInsertionPoint(condition);
      ConditionOp.create(rewriter, condition.location(), condition.condition(), passed);
      rewriter.eraseOp(condition);
    }
    if (yielded.size() < argumentGoes.length) {
      Inlining.replaceYield(yield.operation(), yielded, rewriter);
    }
  }

  /** Merges {@code source} into the empty block {@code target}, or replaces that by it. */
  private static void transfer(
      Block source, Block target, List<Value> arguments, boolean merge, PatternRewriter rewriter) {
    if (merge) {
      rewriter.mergeBlocks(source, target, arguments);
      return;
    }
    Region region = target.parent();
    rewriter.eraseBlock(target);
    rewriter.inlineRegionBefore(source.parent(), region, null);
  }

  private static List<Value> kept(List<Value> values, boolean[] goes) {
    List<Value> kept = new ArrayList<>(values.size());
    for (int i = 0; i < goes.length; i++) {
      if (!goes[i]) {
        kept.add(values.get(i));
      }
    }
    return kept;
  }

  private List<Value> arguments(Block smaller) {
    List<Value> values = new ArrayList<>(argumentGoes.length);
    int next = 0;
    for (int i = 0; i < argumentGoes.length; i++) {
      values.add(argumentGoes[i] ? argumentValue[i] : smaller.argument(next++));
    }
    return values;
  }

  /** Returns the replacement of each old value: a remaining value, one from outside, or (if unused) itself. */
  private List<Value> perResult(List<Value> remaining, Value[] old) {
    Value[] values = new Value[resultGoes.length];
    int next = 0;
    for (int i = 0; i < values.length; i++) {
      if (!resultGoes[i]) {
        values[i] = remaining.get(next++);
      } else if (resultTwin[i] >= 0) {
        values[i] = values[resultTwin[i]];
      } else {
        values[i] = resultValue[i] != null ? resultValue[i] : old[i];
      }
    }
    return List.of(values);
  }
}
