// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-clone}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ClonePass extends PlainPass {
  public ClonePass() {
    super(PassSpec.of("test-clone", "Test clone of op")
        .withLocalTitle("ClonePass"));
  }

  @Override
  public boolean canScheduleOn(OperationName name) {
    return name.getInterface(FunctionOpInterface.class) != null;
  }

  /** Appends a copy of the body to it, whose arguments are the operand of the terminator. */
  @Override
  public void run(Operation op, PassRun run) {
    if (op.region(0).isEmpty()) {
      return;
    }
    Block body = op.region(0).first();
    Operation end = body.last();
    IRMapping mapping = new IRMapping();
    for (Value argument : body.arguments()) {
      mapping.map(argument, end.operand(0));
    }
    StringBuilder report = new StringBuilder();
    OpBuilder builder = OpBuilder.before(end);
    Operation copy = null;
    List<Operation> originals = new ArrayList<>();
    body.operations().forEach(originals::add);
    for (Operation each : originals) {
      copy = builder.clone(each, mapping);
      Walk.preOrder(copy, (Operation cloned) -> {
        report.append("notifyOperationInserted: ").append(cloned.name()).append('\n');
      });
    }
    end.erase();
    run.print(PassOutput.Channel.STANDARD, report.toString());
  }
}
