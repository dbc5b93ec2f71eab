// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/**
 * An operation that moves as a whole: an operation that only frees its operands, or a conditional whose regions contain
 * only such operations. Its <em>helpers</em> are the preceding operations in its block that only compute its operands,
 * without effects; they move with it.
 *
 * @param op the operation
 * @param freed the values that it frees
 * @param operands the values from outside that the operation and its helpers use
 * @param helpers the helpers, definitions before uses
 */
record FreeUnit(Operation op, List<Value> freed, List<Value> operands, List<Operation> helpers) {
  /** Returns {@code op} as a unit, or null if it is not one. */
  static @Nullable FreeUnit of(Operation op) {
    List<Operation> frees = freesOf(op);
    if (frees.isEmpty()) {
      return null;
    }
    List<Value> freed = new ArrayList<>();
    for (Operation free : frees) {
      MemoryEffects.of(free).stream().map(MemoryEffect::value).filter(Objects::nonNull).forEach(freed::add);
    }
    Set<Operation> members = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Operation> helpers = new ArrayList<>();
    List<Value> used = new ArrayList<>(List.of(op.operands()));
    members.add(op);
    if (frees.get(0) != op) {
      members.addAll(frees);
      frees.forEach(free -> used.addAll(List.of(free.operands())));
    }
    for (int i = 0; i < used.size(); i++) { // grows by the operands of helpers
      Operation definition = used.get(i).definingOp();
      if (definition != null && definition.block() == op.block() && !members.contains(definition)
          && isHelper(definition, members)) {
        members.add(definition);
        helpers.add(definition);
        used.addAll(List.of(definition.operands()));
      }
    }
    Collections.reverse(helpers);
    helpers.sort((a, b) -> a == b ? 0 : a.isBeforeInBlock(b) ? -1 : 1);
    used.removeIf(value -> members.contains(value.definingOp()));
    return new FreeUnit(op, freed, used, helpers);
  }

  /** Returns the freeing operations of a unit; none if {@code op} is not a unit. */
  private static List<Operation> freesOf(Operation op) {
    if (op.resultCount() > 0 || op.successorCount() > 0) {
      return List.of();
    }
    if (op.regionCount() == 0) {
      return onlyFrees(op) ? List.of(op) : List.of();
    }
    RegionBranchOpInterface branch = op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)
        ? op.getInterface(RegionBranchOpInterface.class) : null;
    List<Operation> frees = new ArrayList<>();
    for (int i = 0; branch != null && i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (!region.isEmpty() && (!addFrees(region, frees) || branch.isRepetitiveRegion(op, region))) {
        return List.of();
      }
    }
    return frees;
  }

  private static boolean addFrees(Region region, List<Operation> frees) {
    Block block = region.first();
    if (!region.hasOneBlock() || block.argumentCount() > 0) {
      return false;
    }
    for (Operation op = block.first(); op != null; op = op.next()) {
      boolean isEnd = op == block.last() && op.hasTrait(Trait.TERMINATOR) && op.operandCount() == 0
          && op.regionCount() == 0;
      if (!isEnd && (op.regionCount() > 0 || op.resultCount() > 0 || !onlyFrees(op))) {
        return false;
      }
      if (!isEnd) {
        frees.add(op);
      }
    }
    return true;
  }

  static boolean onlyFrees(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null || effects.isEmpty() || op.hasTrait(Trait.TERMINATOR)) {
      return false;
    }
    boolean freesOperand = false;
    for (MemoryEffect effect : effects) {
      Value freed = effect.value();
      if (effect.kind() != MemoryEffect.Kind.FREE || freed != null && !BufferUsers.isReference(freed)) {
        return false;
      }
      freesOperand |= freed != null;
    }
    return freesOperand;
  }

  /** Returns whether all uses of {@code op}, which must be cheap and pure or a view, are by members of the unit. */
  private static boolean isHelper(Operation op, Set<Operation> members) {
    boolean isView = op.implementsInterface(ViewLikeOpInterface.class) && MemoryEffects.isMemoryEffectFree(op);
    if (op.regionCount() > 0 || !isView && !MemoryEffects.isPure(op)) {
      return false;
    }
    for (OpResult result : op.resultList()) {
      for (OpOperand use = result.firstUse(); use != null; use = use.nextUse()) {
        if (!members.contains(use.owner())) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns a key that is equal for units in the same region with the same effect. */
  Object key() {
    List<Object> key = new ArrayList<>();
    key.add(op.parentRegion());
    addTo(key, op);
    for (int i = 0; i < op.regionCount(); i++) {
      key.add(i);
      for (Block block : op.region(i).blocks()) {
        block.operations().forEach(inner -> addTo(key, inner));
      }
    }
    return key;
  }

  private static void addTo(List<Object> key, Operation op) {
    key.add(op.name().name());
    key.add(op.attributes());
    key.addAll(List.of(op.operands()));
  }
}
