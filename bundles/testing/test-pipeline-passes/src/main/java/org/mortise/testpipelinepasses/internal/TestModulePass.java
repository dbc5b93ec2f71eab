// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-module-pass}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TestModulePass extends PlainPass {
  public TestModulePass() {
    super(PassSpec.of("test-module-pass", "Test a module pass in the pass manager")
        .onOperation("builtin.module")
        .withLocalTitle("TestModulePass"));
  }

  @Override
  public void run(Operation op, PassRun run) {}
}
