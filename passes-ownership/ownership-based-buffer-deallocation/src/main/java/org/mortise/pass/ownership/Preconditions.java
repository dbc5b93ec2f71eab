// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.List;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.bufferization.deallocation.DeallocationException;
import org.mortise.dialect.bufferization.deallocation.DeallocationState;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;

/**
 * What the pass needs of an operation that does not implement BufferDeallocationOpInterface. The numbers are those of
 * the pass's description. Operations that neither use memrefs nor allocate or free can be anything.
 */
final class Preconditions {
  private final InnerBuffers innerBuffers = new InnerBuffers();

  /** Throws if {@code op} is not supported. */
  void check(Operation op) {
    String error = unmet(op);
    if (error != null) {
      throw new DeallocationException(op.error(error));
    }
  }

  /** Why {@code op} is not supported, or null if it is. */
  String unmet(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (!hasBufferSemantics(op) && neitherAllocatesNorFrees(op, effects)) {
      return null;
    }
    return unmetPrecondition(op, effects);
  }

  private String unmetPrecondition(Operation op, List<MemoryEffect> effects) {
    RegionBranchOpInterface regionBranch = op.getInterface(RegionBranchOpInterface.class);
    if (DeallocOp.of(op) != null) { // (2)
      return "No deallocation operations must be present when running this pass!";
    }
    boolean effectsKnown = effects != null
        || op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)
        || regionBranch != null
        || op.implementsInterface(CallOpInterface.class);
    if (!effectsKnown) { // (3)
      return "ops with unknown memory side effects are not supported";
    }
    boolean regionsMatter = op.regionCount() > 1 || op.regionCount() == 1 && op.resultCount() > 0;
    if (regionsMatter && regionBranch == null && !innerBuffers.areUninvolved(op)) { // (4)
      return "All operations with attached regions need to implement the RegionBranchOpInterface.";
    }
    return op.hasTrait(Trait.TERMINATOR) ? unmetByTerminator(op) : null;
  }

  private static String unmetByTerminator(Operation op) { // (5)
    boolean branches = op.implementsInterface(BranchOpInterface.class);
    boolean leavesRegion = op.implementsInterface(RegionBranchTerminatorOpInterface.class);
    if (branches == leavesRegion) {
      return "Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but not both)!";
    }
    return null;
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
      if (DeallocationState.isMemref(op.operand(i))) {
        return true;
      }
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (DeallocationState.isMemref(op.result(i))) {
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
      if (DeallocationState.isMemref(region.first().argument(i))) {
        return true;
      }
    }
    return false;
  }
}
