// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.analysis.BufferAliases;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffectOpInterface;

/** The values that can be the same buffer as a value: all that comes from where it comes from. */
final class BufferClasses {
  private final BufferAliases aliases;

  BufferClasses(BufferAliases aliases) {
    this.aliases = aliases;
  }

  List<Value> of(Value value) {
    if (isAllocated(value)) {
      return aliases.resolve(value);
    }
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Value> all = new ArrayList<>();
    for (Value origin : aliases.resolveReverse(value)) {
      if (!seen.contains(origin)) {
        for (Value alias : aliases.resolve(origin)) {
          if (seen.add(alias)) {
            all.add(alias);
          }
        }
      }
    }
    return all;
  }

  void replace(Value dropped, Value kept) {
    aliases.replace(dropped, kept);
  }

  /** Whether all that {@code value} comes from is an argument, an allocation or the result of a call. */
  boolean hasKnownOrigins(Value value) {
    for (Value origin : aliases.resolveReverse(value)) {
      Operation op = origin.definingOp();
      boolean isKnown = op == null || isAllocated(origin) || op.implementsInterface(CallOpInterface.class)
          || BufferAliases.hasSources(origin);
      if (!isKnown) {
        return false;
      }
    }
    return true;
  }

  /** Whether {@code value} is all that an operation allocates, on the heap. */
  static boolean isAllocated(Value value) {
    if (!(value instanceof OpResult result) || result.definingOp().resultCount() != 1) {
      return false;
    }
    MemoryEffectOpInterface known = result.definingOp().getInterface(MemoryEffectOpInterface.class);
    if (known == null) {
      return false;
    }
    List<MemoryEffect> effects = new ArrayList<>();
    known.getEffects(result.definingOp(), effects);
    for (MemoryEffect effect : effects) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE && effect.value() == value) {
        return effect.resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE;
      }
    }
    return false;
  }
}
