// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-take-body}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TakeBodyPass extends PlainPass {
  public TakeBodyPass() {
    super(PassSpec.of("test-take-body", "Test Region's takeBody")
        .onOperation("builtin.module")
        .withLocalTitle("TakeBodyPass"));
  }

  /** Moves the body of the second function into the first one. */
  @Override
  public void run(Operation module, PassRun run) {
    List<Operation> functions = new ArrayList<>();
    module.region(0).first().operations().forEach(functions::add);
    if (functions.size() != 2 || functions.get(0).regionCount() == 0 || functions.get(1).regionCount() == 0) {
      run.emit(Diagnostic.atOperation(Severity.ERROR, module, "Expected only two functions in test"));
      return;
    }
    functions.get(0).region(0).takeBody(functions.get(1).region(0));
  }
}
