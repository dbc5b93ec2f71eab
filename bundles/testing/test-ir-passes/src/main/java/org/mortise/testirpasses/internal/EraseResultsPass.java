// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-func-erase-result}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class EraseResultsPass extends SignaturePass {
  public EraseResultsPass() {
    super("test-func-erase-result", "Test erasing func results.", "TestFuncEraseResult");
  }

  /** Erases the results with the attribute {@code test.erase_this_result}. */
  @Override
  void change(Operation op, FunctionOpInterface function) {
    Signature signature = Signature.of(op, function);
    for (int i = signature.results().size() - 1; i >= 0; i--) {
      if (signature.resultAttributes().get(i).get("test.erase_this_result") != null) {
        signature.results().remove(i);
        signature.resultAttributes().remove(i);
      }
    }
    signature.set(op, function);
  }
}
