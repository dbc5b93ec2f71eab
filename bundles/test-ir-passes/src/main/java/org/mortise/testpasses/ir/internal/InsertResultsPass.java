// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpasses.ir.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-func-insert-result}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class InsertResultsPass extends PlainPass {
  /** Creates the pass. */
  public InsertResultsPass() {
    super(PassSpec.of("test-func-insert-result", "Test inserting func results.")
        .onOperation("builtin.module")
        .withTitle("(anonymous namespace)::TestFuncInsertResult"));
  }

  @Override
  public void run(Operation module, PassRun run) {
    Walk.postOrder(module, op -> {
      FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
      if (function != null) {
        change(op, function);
      }
    });
  }

  /** Inserts {@code [[position, type, attributes], ...]} of the attribute {@code test.insert_results}. */
  private static void change(Operation op, FunctionOpInterface function) {
    Signature signature = Signature.of(op, function);
    Attribute removed = op.removeAttr("test.insert_results");
    if (!(removed instanceof ArrayAttr inserted)) {
      return;
    }
    for (int i = inserted.size() - 1; i >= 0; i--) {
      ArrayAttr entry = (ArrayAttr) inserted.get(i);
      int position = (int) ((IntegerAttr) entry.get(0)).longValue();
      signature.results().add(position, ((TypeAttr) entry.get(1)).value());
      signature.resultAttributes().add(
          position, entry.size() > 2 ? (DictionaryAttr) entry.get(2) : DictionaryAttr.empty(op.context()));
    }
    signature.set(op, function);
  }
}
