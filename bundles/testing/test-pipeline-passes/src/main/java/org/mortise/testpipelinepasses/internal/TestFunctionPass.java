// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-function-pass}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TestFunctionPass extends PlainPass {
  public TestFunctionPass() {
    super(PassSpec.of("test-function-pass", "Test a function pass in the pass manager")
        .onOperation("func.func")
        .withLocalTitle("TestFunctionPass"));
  }

  @Override
  public void run(Operation op, PassRun run) {}
}
