// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.dominance.DominatorTree;
import org.mortise.ir.interfaces.NestedEffects;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * One run of {@link CsePass}. It visits all blocks, dominators first, with the operations known from dominating blocks
 * and enclosing operations. Redundant operations are erased at the end.
 */
final class CommonSubexpressions {
  /** A block that is being visited. */
  private static final class Frame {
    final KnownOperations known;
    final @Nullable DominatorTree tree;
    final boolean ordered;
    final int mark;
    final MemoryWrites writes;
    @Nullable Operation next;
    /** The operation whose regions are being visited, or null. */
    @Nullable Operation open;
    int nextRegion;
    KnownOperations knownInside;
    @Nullable Block nextChild;

    Frame(Block block, KnownOperations known, @Nullable DominatorTree tree, boolean ordered) {
      this.known = known;
      this.tree = tree;
      this.ordered = ordered;
      this.mark = known.enter();
      this.writes = new MemoryWrites(block);
      this.next = block.first();
      this.nextChild = tree == null ? null : tree.firstChild(block);
    }
  }

  private static final String EQUAL = "the equal operation";

  private final PatternRewriter rewriter;
  private final DominanceInfo dominance;
  private final PassRun run;
  private final NestedEffects effects = new NestedEffects();
  private final Deque<Frame> frames = new ArrayDeque<>();
  private final List<Operation> superfluous = new ArrayList<>();
  private long replaced;
  private long dead;

  CommonSubexpressions(PatternRewriter rewriter, DominanceInfo dominance, PassRun run) {
    this.rewriter = rewriter;
    this.dominance = dominance;
    this.run = run;
  }

  /** Returns the number of operations that were replaced by others. */
  long replacedCount() {
    return replaced;
  }

  /** Returns the number of unused operations. */
  long deadCount() {
    return dead;
  }

  /** Processes all regions of {@code root}. Returns whether the program has changed. */
  boolean run(Operation root) {
    KnownOperations known = new KnownOperations();
    for (int i = 0; i < root.regionCount(); i++) {
      enter(root.region(i), known);
      while (!frames.isEmpty()) {
        step(frames.peekLast());
      }
    }
    for (Operation op : superfluous) {
      rewriter.eraseOp(op);
    }
    return !superfluous.isEmpty() || replaced > 0;
  }

  /**
   * Enters a region. A region with several blocks but without dominance has no order to visit them in, so it is
   * skipped.
   */
  private void enter(Region region, KnownOperations known) {
    if (region.isEmpty()) {
      return;
    }
    boolean ordered = DominanceInfo.hasSsaDominance(region);
    if (region.hasOneBlock()) {
      frames.add(new Frame(region.first(), known, null, ordered));
    } else if (ordered) {
      frames.add(new Frame(region.first(), known, dominance.treeOf(region), true));
    }
  }

  private void step(Frame frame) {
    if (frame.open != null) {
      stepInto(frame);
    } else if (frame.next != null) {
      Operation op = frame.next;
      frame.next = op.next();
      if (op.regionCount() == 0) {
        simplify(op, frame);
        return;
      }
      frame.open = op;
      frame.nextRegion = 0;
      // An isolated operation must not use values from outside.
      frame.knownInside = op.hasTrait(Trait.ISOLATED_FROM_ABOVE) ? new KnownOperations() : frame.known;
    } else if (frame.nextChild != null) {
      Block child = frame.nextChild;
      frame.nextChild = frame.tree.nextSibling(child);
      frames.add(new Frame(child, frame.known, frame.tree, frame.ordered));
    } else {
      frame.known.leave(frame.mark);
      frames.removeLast();
    }
  }

  private void stepInto(Frame frame) {
    Operation op = frame.open;
    if (frame.nextRegion < op.regionCount()) {
      enter(op.region(frame.nextRegion++), frame.knownInside);
      return;
    }
    frame.open = null;
    simplify(op, frame);
  }

