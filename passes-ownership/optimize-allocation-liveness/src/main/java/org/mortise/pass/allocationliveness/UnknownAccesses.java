// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.allocationliveness;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.analysis.alias.BufferGraph;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The operations that may access a buffer that escapes although none of its known aliases is an operand: calls,
 * operations with unknown effects or effects on unknown memory, and users of values that are loaded from memory or made
 * of other values than buffers, such as globals and pointers that were integers. Operations around them are included.
 * Linear.
 */
final class UnknownAccesses {
  private final Set<Operation> found = Collections.newSetFromMap(new IdentityHashMap<>());

  UnknownAccesses(Operation root, BufferUsers users) {
    List<Value> sources = new ArrayList<>();
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

  private void add(Operation op, Operation root) {
    for (Operation around = op; around != root && found.add(around); around = around.parentOp()) {
      // the operations around an operation that was found earlier are there, too
    }
  }

  private static boolean accessesAnything(Operation op) {
    if (op.implementsInterface(CallOpInterface.class)) {
      return true;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null) {
      return !op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS) && !op.hasTrait(Trait.TERMINATOR)
          && !BufferGraph.isDescribed(op);
    }
    return effects.stream().anyMatch(effect -> effect.value() == null);
  }

  private static boolean isOfUnknownOrigin(Operation op, OpResult result) {
    boolean isReference = result.type() instanceof BaseMemRefType || BufferUsers.isCarrier(result.type());
    if (!isReference || BufferGraph.isDescribed(op) || op.implementsInterface(CallOpInterface.class)
        || MemoryEffects.hasEffect(op, MemoryEffect.Kind.ALLOCATE, result)) {
      return false;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    return effects == null || !effects.isEmpty() || List.of(op.operands()).stream()
        .noneMatch(value -> value.type() instanceof BaseMemRefType || BufferUsers.isCarrier(value.type()));
  }
}
