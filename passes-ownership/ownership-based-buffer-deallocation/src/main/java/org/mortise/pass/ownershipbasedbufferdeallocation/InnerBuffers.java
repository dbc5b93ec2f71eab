// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Determines whether the regions of an operation leave ownership unchanged: they do not allocate, free, receive or
 * forward any buffer. The control flow between such regions does not matter.
 *
 * <p>Operations inside a queried operation are not visited again.
 */
final class InnerBuffers {
  private final Set<Operation> uninvolved = new HashSet<>();
  private final Set<Operation> involved = new HashSet<>();

  /** Returns whether the regions of {@code op} leave ownership unchanged. */
  boolean areUninvolved(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (Memrefs.isMemref(op.result(i))) {
        return false;
      }
    }
    boolean passed = op.walkPreOrder((Operation inner) -> inner == op
        ? enter(op) : visit(inner)) != Walk.Result.INTERRUPT;
    (passed ? uninvolved : involved).add(op);
    return passed;
  }

  private static Walk.Result enter(Operation op) {
    return hasMemrefArguments(op) ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
  }

  private Walk.Result visit(Operation op) {
    if (uninvolved.contains(op)) {
      return Walk.Result.SKIP;
    }
    if (involved.contains(op) || hasMemrefArguments(op) || allocatesOrFrees(op)) {
      return Walk.Result.INTERRUPT;
    }
    boolean passesOn = op.hasTrait(Trait.TERMINATOR) && Memrefs.countAmong(List.of(op.operands())) > 0;
    return passesOn ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
  }

  private static boolean allocatesOrFrees(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null) {
      return !op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS) && !op.implementsInterface(RegionBranchOpInterface.class)
          && !isCallWithoutBuffers(op);
    }
    for (MemoryEffect effect : effects) {
      boolean ofOtherMemory = effect.value() != null && !Memrefs.isMemref(effect.value());
      if (!ofOtherMemory
          && (effect.kind() == MemoryEffect.Kind.ALLOCATE || effect.kind() == MemoryEffect.Kind.FREE)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a callee neither receives nor returns a buffer. */
  private static boolean isCallWithoutBuffers(Operation op) {
    return op.implementsInterface(CallOpInterface.class)
        && Memrefs.countAmong(List.of(op.operands())) == 0
        && Memrefs.countAmong(List.of(op.results())) == 0;
  }

  private static boolean hasMemrefArguments(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      for (Block block = region.first(); block != null; block = block.next()) {
        for (Value argument : block.arguments()) {
          if (Memrefs.isMemref(argument)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
