// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-generic-ir-block-visitors-interrupt}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BlockVisitorsInterruptPass extends PlainPass {
  public BlockVisitorsInterruptPass() {
    super(PassSpec.of("test-generic-ir-block-visitors-interrupt",
        "Test generic IR visitors with interrupts, starting with Blocks.")
        .withLocalTitle("TestGenericIRBlockVisitorInterruptPass"));
  }

  /** Visits the blocks in post-order until one has an operation with the attribute {@code interrupt}. */
  @Override
  public void run(Operation root, PassRun run) {
    PartsWalk walk = new PartsWalk(false);
    walk.run(root);
    run.print(PassOutput.Channel.STANDARD, walk.report());
  }
}
