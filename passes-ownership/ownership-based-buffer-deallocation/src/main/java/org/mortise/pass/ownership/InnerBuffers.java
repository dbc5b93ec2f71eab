// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.dialect.bufferization.deallocation.DeallocationState;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Tells whether the regions of an operation leave ownership alone: no buffer is allocated or freed in them, and none
 * comes in as an argument or goes out. Then it does not matter how control flows between them.
 *
 * <p>What is inside an operation that was asked about before is not visited again.
 */
final class InnerBuffers {
  private final Set<Operation> uninvolved = new HashSet<>();
  private final Set<Operation> involved = new HashSet<>();

  /** Whether ownership is the same in front of {@code op} and behind it, whatever its regions do. */
  boolean areUninvolved(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (DeallocationState.isMemref(op.result(i))) {
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
    boolean passesOn = op.hasTrait(Trait.TERMINATOR) && DeallocationState.countMemrefs(List.of(op.operands())) > 0;
    return passesOn ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
  }

  private static boolean allocatesOrFrees(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null) {
      return !op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS) && !op.implementsInterface(RegionBranchOpInterface.class);
    }
    for (MemoryEffect effect : effects) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE || effect.kind() == MemoryEffect.Kind.FREE) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasMemrefArguments(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      for (Block block = region.first(); block != null; block = block.next()) {
        for (Value argument : block.arguments()) {
          if (DeallocationState.isMemref(argument)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
