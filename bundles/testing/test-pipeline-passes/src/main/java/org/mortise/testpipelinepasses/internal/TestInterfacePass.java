// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Severity;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-interface-pass}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TestInterfacePass extends PlainPass {
  public TestInterfacePass() {
    super(PassSpec.of("test-interface-pass",
        "Test an interface pass (running on FunctionOpInterface) in the pass manager")
        .withLocalTitle("TestInterfacePass"));
  }

  @Override
  public boolean canScheduleOn(OperationName name) {
    return name.getInterface(FunctionOpInterface.class) != null;
  }

  @Override
  public void run(Operation op, PassRun run) {
    run.emit(Diagnostic.atOperation(Severity.REMARK, op, "Executing interface pass on operation"));
  }
}
