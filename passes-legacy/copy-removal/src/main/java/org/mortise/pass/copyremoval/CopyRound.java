// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.pass.PassRun;

/**
 * Visits all deallocations in program order and removes, with each, the copy before it if possible. A deallocation is
 * visited again when an operation that blocked the removal has been erased, until nothing changes.
 *
 * <p>A visit takes logarithmic time, apart from the queries of {@link BufferClasses}, and is repeated only when the
 * last blocking operation found is erased. So chains of copies take linear time, in any order of their deallocations.
 * Quadratic time would require many deallocations that share many blocking operations, erased one by one from the last
 * to the first.
 */
final class CopyRound {
  private static final String ALIGNMENT = "alignment";

  private final Operation root;
  private final PassRun run;
  private final BufferAliases aliases;
  private final ProgramOrder order;
  private final BufferClasses classes;
  private final ForeignAccesses accesses;
  private final BlockingOperations blockers = new BlockingOperations();
  private final Map<Operation, String> kept = new LinkedHashMap<>();
  private final DominanceInfo dominance = new DominanceInfo();
  private final BufferKinds kinds;

  CopyRound(Operation root, StepBudget budget, BufferPolicies policies, PassRun run) {
    this.root = root;
    this.kinds = new BufferKinds(root, policies);
    this.run = run;
    this.aliases = BufferAliases.of(root);
    this.order = new ProgramOrder(root);
    this.classes = new BufferClasses(aliases, order, budget);
    this.accesses = new ForeignAccesses(root, aliases, order);
  }

  /** Removes copies. Returns whether any was removed. */
  boolean run() {
    List<Operation> deallocations = new ArrayList<>();
    root.walk(op -> {
      if (FreedCopy.isDeallocation(op)) {
        deallocations.add(op);
      }
    });
    boolean changed = false;
    for (List<Operation> next = deallocations; !next.isEmpty(); next = blockers.takeReleased(order)) {
      for (Operation deallocation : next) {
        blockers.startWith(deallocation);
        FreedCopy copy = FreedCopy.before(deallocation, classes, blockers);
        changed |= copy != null && remove(copy);
      }
    }
    kept.forEach((copy, reason) -> run.remark(Remark.Kind.MISSED, "CopyKept", copy).with("Reason", reason)
        .message("copy kept: " + reason).emit());
    return changed;
  }

  private boolean remove(FreedCopy copy) {
    blockers.addChangeOf(copy.target());
    if (copy.source().type() != copy.target().type()) {
      kept.put(copy.copy(), "its source and target are of different types");
      return false;
    }
    if (kinds.forbidChange(copy)) {
      kept.put(copy.copy(), "a policy leaves one of its buffers alone");
      return false;
    }
    if (canReuseSource(copy)) {
      remarkRemoved(copy, "source");
      replace(copy, copy.target(), copy.source());
      run.count(CopyRemoval.REUSED_SOURCES, 1);
      return true;
    }
    if (canReuseTarget(copy)) {
      remarkRemoved(copy, "target");
      replace(copy, copy.source(), copy.target());
      run.count(CopyRemoval.REUSED_TARGETS, 1);
      return true;
    }
    kept.put(copy.copy(), "neither its source nor its target can be reused");
    return false;
  }

  private void remarkRemoved(FreedCopy copy, String reused) {
    run.remark(Remark.Kind.PASSED, "CopyRemoved", copy.copy()).with("Reused", reused)
        .message("copy removed: its " + reused + " is used instead").emit();
  }

  private boolean canReuseSource(FreedCopy copy) {
    if (!BufferClasses.isAllocated(copy.target()) || copy.target().parentBlock() != copy.copy().block()) {
      return false;
    }
    Operation allocation = copy.target().definingOp();
    return kinds.canSourceReplaceTarget(copy) && isAsAligned(copy.source(), copy.target())
        && (allocation == copy.copy() || !hasOtherEffects(allocation, copy.target())
            && isUnused(copy.target(), allocation, copy.copy()))
        && canBeShared(copy);
  }

  /**
   * Returns whether the source can replace the target: no other access can observe that they are one buffer before the
   * source is freed.
   */
  private boolean canBeShared(FreedCopy copy) {
    Operation access =
        accesses.isForeign(copy.source()) ? accesses.accessBetween(copy.copy(), copy.deallocation()) : null;
    if (access == null || isUnused(copy.target(), copy.copy(), copy.deallocation())) {
      return true;
    }
    blockers.add(access);
    return false;
  }

  private boolean canReuseTarget(FreedCopy copy) {
    if (!BufferClasses.isAllocated(copy.source()) || copy.source().parentBlock() != copy.copy().block()) {
      return false;
    }
    Operation allocation = copy.source().definingOp();
    return kinds.canTargetReplaceSource(copy) && isAsAligned(copy.target(), copy.source())
        && classes.hasKnownOrigins(copy.target())
        && !hasOtherEffects(allocation, copy.source())
        && isUnused(copy.target(), allocation, copy.copy())
        && canBeFilledEarly(copy)
        && dominance.properlyDominates(copy.target(), allocation);
  }

  /** Returns whether no other access can observe that the target is filled from the first use of the source on. */
  private boolean canBeFilledEarly(FreedCopy copy) {
    if (!accesses.isForeign(copy.target())) {
      return true;
    }
    Operation first = classes.firstUseAfter(copy.source(), copy.source().definingOp());
    Operation access = accesses.accessFrom(first, copy.copy());
    if (access != null) {
      blockers.add(access);
      blockers.add(first);
    }
    return access == null;
  }

  private boolean isUnused(Value value, Operation start, Operation end) {
    Operation user = classes.userBetween(value, start, end);
    blockers.add(user);
    return user == null;
  }

  /** Returns whether the allocation has further effects; a clone, for example, also fills the buffer. */
  private static boolean hasOtherEffects(Operation allocation, Value allocated) {
    for (MemoryEffect effect : MemoryEffects.of(allocation)) {
      if (effect.kind() != MemoryEffect.Kind.ALLOCATE || effect.value() != allocated) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAsAligned(Value kept, Value dropped) {
    Operation allocation = dropped.definingOp();
    if (!allocation.hasAttr(ALIGNMENT)) {
      return true;
    }
    return kept.definingOp() != null && kept.definingOp().getAttr(ALIGNMENT) == allocation.getAttr(ALIGNMENT);
  }

  private void replace(FreedCopy copy, Value dropped, Value remaining) {
    Operation allocation = dropped.definingOp();
    erase(copy.deallocation());
    if (copy.copy() != allocation) {
      erase(copy.copy());
    }
    if (accesses.isForeign(remaining)) {
      accesses.becomesForeign(dropped);
    }
    classes.replace(dropped, remaining);
    aliases.replace(dropped, remaining);
    dropped.replaceAllUsesWith(remaining);
    erase(allocation);
  }

  private void erase(Operation op) {
    blockers.erased(op);
    kept.remove(op);
    accesses.erased(op);
    classes.erased(op);
    op.erase();
  }
}
