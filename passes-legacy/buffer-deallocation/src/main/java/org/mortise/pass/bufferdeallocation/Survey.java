// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.ForwardedOperands;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.OwnDeallocationOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The findings of one walk over a function: its owned buffers, the operands that operations consume, and the reasons
 * for which the function is not supported. It is valid until the function changes.
 */
final class Survey {
  static final Precondition KNOWN_REGIONS = Precondition.checkedByPass("""
      Operations with several regions, or with one region and results, implement `RegionBranchOpInterface`, unless they
      have one region that neither receives nor forwards a buffer.""",
      op -> op.error("All operations with attached regions need to implement the RegionBranchOpInterface."));
  static final Precondition KNOWN_DEALLOCATION = Precondition.checkedByPass("""
      Allocations of one buffer that are not freed already implement `AllocationOpInterface` or
      `OwnDeallocationOpInterface`. Several buffers of one operation are freed by `memref.dealloc` without them.""",
      op -> op.error(
          "Allocation is not deallocated explicitly nor does the operation implement the AllocationOpInterface."));

  static final Precondition KNOWN_BRANCHES = Precondition.checkedByPass("""
      Terminators with successors and buffers among their operands implement `BranchOpInterface`, and no terminator uses
      a buffer that it does not forward.""",
      op -> op.error("All terminators that use buffers need to forward them by a BranchOpInterface or "
          + "RegionBranchTerminatorOpInterface."));

  /**
   * A consumed operand.
   *
   * @param freeing the name of the operation by which a callee frees it; null if {@code op} itself does
   */
  record Taking(Operation op, int index, @Nullable String freeing) {}

  /** A buffer that the function does not own because it escapes. */
  record Escaping(Value buffer, BufferEscapes.Escape escape) {}

  private final OwnedResults results;
  private final BufferAliases aliases;
  private final BufferEscapes escapes;
  private final List<Escaping> escaping = new ArrayList<>(0);
  private final List<OpResult> leftByPolicy = new ArrayList<>(0);
  private final List<OwnedBuffer> owned = new ArrayList<>(2);
  private final List<OpResult> candidates = new ArrayList<>(2);
  private final List<OpResult> returned = new ArrayList<>(0);
  private final List<Operation> frees = new ArrayList<>(0);
  private final Set<Operation> takenOver = new LinkedHashSet<>(0);
  private final List<Diagnostic> warnings = new ArrayList<>(0);
  private final List<Taking> takings = new ArrayList<>(0);
  private final List<Diagnostic> violations = new ArrayList<>(0);
  private final List<Diagnostic> violatingAllocations = new ArrayList<>(0);

  private Survey(Operation function, OwnedResults results) {
    this.results = results;
    BufferAliases plain = BufferAliases.of(function);
    this.escapes = BufferEscapes.of(plain);
    this.aliases = plain.with(escapes.contentsOfBoxes());
  }

  static Survey of(Operation function, OwnedResults results) {
    Survey survey = new Survey(function, results);
    function.walk(op -> {
      if (op.regionCount() > 0 && op != function) {
        survey.checkRegions(op);
      }
      if (op != function) {
        survey.visit(op);
      }
    });
    survey.returned.forEach(survey::addCandidate);
    survey.decide(function);
    survey.violations.addAll(survey.violatingAllocations);
    return survey;
  }

  /** Returns the owned buffers: first allocated buffers in post-order, then buffers returned by calls. */
  List<OwnedBuffer> owned() {
    return owned;
  }

  /** Returns the buffers that the function owns unless kept operations free them, in the same order. */
  List<OpResult> candidates() {
    return candidates;
  }

  /** Returns the aliases of the function, including aliases through local boxes. */
  BufferAliases aliases() {
    return aliases;
  }

  /** Returns the buffers that the function allocates or receives from calls, but does not own. */
  List<Escaping> escaping() {
    return escaping;
  }

  /** Returns the buffers that the function allocates and a policy leaves to the program. */
  List<OpResult> leftByPolicy() {
    return leftByPolicy;
  }

  /** Returns the freeing operations that the pass erases because it frees the buffers itself. */
  Set<Operation> takenOver() {
    return takenOver;
  }

  /** Returns warnings about buffers that may leak. */
  List<Diagnostic> warnings() {
    return warnings;
  }

  /** Returns the operands that operations with results, or callees, free. */
  List<Taking> takings() {
    return takings;
  }

  /** Returns the errors about regions, followed by the errors about allocations. */
  List<Diagnostic> violations() {
    return violations;
  }

