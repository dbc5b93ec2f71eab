// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-pass-failure}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TestFailurePass extends PlainPass {
  public TestFailurePass() {
    super(PassSpec.of("test-pass-failure", "Test a pass in the pass manager that always fails")
        .withLocalTitle("TestFailurePass"));
  }

  @Override
  public void run(Operation op, PassRun run) {
    run.signalFailure();
  }
}
