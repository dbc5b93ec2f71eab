// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.symbolprivatize;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.symbols.SymbolTable;
import org.osgi.service.component.annotations.Component;

/** The pass {@code symbol-privatize}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SymbolPrivatizeFactory implements PassFactory {
  private static final PassOption<List<String>> EXCLUDE = PassOption.strings("exclude",
      "Comma separated list of symbols that should not be marked private");

  private static final PassSpec SPEC = PassSpec.of("symbol-privatize", "Mark symbols private")
      .withTitle("SymbolPrivatize")
      .withDescription("""
          Makes the symbols private that are defined directly in the symbol table that the pass runs on, except those of
          the option. Other operations are left unchanged. Linear in the operations of the table.""")
      .withOptions(EXCLUDE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    Set<String> excluded = Set.copyOf(options.get(EXCLUDE));
    return (op, run) -> privatize(op, excluded, run);
  }

  private static void privatize(Operation table, Set<String> excluded, PassRun run) {
    boolean changed = false;
    if (table.hasTrait(Trait.SYMBOL_TABLE)) {
      StringAttr hidden = StringAttr.of(table.context(), "private");
      for (Block block : table.region(0).blocks()) {
        for (Operation op : block.operations()) {
          String name = op.hasTrait(Trait.SYMBOL) ? SymbolTable.getSymbolName(op) : null;
          if (name != null && !excluded.contains(name)) {
            changed |= op.getAttr(SymbolTable.VISIBILITY) != hidden;
            op.setAttr(SymbolTable.VISIBILITY, hidden);
          }
        }
      }
    }
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }
}
