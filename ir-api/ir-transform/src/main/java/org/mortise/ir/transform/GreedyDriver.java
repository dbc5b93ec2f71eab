// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Cancellation;
import org.mortise.ir.Context;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.Location;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.BlockingEffects;
import org.mortise.ir.logging.LogComponent;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewriteListener;
import org.mortise.ir.rewrite.RewritePattern;
import org.slf4j.Logger;

/** One iteration of {@link GreedyRewriter}: the worklist, and the operations that a change adds to it. */
final class GreedyDriver implements RewriteListener {
  private static final Logger LOG = LogComponent.GREEDY.logger();
  /** A set of more elements is replaced rather than cleared, because its table would be cleared again and again. */
  private static final int FEW = 16;

  private final OperationWorklist worklist = new OperationWorklist();
  /** Regions in scope whose allowed enclosing operations are all on the worklist. */
  private Set<Region> listed = Collections.newSetFromMap(new IdentityHashMap<>());
  private final BlockingEffects blockingEffects = new BlockingEffects();
  private final UnreachableBlocks unreachable;
  private final FoldCycles foldCycles = new FoldCycles();
  private final PatternRewriter rewriter;
  private final FrozenPatternSet patterns;
  private final GreedyConfig config;
  private final RewriteListener outer;
  private @Nullable Region scope;
  /** The operations that may be visited; null for all. */
  private Set<Operation> allowed;
  private @Nullable RewriteChecks checks;
  private final boolean logs = LOG.isDebugEnabled();

  GreedyDriver(Context context, @Nullable Region scope, FrozenPatternSet patterns, GreedyConfig config) {
    this.rewriter = new PatternRewriter(context);
    this.patterns = patterns;
    this.config = config;
    // Unreachable blocks that region simplification will erase are not rewritten. If they remain, they are rewritten
    // where termination is certain. With a rewrite limit, rewrites in unreachable blocks count as well.
    boolean stays = config.regions() == RegionSimplification.DISABLED || config.maxRewrites() != GreedyConfig.NO_LIMIT;
    this.unreachable = new UnreachableBlocks(stays);
    this.outer = config.listener() == null ? RewriteListener.NONE : config.listener();
    rewriter.setRewriteListener(this);
    enter(scope);
  }

  /** Continues in another scope; all facts about the last one are dropped. */
  void enter(@Nullable Region newScope) {
    scope = newScope;
    Operation root = newScope == null ? null : newScope.parentOp();
    checks = RewriteChecks.ENABLED && root != null ? new RewriteChecks(root) : null;
    clear();
  }

  PatternRewriter rewriter() {
    return rewriter;
  }

  void restrictTo(List<Operation> ops) {
    if (config.strictness() != GreedyConfig.Strictness.ANY_OP) {
      allowed = Collections.newSetFromMap(new IdentityHashMap<>());
      allowed.addAll(ops);
    }
  }

  void clear() {
    rewriter.restartFacts();
    worklist.clear();
    forgetListed();
    blockingEffects.clear();
    unreachable.clear();
    foldCycles.clear();
  }

  void reverse() {
    worklist.reverse();
  }

  boolean isDone() {
    return worklist.isEmpty();
  }

  // ---- the worklist ------------------------------------------------------------------------------------------------

  void addAlone(Operation op) {
    if (allowed == null || allowed.contains(op)) {
      worklist.push(op);
    }
  }

  /** Adds {@code op} while the worklist is filled: it then contains all ancestors of its operations. */
  void seed(Operation op) {
    Operation current = op;
    while (current != null && current.parentRegion() != null && worklist.push(current)
        && current.parentRegion() != scope) {
      current = current.parentOp();
    }
  }

  /**
   * Adds {@code op} and all operations that enclose it, provided that it is in scope. Climbs to the first
   * operation that is sure to be on the worklist with all that enclose it.
   */
  private void add(Operation op) {
    if (!isInScope(op)) {
      return;
    }
    for (Operation next = op; next != null; next = next.parentOp()) {
      if (allowed == null || allowed.contains(next)) {
        worklist.push(next);
      }
      if (next.parentRegion() == scope || !listed.add(next.parentRegion())) {
        return;
      }
    }
  }

