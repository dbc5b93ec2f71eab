// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * Boxes, buffers that hold buffers, whose contents stay in one block. Such a box is allocated in the block. All aliases
 * of the box and of the values loaded from it are used inside the block only, regions included, and not by its
 * terminator. The box is only stored to, loaded from and freed, and the loaded buffers are not freed or stored again.
 * One execution of the block therefore sees all accesses to the stored buffers: they are aliases of the values that are
 * loaded from the box. Linear in the aliases of each box.
 */
final class LocalBoxes {
  private final BufferAliases aliases;
  /** The block of each allocation that is known to be a local box; null for others. */
  private final Map<Value, @Nullable Block> holders = new HashMap<>();
  private final Map<Value, List<Value>> loads = new HashMap<>();
  private final List<Value[]> contents = new ArrayList<>();

  LocalBoxes(BufferAliases aliases) {
    this.aliases = aliases;
  }

  /** Returns the block that the buffer {@code stored}, stored into {@code box}, does not leave; null if it escapes. */
  @Nullable Block holderOf(Value box, Value stored) {
    Value base = BufferGraph.viewBase(box);
    if (!holders.containsKey(base)) {
      List<Value> loaded = new ArrayList<>();
      Block block = base.parentBlock();
      boolean isLocal = base.definingOp() != null
          && MemoryEffects.hasEffect(base.definingOp(), MemoryEffect.Kind.ALLOCATE, base)
          && isLocal(base, block, loaded);
      holders.put(base, isLocal ? block : null);
      loads.put(base, loaded);
      for (int i = 1; isLocal && i < loaded.size(); i++) {
        contents.add(new Value[] {loaded.get(i - 1), loaded.get(i)});
      }
    }
    Block holder = holders.get(base);
    if (holder != null && !loads.get(base).isEmpty()) {
      contents.add(new Value[] {stored, loads.get(base).get(0)});
    }
    return holder;
  }

  /** Returns pairs of a stored value and a loaded value that can be the same buffer. */
  List<Value[]> contents() {
    return contents;
  }

  private boolean isLocal(Value base, Block block, List<Value> loaded) {
    for (Value alias : aliases.resolve(base)) {
      for (OpOperand use = alias.firstUse(); use != null; use = use.nextUse()) {
        if (!isInside(use.owner(), block) || !isBoxAccess(use, loaded)) {
          return false;
        }
      }
    }
    for (Value value : loaded) {
      for (Value alias : aliases.resolve(value)) {
        for (OpOperand use = alias.firstUse(); use != null; use = use.nextUse()) {
          if (!isInside(use.owner(), block) || !isPlainUse(use)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static boolean isInside(Operation user, Block block) {
    Block around = block.parent().findAncestorBlockInRegion(user.block());
    return around == block && user != block.last();
  }

  /** Returns whether the box is stored to, loaded from, freed, or forwarded to an alias; collects loaded buffers. */
  private static boolean isBoxAccess(OpOperand use, List<Value> loaded) {
    Operation user = use.owner();
    if (BufferGraph.isDescribed(user)) {
      return true;
    }
    List<MemoryEffect> effects = MemoryEffects.of(user);
    if (effects == null || user.implementsInterface(CallOpInterface.class)) {
      return false;
    }
    int onBox = 0;
    for (MemoryEffect effect : effects) {
      if (effect.value() == null) {
        return false;
      }
      onBox += effect.value() == use.value() ? 1 : 0;
    }
    if (onBox == 0) { // no access if the operation is pure; otherwise the box itself is stored
      return effects.isEmpty() && user.resultCount() > 0 && !BufferGraph.isBuffer(user.result(0))
          && !BufferAddresses.isTakenBy(user);
    }
    if (onBox < effects.size()) {
      return false;
    }
    for (int i = 0; i < user.resultCount(); i++) {
      if (!BufferGraph.isBuffer(user.result(i)) && BufferAddresses.canContainBuffer(user.result(i).type())) {
        return false;
      }
      if (BufferGraph.isBuffer(user.result(i))) {
        loaded.add(user.result(i));
      }
    }
    return user.regionCount() == 0;
  }

  /** Returns whether a loaded buffer is accessed or forwarded to an alias, but neither freed, stored nor yielded. */
  private static boolean isPlainUse(OpOperand use) {
    Operation user = use.owner();
    if (user.hasTrait(Trait.TERMINATOR)) {
      return BufferGraph.isDescribed(user);
    }
    if (MemoryEffects.hasEffect(user, MemoryEffect.Kind.FREE, use.value()) || BufferAddresses.isTakenBy(user)) {
      return false;
    }
    List<MemoryEffect> effects = MemoryEffects.of(user);
    boolean writes = false;
    for (MemoryEffect effect : effects == null ? List.<MemoryEffect>of() : effects) {
      if (effect.value() == use.value()) {
        return true;
      }
      writes |= effect.kind() == MemoryEffect.Kind.WRITE;
    }
    return !writes;
  }
}
