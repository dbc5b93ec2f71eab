// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionTarget.Verdict;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FoldCycles;
import org.mortise.ir.transform.Folding;

/**
 * Legalizes one operation after the other: by its folder, otherwise by the first matching pattern whose created and
 * changed operations and blocks can all be legalized. Attempts are kept on an explicit stack, so long chains of
 * patterns need no recursion.
 */
final class Legalizer {
  private static final int FEW_REASONS = 8;

  /** The state of an attempt to legalize one operation. */
  private static final class Attempt {
    private final Operation op;
    private Stage stage = Stage.BEGIN;
    /** The size of the log before the fold or pattern. */
    private int start;
    /** The size of the log after the pattern. */
    private int end;
    private int index;
    private RewritePattern[] patterns;
    private int nextPattern;
    private @Nullable RewritePattern current;
    private @Nullable Set<Operation> visited;

    Attempt(Operation op) {
      this.op = op;
    }
  }

  private enum Stage {
    BEGIN, FOLDED, MATCH, BLOCKS, MODIFIED, CREATED, DONE
  }

  private final ConversionTarget target;
  private final LegalizationOrder order;
  private final ConversionLog log;
  private final FoldCycles foldCycles = new FoldCycles();
  private final ConversionRewriter rewriter;
  private final @Nullable ConversionListener listener;
  private final boolean explains;
  private final Deque<Attempt> attempts = new ArrayDeque<>();
  private final Set<RewritePattern> active = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<String> reasons = new ArrayList<>();
  private boolean succeeded;
  private @Nullable Diagnostic failure;
  private boolean foldedInPlace;

  Legalizer(ConversionTarget target, LegalizationOrder order, ConversionLog log, ConversionRewriter rewriter,
      ConversionConfig config) {
    this.target = target;
    this.order = order;
    this.log = log;
    this.rewriter = rewriter;
    this.listener = config.listener();
    this.explains = config.explains();
  }

  /** Returns the error of a pattern, or of a necessary but impossible undo; otherwise null. */
  @Nullable Diagnostic failure() {
    return failure;
  }

  /** Undoes an attempt; fails if its changes cannot be undone. */
  private void undo(Attempt attempt, String what, String reason) {
    if (!log.canUndo() && log.changesProgramAfter(attempt.start)) {
      failure = attempt.op.error(what + " of '" + attempt.op.name()
          + "' has changed the program and must be undone, which a conversion without rollback cannot do: " + reason);
    }
    log.undoTo(attempt.start);
  }

  /** Returns whether a folder has changed an operation in place, which the log does not record. */
  boolean hasFoldedInPlace() {
    return foldedInPlace;
  }

  /** Returns the first reasons for which patterns were not applied to the operation legalized last. */
  List<String> reasons() {
    return reasons;
  }

  /** Legalizes {@code op} if possible; otherwise undoes all attempts. Returns whether it is legal. */
  boolean legalize(Operation op) {
    reasons.clear();
    if (log.isErased(op) || target.verdict(op) == Verdict.LEGAL) {
      return true;
    }
    attempts.push(new Attempt(op));
    while (!attempts.isEmpty() && failure == null) {
      Attempt attempt = attempts.peek();
      Operation next;
      try {
        next = advance(attempt);
      } catch (RuntimeException | Error fault) {
        FaultPlace.note(fault, attempt.op);
        throw fault;
      }
      if (next != null) {
        attempts.push(new Attempt(next));
      } else if (attempt.stage == Stage.DONE) {
        attempts.pop();
      }
    }
    return succeeded;
  }

  /**
   * Continues an attempt, with the result of the last inner attempt in {@link #succeeded}. Returns an operation to
   * legalize next; null if the attempt is done or changes its stage.
   */
  private @Nullable Operation advance(Attempt attempt) {
    switch (attempt.stage) {
      case BEGIN -> begin(attempt);
      case FOLDED -> {
        return nextAfterFold(attempt);
      }
      case MATCH -> match(attempt);
      case BLOCKS -> {
        return nextBlock(attempt);
      }
      case MODIFIED -> {
        return nextModified(attempt);
      }
      case CREATED -> {
        return nextCreated(attempt);
      }
      default -> throw new IllegalStateException("the attempt is done");
    }
    return null;
  }

  private void finish(Attempt attempt, boolean success) {
    attempt.stage = Stage.DONE;
    succeeded = success;
  }

  // ---- legality and folding ----------------------------------------------------------------------------------------

  private void begin(Attempt attempt) {
    Operation op = attempt.op;
    while (true) {
      Verdict verdict = target.verdict(op);
      if (verdict == Verdict.RECURSIVELY_LEGAL) {
        log.ignoreInside(op);
      }
      if (verdict == Verdict.LEGAL || verdict == Verdict.RECURSIVELY_LEGAL || log.isIgnored(op)) {
        finish(attempt, true);
        return;
      }
      boolean isFolded = Constants.of(op) == null && !foldCycles.contains(op);
      FoldResult folded = isFolded ? Folding.fold(op) : FoldResult.NONE;
      if (folded == FoldResult.IN_PLACE) {
        foldCycles.repeats(op);
        foldedInPlace = true;
        continue;
      }
      attempt.start = log.size();
      if (folded.size() > 0 && replaceFolded(op, folded)) {
        attempt.stage = Stage.FOLDED;
        attempt.index = attempt.start;
        succeeded = true;
        return;
      }
      beginMatching(attempt);
      return;
    }
  }

