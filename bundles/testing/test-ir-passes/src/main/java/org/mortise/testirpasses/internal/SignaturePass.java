// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;

/** A pass that changes the signature of every function of a module. */
abstract class SignaturePass extends PlainPass {
  SignaturePass(String name, String summary, String title) {
    super(PassSpec.of(name, summary).onOperation("builtin.module").withLocalTitle(title));
  }

  @Override
  public final void run(Operation module, PassRun run) {
    Walk.postOrder(module, op -> {
      FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
      if (function != null) {
        change(op, function);
      }
    });
  }

  abstract void change(Operation op, FunctionOpInterface function);
}
