// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-side-effects}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SideEffectsPass extends PlainPass {
  public SideEffectsPass() {
    super(PassSpec.of("test-side-effects", "Test side effects interfaces")
        .onOperation("builtin.module")
        .withLocalTitle("SideEffectsPass"));
  }

  /** Reports the memory effects of each operation that states them, and effects with a map as parameter. */
  @Override
  public void run(Operation module, PassRun run) {
    Walk.postOrder(module, op -> {
      MemoryEffectOpInterface effects = op.getInterface(MemoryEffectOpInterface.class);
      if (effects != null) {
        report(op, effects, run);
      }
      if (op.name().name().startsWith("test.") && op.getAttr("effect_parameter") instanceof AffineMapAttr map) {
        run.emit(remark(op, "found a parametric effect with affine_map<" + map.map() + ">"));
      }
    });
  }

  private static void report(Operation op, MemoryEffectOpInterface implementation, PassRun run) {
    List<MemoryEffect> effects = new ArrayList<>();
    implementation.getEffects(op, effects);
    if (effects.isEmpty()) {
      run.emit(remark(op, "operation has no memory effects"));
    }
    for (MemoryEffect effect : effects) {
      StringBuilder text = new StringBuilder("found an instance of '")
          .append(effect.kind().name().toLowerCase(Locale.ROOT)).append('\'');
      if (effect.value() instanceof OpResult) {
        text.append(" on a op result,");
      } else if (effect.value() instanceof BlockArgument) {
        text.append(" on a block argument,");
      } else if (effect.value() != null) {
        text.append(" on a op operand,");
      } else if (effect.symbol() != null) {
        text.append(" on a symbol '").append(effect.symbol()).append("',");
      }
      run.emit(remark(op, text + " on resource '" + effect.resource().name() + '\''));
    }
  }

  private static Diagnostic remark(Operation op, String message) {
    return Diagnostic.atOperation(Severity.REMARK, op, message);
  }
}
