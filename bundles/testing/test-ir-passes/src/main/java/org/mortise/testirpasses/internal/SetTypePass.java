// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.symbols.SymbolTable;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-func-set-type}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SetTypePass extends SignaturePass {
  public SetTypePass() {
    super("test-func-set-type", "Test FunctionOpInterface::setType.", "TestFuncSetType");
  }

  /** Takes the type of the function that the attribute {@code test.set_type_from} names. */
  @Override
  void change(Operation op, FunctionOpInterface function) {
    if (!(op.getAttr("test.set_type_from") instanceof SymbolRefAttr reference)) {
      return;
    }
    op.removeAttr("test.set_type_from");
    Operation source = SymbolTable.lookupNearestSymbolFrom(op, reference);
    FunctionOpInterface other = source == null ? null : source.getInterface(FunctionOpInterface.class);
    if (other == null) {
      return;
    }
    Signature signature = Signature.of(op, function);
    Signature wanted = Signature.of(source, other);
    resize(signature.arguments(), signature.argumentAttributes(), wanted.arguments(), op);
    resize(signature.results(), signature.resultAttributes(), wanted.results(), op);
    signature.set(op, function);
  }

  private static void resize(List<Type> types, List<DictionaryAttr> attributes, List<Type> wanted, Operation op) {
    types.clear();
    types.addAll(wanted);
    while (attributes.size() > wanted.size()) {
      attributes.remove(attributes.size() - 1);
    }
    while (attributes.size() < wanted.size()) {
      attributes.add(DictionaryAttr.empty(op.context()));
    }
  }
}
