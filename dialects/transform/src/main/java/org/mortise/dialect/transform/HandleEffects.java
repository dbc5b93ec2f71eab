// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffect.Resource;
import org.mortise.ir.definition.MemoryEffectOpInterface;

/**
 * The effects of transformations on two resources: the mapping from handles to payload operations, and the payload
 * program. Creating a handle allocates and writes it in the mapping; consuming a handle reads and frees it.
 */
abstract class HandleEffects implements MemoryEffectOpInterface {
  private static final Resource MAPPING = new Resource("transform.mapping");
  private static final Resource PAYLOAD = new Resource("transform.payload_ir");

  private final boolean consumesOperands;
  private final boolean changesPayload;

  HandleEffects(boolean consumesOperands, boolean changesPayload) {
    this.consumesOperands = consumesOperands;
    this.changesPayload = changesPayload;
  }

  /** Returns whether the transformation consumes an operand. */
  boolean consumes(int operand) {
    return consumesOperands;
  }

  @Override
  public void getEffects(Operation op, List<MemoryEffect> effects) {
    for (int i = 0; i < op.operandCount(); i++) {
      addUse(effects, op.operand(i), consumes(i));
    }
    addResults(effects, op);
    addPayload(effects, changesPayload);
  }

  static void addUse(List<MemoryEffect> effects, Value handle, boolean isConsumed) {
    effects.add(MemoryEffect.of(Kind.READ, handle, MAPPING));
    if (isConsumed) {
      effects.add(MemoryEffect.of(Kind.FREE, handle, MAPPING));
    }
  }

  static void addResults(List<MemoryEffect> effects, Operation op) {
    for (Value result : op.results()) {
      effects.add(MemoryEffect.of(Kind.ALLOCATE, result, MAPPING));
      effects.add(MemoryEffect.of(Kind.WRITE, result, MAPPING));
    }
  }

  static void addPayload(List<MemoryEffect> effects, boolean isChanged) {
    effects.add(MemoryEffect.of(Kind.READ, null, PAYLOAD));
    if (isChanged) {
      effects.add(MemoryEffect.of(Kind.WRITE, null, PAYLOAD));
    }
  }

  boolean changesPayload() {
    return changesPayload;
  }

  /** Returns the effects of a transformation; null if {@code op} has no effects of this kind. */
  static @Nullable HandleEffects of(Operation op) {
    return op.getInterface(MemoryEffectOpInterface.class) instanceof HandleEffects effects ? effects : null;
  }

  /** Consumes the operands, creates the results, and changes the program. */
  static final class Functional extends HandleEffects {
    Functional() {
      super(true, true);
    }
  }

  /** Reads the operands and creates the results. */
  static final class Reading extends HandleEffects {
    Reading() {
      super(false, false);
    }
  }

  /** Reads the operands, creates the results, and changes the program. */
  static final class Modifying extends HandleEffects {
    Modifying() {
      super(false, true);
    }
  }

  /** Consumes the first operand, creates the results, and changes the program. */
  static final class ConsumingFirst extends HandleEffects {
    ConsumingFirst() {
      super(true, true);
    }

    @Override
    boolean consumes(int operand) {
      return operand == 0;
    }
  }

  /** Reads the operands and writes a text. */
  static final class Printing extends HandleEffects {
    Printing() {
      super(false, false);
    }

    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      super.getEffects(op, effects);
      effects.add(MemoryEffect.of(Kind.WRITE, null));
    }
  }

  /** Consumes the operands whose block arguments are consumed in the body, and has the effects of the body. */
  static final class Nested extends HandleEffects {
    Nested() {
      super(false, false);
    }

    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      NestedHandleEffects.collect(op, effects);
    }
  }
}
