// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-func-insert-arg}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class InsertArgumentsPass extends SignaturePass {
  public InsertArgumentsPass() {
    super("test-func-insert-arg", "Test inserting func args.", "TestFuncInsertArg");
  }

  /** Inserts {@code [[position, type, attributes], ...]} of the attribute {@code test.insert_args}. */
  @Override
  void change(Operation op, FunctionOpInterface function) {
    Signature signature = Signature.of(op, function);
    Attribute removed = op.removeAttr("test.insert_args");
    if (!(removed instanceof ArrayAttr inserted)) {
      return;
    }
    for (int i = inserted.size() - 1; i >= 0; i--) {
      if (!(inserted.get(i) instanceof ArrayAttr entry) || !isInsertion(entry, signature.arguments().size())) {
        continue;
      }
      int position = (int) ((IntegerAttr) entry.get(0)).longValue();
      Type type = ((TypeAttr) entry.get(1)).value();
      DictionaryAttr attributes = entry.size() > 2 ? (DictionaryAttr) entry.get(2) : DictionaryAttr.empty(op.context());
      Location location = entry.size() > 3 ? (Location) entry.get(3) : UnknownLoc.of(op.context());
      signature.arguments().add(position, type);
      signature.argumentAttributes().add(position, attributes);
      if (!op.region(0).isEmpty()) {
        op.region(0).first().insertArgument(position, type, location);
      }
    }
    signature.set(op, function);
  }

  private static boolean isInsertion(ArrayAttr entry, int arguments) {
    return entry.size() > 1 && entry.get(0) instanceof IntegerAttr position && position.longValue() >= 0
        && position.longValue() <= arguments && entry.get(1) instanceof TypeAttr
        && (entry.size() < 3 || entry.get(2) instanceof DictionaryAttr)
        && (entry.size() < 4 || entry.get(3) instanceof Location);
  }
}
