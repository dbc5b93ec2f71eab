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

/** The pass {@code test-generic-ir-region-visitors-interrupt}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class RegionVisitorsInterruptPass extends PlainPass {
  public RegionVisitorsInterruptPass() {
    super(PassSpec.of("test-generic-ir-region-visitors-interrupt",
        "Test generic IR visitors with interrupts, starting with Regions.")
        .withLocalTitle("TestGenericIRRegionVisitorInterruptPass"));
  }

  /** Visits the regions in post-order until one has an operation with the attribute {@code interrupt}. */
  @Override
  public void run(Operation root, PassRun run) {
    PartsWalk walk = new PartsWalk(true);
    walk.run(root);
    run.print(PassOutput.Channel.STANDARD, walk.report());
  }
}
