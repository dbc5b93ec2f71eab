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

/** The pass {@code test-generic-ir-visitors-interrupt}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class GenericVisitorsInterruptPass extends PlainPass {
  public GenericVisitorsInterruptPass() {
    super(PassSpec.of("test-generic-ir-visitors-interrupt", "Test generic IR visitors with interrupts.")
        .withLocalTitle("TestGenericIRVisitorInterruptPass"));
  }

  /** Reports the stages of a walk over all operations, and of one over test.two_region_op. */
  @Override
  public void run(Operation root, PassRun run) {
    StageWalk walk = new StageWalk(true);
    walk.run(root);
    run.print(PassOutput.Channel.STANDARD, walk.report());
  }
}