  /** Replaces the results of {@code op}, unless a constant cannot be created. */
  private boolean replaceFolded(Operation op, FoldResult folded) {
    List<Value> values = new ArrayList<>(folded.size());
    List<Operation> constants = new ArrayList<>(0);
    OpBuilder detached = new OpBuilder(op.context());
    for (int i = 0; i < folded.size(); i++) {
      Value value = folded.value(i);
      if (value == null) {
        Operation constant = op.name().dialect()
            .materializeConstant(detached, folded.constant(i), op.result(i).type(), op.location());
        if (constant == null) {
          return false;
        }
        constants.add(constant);
        value = constant.result(0);
      }
      values.add(value);
    }
    rewriter.setInsertionPoint(op);
    constants.forEach(rewriter::insert);
    rewriter.replaceOp(op, values);
    return true;
  }

  private @Nullable Operation nextAfterFold(Attempt attempt) {
    if (!succeeded) {
      undo(attempt, "the folding", "an operation that it creates cannot be legalized");
      beginMatching(attempt);
      return null;
    }
    Operation created = nextCreatedBefore(attempt, log.size());
    if (created == null) {
      finish(attempt, true);
    }
    return created;
  }

  // ---- patterns ----------------------------------------------------------------------------------------------------

  private void beginMatching(Attempt attempt) {
    attempt.patterns = order.patternsFor(attempt.op.name().name());
    attempt.start = log.size();
    attempt.stage = Stage.MATCH;
  }

  private void match(Attempt attempt) {
    while (attempt.nextPattern < attempt.patterns.length) {
      RewritePattern pattern = attempt.patterns[attempt.nextPattern++];
      if (!pattern.hasBoundedRecursion() && !active.add(pattern)) {
        explain(pattern, attempt.op, "it is applied to what it has created");
        continue;
      }
      attempt.current = pattern;
      if (listener != null) {
        listener.patternBegins(pattern, attempt.op);
      }
      rewriter.setInsertionPoint(attempt.op);
      if (pattern.matchAndRewrite(attempt.op, rewriter)) {
        attempt.end = log.size();
        attempt.index = attempt.start;
        attempt.stage = Stage.BLOCKS;
        succeeded = true;
        return;
      }
      if (rewriter.error() != null) {
        failure = rewriter.error();
        return;
      }
      String reason = rewriter.takeReason();
      explain(pattern, attempt.op, reason == null ? "it does not match" : reason);
      endPattern(attempt, reason == null ? "it does not match" : reason);
      if (failure != null) {
        return;
      }
    }
    finish(attempt, false);
  }

  private void explain(RewritePattern pattern, Operation op, String reason) {
    if (explains && reasons.size() < FEW_REASONS) {
      reasons.add("pattern '" + pattern.name() + "' is not applied to '" + op.name() + "': " + reason);
    }
  }

  /** @param problem the reason for undoing the pattern, or null if it has succeeded */
  private void endPattern(Attempt attempt, @Nullable String problem) {
    RewritePattern pattern = attempt.current;
    active.remove(pattern);
    attempt.current = null;
    if (problem != null) {
      undo(attempt, "pattern '" + pattern.name() + "'", problem);
      attempt.stage = Stage.MATCH;
    }
    if (listener != null) {
      listener.patternEnds(pattern, problem == null);
    }
  }

  private @Nullable Operation rejectPattern(Attempt attempt, String reason) {
    explain(attempt.current, attempt.op, reason);
    endPattern(attempt, reason);
    return null;
  }

  // ---- what a pattern has changed ----------------------------------------------------------------------------------

  /** Converts the arguments of blocks that the pattern has moved into existing operations. */
  private @Nullable Operation nextBlock(Attempt attempt) {
    if (!succeeded) {
      return rejectPattern(attempt, "the operation around a block that it moves becomes illegal");
    }
    while (attempt.index < attempt.end) {
      if (!(log.get(attempt.index++) instanceof Change.OfBlock change)) {
        continue;
      }
      Block block = change.block;
      Operation parent = block.parentOp();
      if (parent == null || parent == attempt.op || block.argumentCount() == 0) {
        continue;
      }
      TypeConverter converter = log.converterOf(block.parent());
      if (converter != null) {
        if (!rewriter.convertBlock(block, converter)) {
          return rejectPattern(attempt, "the argument types of a block that it moves cannot be converted");
        }
        continue;
      }
      if (attempt.visited == null) {
        attempt.visited = createdSince(attempt.start);
      }
      if (attempt.visited.add(parent)) {
        return parent;
      }
    }
    attempt.visited = null;
    attempt.index = attempt.start;
    attempt.stage = Stage.MODIFIED;
    succeeded = true;
    return null;
  }

  private Set<Operation> createdSince(int start) {
    Set<Operation> created = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = start; i < log.size(); i++) {
      if (log.get(i) instanceof Change.CreatedOperation change) {
        created.add(change.op);
      }
    }
    return created;
  }

  private @Nullable Operation nextModified(Attempt attempt) {
    if (!succeeded) {
      return rejectPattern(attempt, "an operation that it changes in place cannot be legalized");
    }
    while (attempt.index < attempt.end) {
      if (log.get(attempt.index++) instanceof Change.ModifiedOperation change) {
        return change.op;
      }
    }
    attempt.index = attempt.start;
    attempt.stage = Stage.CREATED;
    return null;
  }

  private @Nullable Operation nextCreated(Attempt attempt) {
    if (!succeeded) {
      return rejectPattern(attempt, "an operation that it creates cannot be legalized");
    }
    Operation created = nextCreatedBefore(attempt, attempt.end);
    if (created == null) {
      endPattern(attempt, null);
      finish(attempt, true);
    }
    return created;
  }

  private @Nullable Operation nextCreatedBefore(Attempt attempt, int end) {
    while (attempt.index < end) {
      if (log.get(attempt.index++) instanceof Change.CreatedOperation change
          && target.verdict(change.op) != Verdict.LEGAL) {
        return change.op;
      }
    }
    return null;
  }
}
