// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-pass-crash}, which has a fault: it throws an exception. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TestCrashPass extends PlainPass {
  public TestCrashPass() {
    super(PassSpec.of("test-pass-crash", "Test a pass in the pass manager that always crashes")
        .withLocalTitle("TestCrashRecoveryPass"));
  }

  @Override
  public void run(Operation op, PassRun run) {
    throw new IllegalStateException("the pass always throws this exception");
  }
}
