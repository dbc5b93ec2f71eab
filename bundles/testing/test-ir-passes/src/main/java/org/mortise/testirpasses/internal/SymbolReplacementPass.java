// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolUses;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-symbol-rauw}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SymbolReplacementPass extends PlainPass {
  public SymbolReplacementPass() {
    super(PassSpec.of("test-symbol-rauw", "Test replacement of symbol uses")
        .onOperation("builtin.module")
        .withLocalTitle("SymbolReplacementPass"));
  }

  private static final String NEW_NAME = "sym.new_name";

  /** Renames the symbols with the attribute {@code sym.new_name}. */
  @Override
  public void run(Operation module, PassRun run) {
    List<Operation> renamed = new ArrayList<>();
    Walk.postOrder(module, op -> {
      if (op.hasTrait(Trait.SYMBOL) && op.getAttr(NEW_NAME) instanceof StringAttr && op.parentOp() != null) {
        renamed.add(op);
      }
    });
    for (Operation symbol : renamed) {
      rename(symbol, module);
    }
  }

  private static void rename(Operation symbol, Operation module) {
    String name = ((StringAttr) symbol.getAttr(NEW_NAME)).value();
    boolean[] known = {true};
    Map<Operation, List<Runnable>> changes = new IdentityHashMap<>();
    Walk.preOrder(module, op -> {
      if (SymbolUses.isPotentiallyUnknownSymbolTable(op)) {
        known[0] = false;
        return Walk.Result.INTERRUPT;
      }
      if (op != module) {
        prepare(op, symbol, name, changes);
      }
      return Walk.Result.ADVANCE;
    });
    if (known[0]) {
      changes.values().forEach(each -> each.forEach(Runnable::run));
      SymbolTable.setSymbolName(symbol, name);
    }
  }

  private static void prepare(
      Operation op, Operation symbol, String name, Map<Operation, List<Runnable>> changes) {
    DictionaryAttr attributes = op.attributes();
    for (int i = 0; i < attributes.size(); i++) {
      NamedAttribute entry = attributes.entry(i);
      Attribute replaced = replace(entry.value(), op, symbol, name);
      if (replaced != entry.value()) {
        changes.computeIfAbsent(op, key -> new ArrayList<>()).add(() -> op.setAttr(entry.name(), replaced));
      }
    }
  }

  private static Attribute replace(Attribute attribute, Operation user, Operation symbol, String name) {
    if (attribute instanceof SymbolRefAttr reference) {
      int position = UsesInAttributes.resolved(user, reference).indexOf(symbol);
      return position < 0 ? reference : renamed(reference, position, name);
    }
    List<Attribute> nested = attribute.nestedAttributes();
    List<Attribute> replaced = new ArrayList<>(nested.size());
    boolean changed = false;
    for (Attribute each : nested) {
      Attribute other = replace(each, user, symbol, name);
      changed |= other != each;
      replaced.add(other);
    }
    return changed ? attribute.withNestedAttributes(replaced) : attribute;
  }

  private static SymbolRefAttr renamed(SymbolRefAttr reference, int position, String name) {
    List<String> nested = new ArrayList<>(reference.nestedReferences());
    if (position > 0) {
      nested.set(position - 1, name);
    }
    return SymbolRefAttr.of(reference.context(), position == 0 ? name : reference.rootReference(), nested);
  }
}
