// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-func-erase-arg}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class EraseArgumentsPass extends SignaturePass {
  public EraseArgumentsPass() {
    super("test-func-erase-arg", "Test erasing func args.", "TestFuncEraseArg");
  }

  /** Erases the arguments with the attribute {@code test.erase_this_arg}. */
  @Override
  void change(Operation op, FunctionOpInterface function) {
    Signature signature = Signature.of(op, function);
    for (int i = signature.arguments().size() - 1; i >= 0; i--) {
      if (signature.argumentAttributes().get(i).get("test.erase_this_arg") == null) {
        continue;
      }
      signature.arguments().remove(i);
      signature.argumentAttributes().remove(i);
      if (!op.region(0).isEmpty()) {
        op.region(0).first().eraseArgument(i);
      }
    }
    signature.set(op, function);
  }
}
