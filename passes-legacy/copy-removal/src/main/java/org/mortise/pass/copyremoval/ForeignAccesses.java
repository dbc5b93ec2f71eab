// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Finds the accesses of a function to foreign memory: memory that it has not allocated itself. Two arguments can be the
 * same buffer, and a callee can access any foreign memory. A buffer that is stored in memory is foreign, too: a load or
 * a callee can reach it. Arguments with {@code llvm.noalias} are not foreign. Construction is linear in the function.
 * Changes must be reported by {@link #erased} and {@link #becomesForeign}.
 */
final class ForeignAccesses {
  private static final String APART = "llvm.noalias";

  private final Operation function;
  private final BufferAliases aliases;
  private final ProgramOrder order;
  private final Set<Value> foreign = Collections.newSetFromMap(new IdentityHashMap<>());
  /** For each block the operations that access foreign memory, directly or in their regions, in program order. */
  private final Map<Block, TreeSet<Operation>> accesses = new IdentityHashMap<>();

  ForeignAccesses(Operation function, BufferAliases aliases, ProgramOrder order) {
    this.function = function;
    this.order = order;
    this.aliases = aliases;
    function.walk(op -> {
      for (int i = 0; i < op.resultCount(); i++) {
        if (isUnknownOrigin(op.result(i))) {
          addForeign(op.result(i));
        }
      }
    });
    addArguments();
    BufferEscapes escapes = BufferEscapes.of(aliases);
    for (Value value : aliases.values()) {
      if (escapes.isStoredOrEscapes(value)) {
        addForeign(value);
      }
    }
    function.walk(op -> {
      if (op != function && accesses(op)) {
        add(op);
      }
    });
  }

  private void addArguments() {
    FunctionOpInterface known = function.getInterface(FunctionOpInterface.class);
    Block entry = function.region(0).first();
    for (int i = 0; entry != null && i < entry.argumentCount(); i++) {
      DictionaryAttr attributes = known == null ? null : known.getArgAttrs(function, i);
      if (attributes == null || attributes.get(APART) == null) {
        addForeign(entry.argument(i));
      }
    }
  }

  private static boolean isUnknownOrigin(Value value) {
    if (!(value.type() instanceof BaseMemRefType)) {
      return false;
    }
    if (value.definingOp().implementsInterface(CallOpInterface.class)) {
      return true;
    }
    return !MemoryEffects.hasEffect(value.definingOp(), MemoryEffect.Kind.ALLOCATE, value)
        && !BufferAliases.hasSources(value);
  }

  /** Marks all aliases of {@code root} as foreign. Returns the newly marked ones. */
  private List<Value> addForeign(Value root) {
    List<Value> found = new ArrayList<>();
    if (foreign.add(root)) {
      found.add(root);
    }
    for (int i = 0; i < found.size(); i++) {
      for (Value alias : aliases.directAliases(found.get(i))) {
        if (foreign.add(alias)) {
          found.add(alias);
        }
      }
    }
    return found;
  }

  /** Returns whether {@code value} can be foreign memory. */
  boolean isForeign(Value value) {
    return foreign.contains(value);
  }

  /**
   * Returns an access to foreign memory in the block of {@code end}, from {@code first} (or its ancestor) up to {@code
   * end}; null if there is none. A single operation at the start of the range may read the memory from which it fills a
   * buffer.
   */
  @Nullable Operation accessFrom(Operation first, Operation end) {
    Operation last = lastBefore(end);
    if (last == null || !order.isBefore(first, last.next())) {
      return null;
    }
    return !order.isBefore(first, last) && isOneStep(last) ? null : last;
  }

  /** Returns an access between {@code start} and {@code end} (exclusive), two operations of one block; null if none. */
  @Nullable Operation accessBetween(Operation start, Operation end) {
    Operation last = lastBefore(end);
    return last == null || last == start || last.isBeforeInBlock(start) ? null : last;
  }

  private @Nullable Operation lastBefore(Operation end) {
    TreeSet<Operation> inBlock = accesses.get(end.block());
    return inBlock == null ? null : inBlock.lower(end);
  }

  private static boolean isOneStep(Operation op) {
    return MemoryEffects.of(op) != null && !op.implementsInterface(CallOpInterface.class);
  }

  private boolean accesses(Operation op) {
    if (op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)) {
      return false; // nested operations are examined separately
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null) {
      return true;
    }
    for (MemoryEffect effect : effects) {
      boolean ofOwn = effect.value() != null && !isForeign(effect.value());
      if (!ofOwn && effect.kind() != MemoryEffect.Kind.ALLOCATE) {
        return true;
      }
    }
    return false;
  }

  private void add(Operation op) {
    Operation at = op;
    while (at != function && accesses.computeIfAbsent(at.block(), ForeignAccesses::inOrder).add(at)) {
      at = at.parentOp();
    }
  }

  private static TreeSet<Operation> inOrder(Block block) {
    return new TreeSet<>((a, b) -> a == b ? 0 : a.isBeforeInBlock(b) ? -1 : 1);
  }

  /** Records that {@code op}, which has no regions, is erased. Must be called before the change. */
  void erased(Operation op) {
    TreeSet<Operation> inBlock = accesses.get(op.block());
    if (inBlock != null) {
      inBlock.remove(op);
    }
  }

  /** Records that foreign memory replaces {@code own}. Must be called before the change. */
  void becomesForeign(Value own) {
    for (Value alias : addForeign(own)) {
      for (OpOperand use = alias.firstUse(); use != null; use = use.nextUse()) {
        if (accesses(use.owner())) {
          add(use.owner());
        }
      }
    }
  }
}