  private void visit(Operation op) {
    if (op.hasTrait(Trait.TERMINATOR) || op.successorCount() > 0) {
      checkTerminator(op);
    }
    for (OpResult allocated : OwnedAllocations.of(op)) {
      if (results.policies().leavesToProgram(op, allocated)) {
        leftByPolicy.add(allocated);
      } else {
        addCandidate(allocated);
      }
    }
    CallOpInterface call = op.getInterface(CallOpInterface.class);
    if (call != null) {
      results.freedBy(op, call).forEach((index, name) -> takings.add(new Taking(op, index, name)));
      for (int i = 0; i < op.resultCount(); i++) {
        if (results.isOwned(op.result(i))) {
          returned.add(op.result(i));
        }
      }
    }
    for (int i = 0; i < op.operandCount() && op.resultCount() > 0; i++) {
      Value operand = op.operand(i);
      if (operand.type() instanceof BaseMemRefType && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, operand)) {
        takings.add(new Taking(op, i, null));
      }
    }
    if (ExistingFrees.isPlainFree(op)) {
      frees.add(op);
    }
  }

  private void checkTerminator(Operation op) {
    boolean isUnknown = op.successorCount() > 0 && !op.implementsInterface(BranchOpInterface.class);
    boolean usesBuffer = isUnknown ? hasBuffer(op) : ForwardedOperands.unforwardedBuffer(op) != null;
    if (usesBuffer) {
      violations.add(KNOWN_BRANCHES.error(op));
    }
  }

  private static boolean hasBuffer(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof BaseMemRefType) {
        return true;
      }
    }
    return false;
  }

  private void addCandidate(OpResult buffer) {
    if (isOwned(buffer)) {
      candidates.add(buffer);
    }
  }

  /** Decides which of the candidates the function owns, by the operations that free them already. */
  private void decide(Operation function) {
    Set<Value> all = Collections.newSetFromMap(new IdentityHashMap<>());
    all.addAll(candidates);
    ExistingFrees existing = new ExistingFrees(function, results, all, frees);
    takenOver.addAll(existing.takenOver());
    for (OpResult candidate : candidates) {
      OwnedBuffer buffer = owned(candidate, existing);
      if (buffer == null) {
        continue;
      }
      owned.add(buffer);
      Operation op = candidate.owner();
      boolean isUnknown = buffer.dealloc() == null && !existing.isTakenOver(candidate)
          && !op.implementsInterface(CallOpInterface.class) && !op.implementsInterface(AllocationOpInterface.class)
          && !op.implementsInterface(OwnDeallocationOpInterface.class);
      if (isUnknown && OwnedAllocations.of(op).size() == 1) {
        violatingAllocations.add(KNOWN_DEALLOCATION.error(op));
      }
    }
  }

  private @Nullable OwnedBuffer owned(OpResult candidate, ExistingFrees existing) {
    Operation remaining = existing.remainingFreeOf(candidate);
    if (remaining != null) {
      Diagnostic warning = Diagnostic.atOperation(Severity.WARNING, candidate.owner(),
          "buffer is not freed on paths that do not free it already");
      warning.note(remaining.location(), "freed here, unless this is another buffer");
      warnings.add(warning);
      return null;
    }
    if (!existing.isTakenOver(candidate)) {
      return OwnedAllocations.ownedBuffer(candidate, results);
    }
    for (OpOperand use = candidate.firstUse(); use != null; use = use.nextUse()) {
      if (ExistingFrees.isPlainFree(use.owner())) {
        takenOver.add(use.owner());
      }
    }
    return new OwnedBuffer(candidate, null, OwnedAllocations.consumers(candidate, results));
  }

  /** Returns whether the function owns {@code buffer}; an escaping buffer is recorded. */
  private boolean isOwned(Value buffer) {
    BufferEscapes.Escape escape = escapes.of(buffer);
    if (escape != null) {
      escaping.add(new Escaping(buffer, escape));
      if (!escapes.isCertain(buffer)) {
        warnings.add(escapes.leakOnOtherPaths(buffer));
      }
    }
    return escape == null;
  }

  /** Reports regions with unknown control flow whose values can reach other operations. */
  private void checkRegions(Operation op) {
    boolean matters = op.regionCount() > 1 || op.resultCount() > 0;
    if (matters && !op.implementsInterface(RegionBranchOpInterface.class)
        && (op.regionCount() > 1 || forwardsBuffers(op))) {
      violations.add(KNOWN_REGIONS.error(op));
    }
  }

  /** Returns whether the region of {@code op} receives or forwards a buffer. */
  private static boolean forwardsBuffers(Operation op) {
    if (hasBuffer(op.results())) {
      return true;
    }
    for (Block block : op.region(0).blocks()) {
      if (hasBuffer(block.arguments()) || block.last() != null && hasBuffer(block.last().operands())) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasBuffer(Value[] values) {
    for (Value value : values) {
      if (value.type() instanceof BaseMemRefType) {
        return true;
      }
    }
    return false;
  }
}
