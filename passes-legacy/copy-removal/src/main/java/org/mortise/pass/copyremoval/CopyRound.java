// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.ArrayList;
import java.util.List;
import org.mortise.analysis.BufferAliases;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.pass.PassRun;

/** Looks once at all deallocations, in their order, and removes the copies in front of them that can be removed. */
final class CopyRound {
  private static final String ALIGNMENT = "alignment";

  private final Operation root;
  private final PassRun run;
  private final BufferAliases aliases;
  private final BufferClasses classes;
  private final ForeignAccesses accesses;
  private final DominanceInfo dominance = new DominanceInfo();

  CopyRound(Operation root, Effort effort, PassRun run) {
    this.root = root;
    this.run = run;
    this.aliases = BufferAliases.of(root);
    ProgramOrder order = new ProgramOrder(root);
    this.classes = new BufferClasses(aliases, order, effort);
    this.accesses = new ForeignAccesses(root, aliases, order);
  }

  /** Returns whether something was removed. */
  boolean run() {
    List<Operation> deallocations = new ArrayList<>();
    root.walk(op -> {
      if (FreedCopy.isDeallocation(op)) {
        deallocations.add(op);
      }
    });
    boolean changed = false;
    for (Operation deallocation : deallocations) {
      FreedCopy copy = FreedCopy.before(deallocation, classes);
      changed |= copy != null && remove(copy);
    }
    return changed;
  }

  private boolean remove(FreedCopy copy) {
    if (copy.source().type() != copy.target().type()) {
      run.remark(copy.copy().location(), "copy kept: its source and target are of different types");
      return false;
    }
    if (canReuseSource(copy)) {
      replace(copy, copy.target(), copy.source());
      run.count(CopyRemoval.REUSED_SOURCES, 1);
      return true;
    }
    if (canReuseTarget(copy)) {
      replace(copy, copy.source(), copy.target());
      run.count(CopyRemoval.REUSED_TARGETS, 1);
      return true;
    }
    run.remark(copy.copy().location(), "copy kept: neither its source nor its target can be reused");
    return false;
  }

  private boolean canReuseSource(FreedCopy copy) {
    if (!BufferClasses.isAllocated(copy.target()) || copy.target().parentBlock() != copy.copy().block()) {
      return false;
    }
    Operation allocation = copy.target().definingOp();
    return isAsAligned(copy.source(), copy.target())
        && (allocation == copy.copy() || !hasOtherEffects(allocation, copy.target())
            && !classes.isUsedBetween(copy.target(), allocation, copy.copy()))
        && (!accesses.isForeign(copy.source()) || accesses.areNoneBetween(copy.copy(), copy.deallocation())
            || !classes.isUsedBetween(copy.target(), copy.copy(), copy.deallocation()));
  }

  private boolean canReuseTarget(FreedCopy copy) {
    if (!BufferClasses.isAllocated(copy.source()) || copy.source().parentBlock() != copy.copy().block()) {
      return false;
    }
    Operation allocation = copy.source().definingOp();
    return isAsAligned(copy.target(), copy.source())
        && classes.hasKnownOrigins(copy.target())
        && !hasOtherEffects(allocation, copy.source())
        && !classes.isUsedBetween(copy.target(), allocation, copy.copy())
        && (!accesses.isForeign(copy.target())
            || accesses.areNoneFrom(classes.firstUseAfter(copy.source(), allocation), copy.copy()))
        && dominance.properlyDominates(copy.target(), allocation);
  }

  /** A clone, for one, also fills what it allocates. */
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

  private void replace(FreedCopy copy, Value dropped, Value kept) {
    Operation allocation = dropped.definingOp();
    erase(copy.deallocation());
    if (copy.copy() != allocation) {
      erase(copy.copy());
    }
    if (accesses.isForeign(kept)) {
      accesses.becomesForeign(dropped);
    }
    classes.replace(dropped, kept);
    aliases.replace(dropped, kept);
    dropped.replaceAllUsesWith(kept);
    erase(allocation);
  }

  private void erase(Operation op) {
    accesses.erased(op);
    classes.erased(op);
    op.erase();
  }
}
