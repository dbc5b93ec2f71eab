// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpasses.ir.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.symbols.SymbolTable;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-func-set-type}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SetTypePass extends PlainPass {
  /** Creates the pass. */
  public SetTypePass() {
    super(PassSpec.of("test-func-set-type", "Test FunctionOpInterface::setType.")
        .onOperation("builtin.module")
        .withTitle("(anonymous namespace)::TestFuncSetType"));
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

  /** Takes the type of the function that the attribute {@code test.set_type_from} names. */
  private static void change(Operation op, FunctionOpInterface function) {
    if (!(op.getAttr("test.set_type_from") instanceof SymbolRefAttr reference)) {
      return;
    }
    op.removeAttr("test.set_type_from");
    Operation source = SymbolTable.lookupNearestSymbolFrom(op, reference);
    FunctionOpInterface other = source.getInterface(FunctionOpInterface.class);
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
