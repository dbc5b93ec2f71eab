// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-func-insert-result}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class InsertResultsPass extends SignaturePass {
  public InsertResultsPass() {
    super("test-func-insert-result", "Test inserting func results.", "TestFuncInsertResult");
  }

  /** Inserts {@code [[position, type, attributes], ...]} of the attribute {@code test.insert_results}. */
  @Override
  void change(Operation op, FunctionOpInterface function) {
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
