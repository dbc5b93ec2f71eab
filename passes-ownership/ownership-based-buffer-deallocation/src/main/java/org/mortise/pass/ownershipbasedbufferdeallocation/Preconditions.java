// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.bufferization.deallocation.DeallocationException;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.ForwardedOperands;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.pass.Precondition;

/**
 * The preconditions of the pass for operations that do not implement {@link BufferDeallocationOpInterface}. They do not
 * apply to operations that neither use memrefs nor allocate or free.
 */
final class Preconditions {
  static final Precondition NOT_DEALLOCATED = Precondition.checkedByPass("""
      There are no `bufferization.dealloc` operations yet, so the pass does not run on its own output. Those of the
      program are lowered before by `bufferization-lower-deallocations`.""",
      op -> op.error("No deallocation operations must be present when running this pass!"));
  static final Precondition CERTAIN_FREES = Precondition.checkedByPass("""
      A buffer that another operation frees is marked `bufferization.manual_deallocation`, or certainly comes from
      allocations and calls in the same function, through views, selections, block arguments and regions: then the pass
      erases the operation and frees the buffer itself, once. With `callers-free-arguments` it may also be an
      argument.""",
      op -> op.error("memory free side-effect on MemRef value not supported!"));
  static final Precondition KNOWN_EFFECTS = Precondition.checkedByPass(
      "The memory effects of all operations are known.",
      op -> op.error("ops with unknown memory side effects are not supported"));
  static final Precondition KNOWN_REGIONS = Precondition.checkedByPass("""
      An operation with regions that has results or several regions implements `RegionBranchOpInterface`, unless the
      regions do not allocate, free, receive or forward buffers.""",
      op -> op.error("All operations with attached regions need to implement the RegionBranchOpInterface."));
  static final Precondition KNOWN_TERMINATORS = Precondition.checkedByPass("""
      A terminator that forwards memrefs, or has successors, implements either `BranchOpInterface` or
      `RegionBranchTerminatorOpInterface`, or `BufferDeallocationOpInterface`. If it has several successors, each of its
      edges gets a block that frees the memrefs not needed on that edge, unless it implements the latter.""",
      op -> op.error(
          "Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but not both)!"));
  static final Precondition SUCCESSORS = Precondition.checkedByPass(
      "An operation that implements `BranchOpInterface` has successors.",
      op -> op.error("only BranchOpInterface operations with exactly one successor are supported yet"));
  static final Precondition FORWARDED_OPERANDS = Precondition.checkedByPass(
      "A terminator produces no operands of its successors, unless it implements `BufferDeallocationOpInterface`.",
      op -> op.error("produced operands are not supported"));

  static final Precondition FORWARDED_BUFFERS = Precondition.checkedByPass(
      "A terminator forwards all memrefs among its operands, unless it implements `BufferDeallocationOpInterface`.",
      op -> op.error("terminators that use buffers themselves are not supported"));

  private final InnerBuffers innerBuffers = new InnerBuffers();
  private final OwnedSources sources;

  Preconditions(OwnedSources sources) {
    this.sources = sources;
  }

  /** Checks {@code op}; throws if it is not supported. */
  void check(Operation op) {
    Violation violation = unmet(op);
    if (violation != null) {
      throw new DeallocationException(violation.error());
    }
  }

  /** Returns the precondition that {@code op} does not meet, or null. */
  @Nullable Violation unmet(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (hasBufferSemantics(op) || !neitherAllocatesNorFrees(op, effects)) {
      Violation violation = unmetPrecondition(op, effects);
      if (violation != null) {
        return violation;
      }
    }
    return op.successorCount() == 0 && !op.implementsInterface(BranchOpInterface.class) ? null : unmetByBranch(op);
  }

