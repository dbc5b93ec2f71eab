// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * The operations that may access a buffer that escapes although none of its known aliases is an operand: calls,
 * operations with unknown effects or effects on unknown memory, and users of values that are loaded from memory or made
 * of other values than buffers, such as globals and pointers that were integers. Operations around them are included.
 * Linear.
 */
final class UnknownAccesses {
  private final Set<Operation> found = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Value> sources = new ArrayList<>();

  UnknownAccesses(Operation root, BufferUsers users) {
    root.walkPreOrder(op -> {
      if (op != root) {
        if (accessesAnything(op)) {
          add(op, root);
        }
        for (OpResult result : op.resultList()) {
          if (isOfUnknownOrigin(op, result)) {
            sources.add(result);
          }
        }
      }
    });
    users.visitAll(sources, user -> add(user, root));
  }

  /** Returns whether {@code op}, or an operation inside it, may access a buffer that escapes. */
  boolean contains(Operation op) {
    return found.contains(op);
  }

  Set<Operation> operations() {
    return found;
  }

  /** Returns the values that are loaded from memory or made of other values than buffers. */
  List<Value> sources() {
    return sources;
  }

  private void add(Operation op, Operation root) {
    addWithParents(op, root, found);
  }

  /** Adds {@code op} and the operations around it inside {@code root}. If it is there already, so are those. */
  static void addWithParents(Operation op, Operation root, Set<Operation> operations) {
    Operation around = op;
    while (around != root && operations.add(around)) {
      around = around.parentOp();
    }
  }

  /** Returns whether {@code op} itself is a call or has effects on unknown memory. */
  static boolean accessesAnything(Operation op) {
    if (op.implementsInterface(CallOpInterface.class)) {
      return true;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null) {
      return !op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS) && !op.hasTrait(Trait.TERMINATOR)
          && !BufferGraph.isDescribed(op);
    }
    return effects.stream().anyMatch(
        effect -> effect.value() == null && effect.kind() != MemoryEffect.Kind.ALLOCATE);
  }

  private static boolean isOfUnknownOrigin(Operation op, OpResult result) {
    if (!BufferUsers.isReference(result) || op.implementsInterface(CallOpInterface.class)) {
      return false;
    }
    if (BufferGraph.isDescribed(op)) {
      Value source = BufferGraph.viewSource(result);
      return source != null && !BufferUsers.isReference(source);
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    return !allocates(effects, result) && (effects == null || !effects.isEmpty() || List.of(op.operands()).stream()
        .noneMatch(BufferUsers::isReference));
  }

  /** Returns whether an operation allocates the memory of its result, or memory without a name and does no more. */
  private static boolean allocates(@Nullable List<MemoryEffect> effects, OpResult result) {
    if (effects == null || effects.isEmpty()) {
      return false;
    }
    return effects.stream().anyMatch(
            effect -> effect.kind() == MemoryEffect.Kind.ALLOCATE && effect.value() == result)
        || effects.stream().allMatch(
            effect -> effect.kind() == MemoryEffect.Kind.ALLOCATE && effect.value() == null);
  }
}
