// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.transform.InlinedCall;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-inline}: inlines calls of regions that are values. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class InlineRegionsPass extends PlainPass {
  public InlineRegionsPass() {
    super(PassSpec.of("test-inline", "Test inlining region calls")
        .onOperation("func.func")
        .withLocalTitle("Inliner"));
  }

  @Override
  public void run(Operation function, PassRun run) {
    List<Operation> calls = new ArrayList<>();
    Walk.postOrder(function, op -> {
      if (op.name().name().equals("func.call_indirect")) {
        calls.add(op);
      }
    });
    calls.forEach(InlineRegionsPass::inline);
  }

  /** Inlines a call, and erases the callee after its last call. */
  private static void inline(Operation call) {
    Value value = call.operand(0);
    Operation callee = value.definingOp();
    if (callee == null || !callee.name().name().equals("test.functional_region_op") || callee.region(0).isEmpty()) {
      return;
    }
    InlinedCall inlined = new InlinedCall(call, callee.region(0), !value.hasOneUse());
    if (inlined.isLegal()) {
      inlined.takeBlocks();
      inlined.connect();
    }
    if (!value.hasUses()) {
      callee.erase();
    }
  }
}
