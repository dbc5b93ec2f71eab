// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.analysis.alias.BufferEscapes;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The findings of one walk over a function: its owned buffers, the operands that operations consume, and the reasons
 * for which the function is not supported. It is valid until the function changes.
 */
final class Survey {
  /** A consumed operand. */
  record Taking(Operation op, int index) {}

  /** A buffer that the function does not own because it escapes. */
  record Escaping(Value buffer, BufferEscapes.Escape escape, @Nullable Diagnostic warning) {}

  private final OwnedResults results;
  private final BufferAliases aliases;
  private final BufferEscapes escapes;
  private final List<Escaping> escaping = new ArrayList<>(0);
  private final List<OwnedBuffer> owned = new ArrayList<>(2);
  private final List<OwnedBuffer> returned = new ArrayList<>(0);
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
      if (op.resultCount() > 0) {
        survey.visit(op);
      }
    });
    survey.owned.addAll(survey.returned);
    survey.violations.addAll(survey.violatingAllocations);
    return survey;
  }

  /** Returns the allocated buffers, in post-order, and then those that calls return. */
  List<OwnedBuffer> owned() {
    return owned;
  }

  /** Returns the aliases of the function, with those through local boxes. */
  BufferAliases aliases() {
    return aliases;
  }

  /** Returns the buffers that the function allocates or receives from calls, but does not own. */
  List<Escaping> escaping() {
    return escaping;
  }

  /** Returns the operands that operations with results free. */
  List<Taking> takings() {
    return takings;
  }

  /** Returns the errors about regions, and then those about allocations. */
  List<Diagnostic> violations() {
    return violations;
  }

  private void visit(Operation op) {
    List<OwnedBuffer> allocated = OwnedAllocations.of(op);
    for (OwnedBuffer buffer : allocated) {
      if (!isOwned(buffer)) {
        continue;
      }
      owned.add(buffer);
      if (buffer.dealloc() == null && allocated.size() == 1 && !op.implementsInterface(AllocationOpInterface.class)) {
        violatingAllocations.add(op.error(
            "Allocation is not deallocated explicitly nor does the operation implement the AllocationOpInterface."));
      }
    }
    if (op.implementsInterface(CallOpInterface.class)) {
      addResults(op);
    }
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (operand.type() instanceof BaseMemRefType && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, operand)) {
        takings.add(new Taking(op, i));
      }
    }
  }

  /** Returns whether the function owns {@code buffer}, which does not escape, and records it otherwise. */
  private boolean isOwned(OwnedBuffer buffer) {
    BufferEscapes.Escape escape = escapes.of(buffer.value());
    if (escape != null) {
      escaping.add(new Escaping(buffer.value(), escape,
          escapes.isCertain(buffer.value()) ? null : escapes.leakOnOtherPaths(buffer.value())));
    }
    return escape == null;
  }

  private void addResults(Operation call) {
    for (int i = 0; i < call.resultCount(); i++) {
      OwnedBuffer buffer = results.isOwned(call.result(i)) ? OwnedAllocations.ownedBuffer(call.result(i)) : null;
      if (buffer != null && isOwned(buffer)) {
        returned.add(buffer);
      }
    }
  }

  /** Reports regions with unknown control flow whose values can reach other operations. */
  private void checkRegions(Operation op) {
    boolean matters = op.regionCount() > 1 || op.resultCount() > 0;
    if (matters && !op.implementsInterface(RegionBranchOpInterface.class)
        && (op.regionCount() > 1 || forwardsBuffers(op))) {
      violations.add(op.error("All operations with attached regions need to implement the RegionBranchOpInterface."));
    }
  }

  /** Returns whether the region of {@code op} receives a buffer, or passes one on. */
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
