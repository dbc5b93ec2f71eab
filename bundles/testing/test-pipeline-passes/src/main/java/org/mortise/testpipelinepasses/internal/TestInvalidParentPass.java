// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-pass-invalid-parent}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TestInvalidParentPass extends PlainPass {
  public TestInvalidParentPass() {
    super(PassSpec.of("test-pass-invalid-parent",
        "Test a pass in the pass manager that makes the parent operation invalid")
        .withLocalTitle("TestInvalidParentPass"));
  }

  @Override
  public boolean canScheduleOn(OperationName name) {
    return name.getInterface(FunctionOpInterface.class) != null;
  }

  /** Adds a call of a function that does not exist. */
  @Override
  public void run(Operation op, PassRun run) {
    if (op.region(0).isEmpty()) {
      return;
    }
    OpBuilder builder = OpBuilder.atEnd(op.context(), op.region(0).last());
    builder.setInsertionPoint(op.region(0).last().last());
    OperationState call = builder.state(op.location(), "test.call");
    call.addAttribute("callee", SymbolRefAttr.of(op.context(), "some_unknown_func"));
    builder.create(call);
  }
}