  private boolean isInScope(Operation op) {
    Region region = op.parentRegion();
    while (region != null && region != scope && !listed.contains(region)) {
      region = region.parentRegion();
    }
    return region != null || scope == null;
  }

  private Operation next() {
    forgetListed();
    return worklist.pop();
  }

  /**
   * Called where an operation with regions may have left the worklist, or blocks may have moved to another region. An
   * operation that moves is added at its new place.
   */
  private void forgetListed() {
    if (listed.size() > FEW) {
      listed = Collections.newSetFromMap(new IdentityHashMap<>());
    } else if (!listed.isEmpty()) {
      listed.clear();
    }
  }

  /** Adds the definers of the operands of an operation that is erased: they may be dead then, or have one user left. */
  private void addDefinersOfOperands(Operation op) {
    // The same value may be used by many operands, so its uses are examined once.
    Set<Value> seen = op.operandCount() <= FEW ? null : Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      Operation definer = operand == null || seen != null && !seen.add(operand) ? null : operand.definingOp();
      if (definer != null && hasAtMostOneUserBesides(op, operand)) {
        add(definer);
      }
    }
  }

  private static boolean hasAtMostOneUserBesides(Operation op, Value value) {
    Operation other = null;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Operation user = use.owner();
      if (user == op || user == other) {
        continue;
      }
      if (other != null) {
        return false;
      }
      other = user;
    }
    return true;
  }

  // ---- the visits --------------------------------------------------------------------------------------------------

  /** Visits operations until the worklist is empty or a limit is reached. Returns whether anything changed. */
  boolean workOff() {
    if (checks == null) {
      return visitAll();
    }
    checks.start();
    boolean changed = visitAll();
    checks.finish();
    return changed;
  }

  private boolean visitAll() {
    boolean changed = false;
    long rewrites = 0;
    while (config.maxRewrites() == GreedyConfig.NO_LIMIT || rewrites < config.maxRewrites()) {
      Operation op = next();
      if (op == null) {
        break;
      }
      Cancellation.check();
      String shown = logs ? LogComponent.text(op) : null;
      if (!op.hasResultUses() && blockingEffects.wouldBeTriviallyDead(op)) {
        log("erased dead {}", shown);
        rewriter.eraseOp(op);
        changed = true;
        continue;
      }
      if (unreachable.contains(op)) {
        continue;
      }
      Location place = op.location(); // the operation may be erased when a pattern throws
      try {
        if (fold(op)) {
          log("folded {}", shown);
          changed = true;
        } else if (rewrite(op, shown)) {
          changed = true;
          rewrites++;
        }
      } catch (RuntimeException | Error fault) {
        FaultPlace.note(fault, place);
        throw fault;
      }
    }
    return changed;
  }

  private static void log(String message, @Nullable String shown) {
    if (shown != null) {
      LOG.debug(message, shown);
    }
  }

  /** Folds {@code op} if possible, except for constants, which would fold to themselves without end. */
  private boolean fold(Operation op) {
    if (op.definition() == null || op.hasTrait(Trait.CONSTANT_LIKE) || foldCycles.contains(op)) {
      return false;
    }
    FoldResult folded = checks == null ? Folding.fold(op) : foldChecked(op);
    if (folded == FoldResult.NONE) {
      return false;
    }
    if (folded.size() == 0) {
      rewriter.operationModified(op);
      if (foldCycles.repeats(op) || usesItself(op)) {
        forgetListed();
        worklist.remove(op);
      }
      return true;
    }
    List<Value> replacements = materialize(op, folded);
    if (replacements == null) {
      return false;
    }
    rewriter.replaceOp(op, replacements);
    return true;
  }

  private FoldResult foldChecked(Operation op) {
    checks.beforeAttempt("folder", op);
    Operation previous = op.previous();
    FoldResult folded = Folding.fold(op);
    if (folded == FoldResult.IN_PLACE) {
      checks.afterFoldInPlace(op, previous);
    } else if (folded == FoldResult.NONE) {
      checks.afterAttempt(false);
    }
    return folded;
  }

  /** Returns the values that replace the results, with operations for constants; null if one cannot be created. */
  private @Nullable List<Value> materialize(Operation op, FoldResult folded) {
    rewriter.setInsertionPoint(op);
    List<Value> replacements = new ArrayList<>(folded.size());
    List<Operation> created = new ArrayList<>(0);
    for (int i = 0; i < folded.size(); i++) {
      if (folded.value(i) != null) {
        replacements.add(folded.value(i));
        continue;
      }
      Operation constant = op.name().dialect()
          .materializeConstant(rewriter, folded.constant(i), op.result(i).type(), op.location());
      if (constant == null) {
        created.forEach(rewriter::eraseOp);
        return null;
      }
      created.add(constant);
      replacements.add(constant.result(0));
    }
    return replacements;
  }

  /** Returns whether {@code op}, in a graph region, is its own operand. Rewriting it need not terminate. */
  private static boolean usesItself(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (operand != null && operand.definingOp() == op) {
        return true;
      }
    }
    return false;
  }

  /** @param shown the text of the operation for messages, or null */
  private boolean rewrite(Operation op, @Nullable String shown) {
    if (usesItself(op) || FoldCycles.isFedByCycle(op)) {
      return false;
    }
    for (RewritePattern pattern : patterns.patternsFor(op.name())) {
      Cancellation.check();
      rewriter.setInsertionPoint(op);
      boolean changed = checks == null ? pattern.matchAndRewrite(op, rewriter) : rewriteChecked(pattern, op);
      if (shown != null) {
        log(pattern, shown, changed);
      }
      if (changed) {
        return true;
      }
    }
    return false;
  }

  private static void log(RewritePattern pattern, String shown, boolean changed) {
    if (changed) {
      LOG.debug("pattern '{}' changed {}", pattern.name(), shown);
    } else {
      LOG.trace("pattern '{}' did not match {}", pattern.name(), shown);
    }
  }

  private boolean rewriteChecked(RewritePattern pattern, Operation op) {
    checks.beforeAttempt("pattern '" + pattern.name() + "'", op);
    boolean changed = pattern.matchAndRewrite(op, rewriter);
    checks.afterAttempt(changed);
    return changed;
  }

  // ---- notifications -----------------------------------------------------------------------------------------------

  @Override
  public void operationInserted(Operation op) {
    if (checks != null) {
      checks.notifiedOfAll(op);
    }
    outer.operationInserted(op);
    allow(op);
    noteBranch(op);
    add(op);
  }

  /** Permits to rewrite an operation that is new at its place. */
  private void allow(Operation op) {
    if (allowed != null && config.strictness() == GreedyConfig.Strictness.EXISTING_AND_NEW_OPS) {
      allowed.add(op);
    }
  }

  @Override
  public void operationInsertedSilently(Operation op) {
    if (checks != null) {
      checks.notifiedOfAll(op);
    }
    outer.operationInsertedSilently(op);
    noteBranch(op);
  }

  private void noteBranch(Operation op) {
    if (op.successorCount() > 0) {
      unreachable.changed(op);
    }
  }

  @Override
  public void operationMoved(Operation op) {
    if (checks != null) {
      checks.notified(op);
    }
    outer.operationMoved(op);
    allow(op);
    blockingEffects.forget(op);
    noteBranch(op);
    add(op);
  }

  @Override
  public void operationModified(Operation op) {
    if (checks != null) {
      checks.notified(op);
    }
    outer.operationModified(op);
    blockingEffects.forget(op);
    noteBranch(op);
    add(op);
  }

  @Override
  public void operationModifiedSilently(Operation op) {
    if (checks != null) {
      checks.notified(op);
    }
    outer.operationModifiedSilently(op);
    blockingEffects.forget(op);
  }

  @Override
  public void operationReplaced(Operation op, List<? extends Value> values) {
    outer.operationReplaced(op, values);
  }

  @Override
  public void operationErased(Operation op) {
    if (checks != null) {
      checks.notified(op);
    }
    outer.operationErased(op);
    blockingEffects.forget(op);
    noteBranch(op);
    addDefinersOfOperands(op);
    worklist.remove(op);
    if (allowed != null) {
      allowed.remove(op);
    }
  }

  @Override
  public void blockInserted(Block block) {
    if (checks != null) {
      checks.notified(block.parentOp());
    }
    outer.blockInserted(block);
    forgetListed();
  }

  @Override
  public void blockErased(Block block) {
    if (checks != null) {
      checks.notified(block.parentOp());
    }
    outer.blockErased(block);
  }
}
