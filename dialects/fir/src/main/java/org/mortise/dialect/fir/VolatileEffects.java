// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffectOpInterface;

/** The effects of accesses of memory, which are kept if the type of the address or descriptor is volatile. */
public final class VolatileEffects {
  private VolatileEffects() {}

  /** Adds an access of the memory that {@code address} leads to. */
  public static void add(Kind kind, Value address, List<MemoryEffect> effects) {
    effects.add(MemoryEffect.of(kind, address));
    if (isVolatile(address.type())) {
      effects.add(MemoryEffect.of(Kind.READ, null, FirResources.VOLATILE));
      effects.add(MemoryEffect.of(Kind.WRITE, null, FirResources.VOLATILE));
    }
  }

  private static boolean isVolatile(Type type) {
    return type instanceof ReferenceType reference ? reference.isVolatile()
        : type instanceof BaseBoxType box && box.isVolatile();
  }

  /** Reads memory. The address is the first operand. */
  static final class Read implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      add(Kind.READ, op.operand(0), effects);
    }
  }

  /** Writes memory. The address is the second operand. */
  static final class Write implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      add(Kind.WRITE, op.operand(1), effects);
    }
  }

  /** Reads memory at the first operand and writes memory at the second one. */
  static final class Copy implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      add(Kind.READ, op.operand(0), effects);
      add(Kind.WRITE, op.operand(1), effects);
    }
  }
}
