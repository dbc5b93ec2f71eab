// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Cancellation;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.conversion.ConversionTarget.Verdict;
import org.mortise.ir.rewrite.PatternSet;

/**
 * Replaces the operations that a target does not permit, as MLIR's dialect conversion does. Operations are visited
 * before their nested operations, blocks in the order of a depth-first search along their successors; unreachable
 * blocks are visited if the {@link ConversionConfig} requests it. An operation that is not legal is folded if possible,
 * otherwise it is converted by a pattern, and so are the operations that the pattern creates or changes. Finally,
 * converted values are materialized for remaining operations that use the old types.
 *
 * <p>Linear in the operations and in the cost of patterns and undone attempts. Immutable: one conversion can be applied
 * to several operations at once, if the callbacks of the target, the converters and the patterns permit it. If a
 * callback throws an exception, the changes are undone as after an error.
 */
public final class DialectConversion {
  private enum Mode {
    PARTIAL, FULL, ANALYSIS
  }

  private final ConversionTarget target;
  private final LegalizationOrder order;

  /** Prepares a conversion. Neither the target nor the patterns may change afterwards. */
  public DialectConversion(ConversionTarget target, PatternSet patterns) {
    this.target = target;
    this.order = new LegalizationOrder(patterns, target);
  }

  /** As {@link #applyPartial(List, ConversionConfig)} for one operation, with the default options. */
  public ConversionResult applyPartial(Operation root) {
    return applyPartial(List.of(root), ConversionConfig.DEFAULT);
  }

  /**
   * Converts {@code roots} and the operations inside them as far as possible. Fails at an illegal operation that cannot
   * be converted; operations unknown to the target may stay.
   */
  public ConversionResult applyPartial(List<Operation> roots, ConversionConfig config) {
    return run(roots, Mode.PARTIAL, config);
  }

  /** Converts {@code roots} and the operations inside them. Fails at an operation that is not legal afterwards. */
  public ConversionResult applyFull(List<Operation> roots, ConversionConfig config) {
    return run(roots, Mode.FULL, config);
  }

  /**
   * Converts a copy of {@code root}, which is not changed, and adds the operations that can be legalized to the set of
   * {@code config}. Fails only if values cannot be materialized.
   */
  public ConversionResult applyAnalysis(Operation root, ConversionConfig config) {
    Operation copy = root.clone(new IRMapping());
    List<Operation> originals = new ArrayList<>();
    Map<Operation, Operation> originalOf = new IdentityHashMap<>();
    root.walkPreOrder(op -> {
      originals.add(op);
    });
    int[] next = {0};
    copy.walkPreOrder(op -> {
      originalOf.put(op, originals.get(next[0]++));
    });
    Set<Operation> legalized = new LinkedHashSet<>();
    ConversionResult result = run(List.of(copy), Mode.ANALYSIS, config.withLegalizable(legalized));
    if (config.legalizable() != null) {
      for (Operation op : legalized) {
        config.legalizable().add(originalOf.get(op));
      }
    }
    copy.erase();
    return new ConversionResult(false, result.failure());
  }

  private ConversionResult run(List<Operation> roots, Mode mode, ConversionConfig config) {
    if (roots.isEmpty()) {
      return new ConversionResult(false, null);
    }
    ConversionLog log = new ConversionLog(
        roots.get(0).context(), config.mode() == ConversionConfig.Mode.ROLLBACK);
    ConversionRewriter rewriter = new ConversionRewriter(log, roots.get(0).context(), config.listener());
    Legalizer legalizer = new Legalizer(target, order, log, rewriter, config);
    Commit commit = new Commit(log, config.listener());
    Diagnostic failure;
    try {
      failure = legalizeAll(roots, mode, config, legalizer, log.canUndo() ? null : commit);
      if (failure == null && log.needsFinalization()) {
        failure = new Finalization(log, rewriter).run();
      }
    } catch (RuntimeException exception) {
      log.undoTo(0);
      throw exception;
    }
    boolean changed = log.changesProgramAfter(0) || commit.hasChanged() || legalizer.hasFoldedInPlace();
    if (failure != null) {
      log.undoTo(0);
      return new ConversionResult(log.canUndo() ? legalizer.hasFoldedInPlace() : changed, failure);
    }
    commit.run();
    return new ConversionResult(changed, null);
  }

  /**
   * Legalizes the operations in order; if {@code direct} is not null, commits the changes after each. Returns the first
   * error that prevents the conversion, or null.
   */
  private @Nullable Diagnostic legalizeAll(List<Operation> roots, Mode mode, ConversionConfig config,
      Legalizer legalizer, @Nullable Commit direct) {
    for (Operation op : operationsIn(roots, config.visitsUnreachable())) {
      Cancellation.check();
      boolean legal = legalizer.legalize(op);
      if (legalizer.failure() != null) {
        return legalizer.failure();
      }
      if (legal) {
        if (direct != null) {
          direct.runDirectly();
        }
        if (mode == Mode.ANALYSIS && config.legalizable() != null) {
          config.legalizable().add(op);
        }
        continue;
      }
      if (mode == Mode.FULL) {
        return explained(op.error("failed to legalize operation '" + op.name() + "'"), op, legalizer);
      }
      if (mode == Mode.PARTIAL && target.isIllegal(op)) {
        String message = "failed to legalize operation '" + op.name() + "' that was explicitly marked illegal";
        return explained(op.error(message), op, legalizer);
      }
      if (mode == Mode.PARTIAL && config.unlegalized() != null) {
        config.unlegalized().add(op);
      }
    }
    return null;
  }

  private static Diagnostic explained(Diagnostic error, Operation op, Legalizer legalizer) {
    for (String reason : legalizer.reasons()) {
      error.hint(op.location(), reason);
    }
    return error;
  }

  /**
   * Returns the operations to convert, each before its nested operations. Operations in unreachable blocks are included
   * on request, operations inside recursively legal operations never.
   */
  private List<Operation> operationsIn(List<Operation> roots, boolean withUnreachable) {
    List<Operation> ops = new ArrayList<>();
    Set<Block> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>();
    for (Operation root : roots) {
      open.push(root);
      while (!open.isEmpty()) {
        Object next = open.pop();
        if (next instanceof Operation op) {
          ops.add(op);
          pushRegions(op, withUnreachable, open);
        } else if (visited.add((Block) next)) {
          pushContents((Block) next, visited, open);
        }
      }
    }
    return ops;
  }

  private void pushRegions(Operation op, boolean withUnreachable, Deque<Object> open) {
    if (op.regionCount() == 0 || target.verdict(op) == Verdict.RECURSIVELY_LEGAL) {
      return;
    }
    for (int i = op.regionCount() - 1; i >= 0; i--) {
      Region region = op.region(i);
      for (Block block = withUnreachable ? region.last() : region.first(); block != null; block = block.previous()) {
        open.push(block);
      }
    }
  }

  private static void pushContents(Block block, Set<Block> visited, Deque<Object> open) {
    for (int i = block.successorCount() - 1; i >= 0; i--) {
      if (!visited.contains(block.successor(i))) {
        open.push(block.successor(i));
      }
    }
    for (Operation op = block.last(); op != null; op = op.previous()) {
      open.push(op);
    }
  }
}
