// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpResult;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffect.Resource;

/**
 * The memory effects that definitions declare. It serves every operation whose definition has such effects, unless
 * another implementation is attached to the operation.
 */
public final class DeclaredEffects implements MemoryEffectOpInterface {
  /** The only instance, which is stateless. */
  public static final DeclaredEffects INSTANCE = new DeclaredEffects();

  private DeclaredEffects() {}

  /**
   * A declared effect.
   *
   * @param kind the kind of effect
   * @param resource the affected memory resource
   * @param group the group of operands or results whose memory is affected, or -1 if no particular value is
   * @param onResult whether it is a group of results
   */
  public record Effect(Kind kind, Resource resource, int group, boolean onResult) {}

  @Override
  public void getEffects(Operation op, List<MemoryEffect> effects) {
    OpDefinition definition = OpDefinition.of(op);
    List<Effect> declared = definition.effects();
    for (int i = 0; i < declared.size(); i++) {
      append(declared.get(i), op, definition, effects);
    }
  }

  @Override
  public boolean hasEffect(Operation op, Kind kind, @Nullable Value value) {
    OpDefinition definition = OpDefinition.of(op);
    List<Effect> declared = definition.effects();
    for (int i = 0; i < declared.size(); i++) {
      Effect effect = declared.get(i);
      if (effect.kind() == kind && isOn(value, effect, op, definition)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOn(@Nullable Value value, Effect effect, Operation op, OpDefinition definition) {
    if (effect.group() < 0) {
      return value == null;
    }
    if (effect.onResult()) {
      int start = definition.resultGroupStart(op, effect.group());
      int end = start + definition.resultGroupLength(op, effect.group());
      return value == null ? start < end
          : value instanceof OpResult result && result.owner() == op && result.index() >= start && result.index() < end;
    }
    OperandRange operands = op.operandGroup(effect.group());
    for (int i = 0; i < operands.size(); i++) {
      if (value == null || operands.get(i) == value) {
        return true;
      }
    }
    return false;
  }

  private static void append(Effect effect, Operation op, OpDefinition definition, List<MemoryEffect> effects) {
    if (effect.group() < 0) {
      effects.add(MemoryEffect.of(effect.kind(), null, effect.resource()));
    } else if (effect.onResult()) {
      int start = definition.resultGroupStart(op, effect.group());
      int end = start + definition.resultGroupLength(op, effect.group());
      for (int i = start; i < end; i++) {
        effects.add(MemoryEffect.of(effect.kind(), op.result(i), effect.resource()));
      }
    } else {
      OperandRange operands = op.operandGroup(effect.group());
      for (int i = 0; i < operands.size(); i++) {
        effects.add(MemoryEffect.of(effect.kind(), operands.get(i), effect.resource()));
      }
    }
  }
}