  private void simplify(Operation op, Frame frame) {
    if (op.hasTrait(Trait.TERMINATOR)) {
      return;
    }
    if (effects.isTriviallyDead(op)) {
      superfluous.add(op);
      dead++;
      if (!op.hasTrait(Trait.CONSTANT_LIKE)) {
        run.remark(Remark.Kind.PASSED, "Erased", op).message("erased: it has no effects, and its results are not used")
            .with("Operation", op.name()).emit();
      }
      return;
    }
    if (hasRegionOfSeveralBlocks(op)) {
      return;
    }
    if (!effects.isMemoryEffectFree(op)) {
      simplifyRead(op, frame);
      return;
    }
    int hash = KnownOperations.hash(op);
    int same = frame.known.find(op, hash);
    if (same < 0) {
      frame.known.add(op, hash, 0);
    } else {
      replace(op, frame.known.operation(same), frame);
    }
  }

  /**
   * Replaces an operation that only reads memory by an equal earlier operation of its block if no operation in between
   * writes.
   */
  private void simplifyRead(Operation op, Frame frame) {
    if (!onlyReads(op)) {
      return;
    }
    int hash = KnownOperations.hash(op);
    int writes = frame.writes.countBefore(op);
    int same = frame.known.find(op, hash);
    if (same >= 0 && frame.known.operation(same).block() == op.block() && frame.known.stamp(same) == writes) {
      replace(op, frame.known.operation(same), frame);
      return;
    }
    if (same >= 0 && run.remarksWanted()) {
      reportKept(op, frame.known.operation(same), frame.writes);
    }
    frame.known.add(op, hash, writes);
  }

  private static boolean onlyReads(Operation op) {
    MemoryEffectOpInterface effects = op.getInterface(MemoryEffectOpInterface.class);
    if (effects == null) {
      return false;
    }
    List<MemoryEffect> all = new ArrayList<>(2);
    effects.getEffects(op, all);
    for (MemoryEffect effect : all) {
      if (effect.kind() != MemoryEffect.Kind.READ) {
        return false;
      }
    }
    return !all.isEmpty();
  }

  private void reportKept(Operation read, Operation existing, MemoryWrites writes) {
    boolean sameBlock = existing.block() == read.block();
    String reason =
        sameBlock ? "memory may be written after the equal operation" : "the equal operation is in another block";
    RemarkBuilder remark = run.remark(Remark.Kind.MISSED, "NotReused", read).with("Operation", read.name())
        .with("Reason", reason).message("not replaced by an equal operation: " + reason)
        .note(existing.location(), EQUAL);
    if (sameBlock) {
      remark.note(writes.last().location(), "memory may be written here");
    }
    remark.emit();
  }

  private void replace(Operation op, Operation existing, Frame frame) {
    if (!op.hasTrait(Trait.CONSTANT_LIKE)) {
      run.remark(Remark.Kind.PASSED, "Reused", op).message("replaced by an equal operation")
          .with("Operation", op.name()).note(existing.location(), EQUAL).emit();
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (frame.ordered) {
        rewriter.replaceAllUsesWith(op.result(i), existing.result(i));
      } else {
        // A visited user is known under its present operands, which must not change.
        rewriter.replaceUsesWithIf(op.result(i), existing.result(i), use -> !isKnown(use.owner(), frame.known));
      }
    }
    if (!op.hasResultUses()) {
      superfluous.add(op);
    }
    if (existing.location() instanceof UnknownLoc) {
      existing.setLocation(op.location());
    }
    replaced++;
  }

  private static boolean isKnown(Operation op, KnownOperations known) {
    return known.find(op, KnownOperations.hash(op)) >= 0;
  }

  private static boolean hasRegionOfSeveralBlocks(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      if (!op.region(i).isEmpty() && !op.region(i).hasOneBlock()) {
        return true;
      }
    }
    return false;
  }
}
