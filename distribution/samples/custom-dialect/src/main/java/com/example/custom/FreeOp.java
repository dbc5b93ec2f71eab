// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.osgi.service.component.annotations.Component;

/** Frees what {@code custom.alloc} allocated. */
public final class FreeOp {
  public static final String NAME = "custom.free";

  public static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("memory", TypeConstraints.ANY_MEMREF)
      .format("$memory attr-dict `:` type($memory)")
      .build();

  private FreeOp() {}

  /** The operand's memory is gone. */
  @Component(service = MemoryEffectOpInterface.class)
  @AutoService(OpInterface.class)
  @Serves(NAME)
  public static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      effects.add(MemoryEffect.of(MemoryEffect.Kind.FREE, op.operand(0)));
    }
  }
}