  private @Nullable Violation unmetPrecondition(Operation op, List<MemoryEffect> effects) {
    RegionBranchOpInterface regionBranch = op.getInterface(RegionBranchOpInterface.class);
    if (DeallocOp.of(op) != null) {
      return new Violation(op, NOT_DEALLOCATED,
          "the pass inserts these operations itself; lower those that are there before by "
              + "--bufferization-lower-deallocations");
    }
    boolean effectsKnown = effects != null
        || op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)
        || regionBranch != null
        || op.implementsInterface(CallOpInterface.class);
    if (!effectsKnown) {
      return Violation.of(op, KNOWN_EFFECTS,
          "the pass needs the memory effects of each operation", MemoryEffectOpInterface.class);
    }
    boolean regionsMatter = op.regionCount() > 1 || op.regionCount() == 1 && op.resultCount() > 0;
    if (regionsMatter && regionBranch == null && !innerBuffers.areUninvolved(op)) {
      return Violation.of(op, KNOWN_REGIONS,
          "the pass needs the control flow between regions that use buffers", RegionBranchOpInterface.class);
    }
    Violation violation = op.hasTrait(Trait.TERMINATOR) ? unmetByTerminator(op) : null;
    Value freed = violation == null && effects != null ? freedButNotOwned(op, effects) : null;
    return freed == null ? violation
        : new Violation(op, CERTAIN_FREES, remedy(op, freed));
  }

  /** Returns the reason why {@code op} must not free {@code freed}, and a remedy. */
  private String remedy(Operation op, Value freed) {
    if (!sources.mayBeArgument(freed)) {
      return "the buffer may have another owner; mark the operation with '" + BufferizationDialect.MANUAL_DEALLOCATION
          + "' if it and the allocation are left to the program, and mark the allocation, too";
    }
    return "the buffer may be an argument of the function, which belongs to the caller, and the caller frees it; "
        + (op.resultCount() == 0 ? "remove the operation" : "apply the operation to a 'bufferization.clone' of it");
  }

  private static @Nullable Violation unmetByTerminator(Operation op) {
    boolean branches = op.implementsInterface(BranchOpInterface.class);
    boolean leavesRegion = op.implementsInterface(RegionBranchTerminatorOpInterface.class);
    if (branches != leavesRegion) {
      Value used = ForwardedOperands.unforwardedBuffer(op);
      return used == null ? null : Violation.of(op, FORWARDED_BUFFERS,
          "the pass frees buffers before the terminator", BufferDeallocationOpInterface.class);
    }
    if (branches) {
      return new Violation(op, KNOWN_TERMINATORS, "'" + op.name() + "' implements both");
    }
    return Violation.of(op, KNOWN_TERMINATORS, "the pass needs the operands that a terminator forwards",
        op.successorCount() == 0 ? RegionBranchTerminatorOpInterface.class : BranchOpInterface.class);
  }

  private static @Nullable Violation unmetByBranch(Operation op) {
    BranchOpInterface branch = op.getInterface(BranchOpInterface.class);
    if (branch != null && op.successorCount() == 0) {
      return new Violation(op, SUCCESSORS,
          "'" + op.name() + "' implements BranchOpInterface, but has no successor");
    }
    for (int i = 0; branch != null && i < op.successorCount(); i++) {
      if (branch.getSuccessorOperands(op, i).producedCount() > 0) {
        return Violation.of(op, FORWARDED_OPERANDS,
            "the pass cannot forward values that a terminator produces through the blocks that it inserts",
            BufferDeallocationOpInterface.class);
      }
    }
    return null;
  }

  /**
   * Returns a buffer freed by {@code op} that may not be owned, so that the pass cannot replace {@code op}; null if
   * there is none.
   */
  private @Nullable Value freedButNotOwned(Operation op, List<MemoryEffect> effects) {
    if (op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION) || freesOnlyWhatIsOwned(op, effects)) {
      return null;
    }
    for (MemoryEffect effect : effects) {
      boolean frees = effect.kind() == MemoryEffect.Kind.FREE && effect.value() != null;
      if (frees && isOperand(op, effect.value()) && !sources.areUnowned(effect.value())) {
        return effect.value();
      }
    }
    return null;
  }

  /** Returns whether {@code memref} is never owned by the function, so that an operation may free it. */
  boolean isUnowned(Value memref) {
    return sources.areUnowned(memref);
  }

  private static boolean isOperand(Operation op, Value value) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i) == value) {
        return Memrefs.isMemref(value);
      }
    }
    return false;
  }

  /** Returns whether the only effect of {@code op} is to free buffers that the pass would free. */
  boolean freesOnlyWhatIsOwned(Operation op, List<MemoryEffect> effects) {
    if (op.resultCount() > 0 || op.regionCount() > 0 || op.successorCount() > 0 || effects.isEmpty()) {
      return false;
    }
    for (MemoryEffect effect : effects) {
      Value freed = effect.value();
      boolean frees = effect.kind() == MemoryEffect.Kind.FREE && freed != null && Memrefs.isMemref(freed);
      if (!frees || !sources.areOwned(freed)) {
        return false;
      }
    }
    return true;
  }

  private static boolean neitherAllocatesNorFrees(Operation op, List<MemoryEffect> effects) {
    if (effects == null) {
      return op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS);
    }
    for (MemoryEffect effect : effects) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE || effect.kind() == MemoryEffect.Kind.FREE) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasBufferSemantics(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (Memrefs.isMemref(op.operand(i))) {
        return true;
      }
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (Memrefs.isMemref(op.result(i))) {
        return true;
      }
    }
    for (int i = 0; i < op.regionCount(); i++) {
      if (hasMemrefArgument(op.region(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasMemrefArgument(Region region) {
    if (region.isEmpty()) {
      return false;
    }
    for (int i = 0; i < region.first().argumentCount(); i++) {
      if (Memrefs.isMemref(region.first().argument(i))) {
        return true;
      }
    }
    return false;
  }
}
