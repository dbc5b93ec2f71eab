// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.symboldce;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.symbols.SymbolTable;
import org.osgi.service.component.annotations.Component;

/** The pass {@code symbol-dce}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SymbolDceFactory implements PassFactory {
  private static final PassStatistic ERASED = new PassStatistic("num-dce'd", "Number of symbols DCE'd");

  private static final Precondition KNOWN_TABLES = Precondition.checkedByPass(
      "The dialects of all operations that may be symbol tables are registered.",
      op -> op.error("operation contains potentially unknown symbol table, meaning that we can't reliable "
          + "compute symbol uses"));

  private static final PassSpec SPEC = PassSpec.of("symbol-dce", "Eliminate dead symbols")
      .withTitle("SymbolDCE")
      .withDescription("""
          Erases unused private symbols in the symbol table that the pass runs on and in those inside it. Public
          symbols are kept unless the table itself is private and unused. A reference from an erased symbol does not
          count. Linear in operations and references.""")
      .withPreconditions(
          Precondition.ofRoot("The operation is a symbol table.", op -> op.hasTrait(Trait.SYMBOL_TABLE),
              op -> op.opError(" was scheduled to run under SymbolDCE, but does not define a symbol table")),
          KNOWN_TABLES)
      .withStatistics(ERASED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return SymbolDceFactory::run;
  }

  private static void run(Operation table, PassRun run) {
    boolean hidden = table.parentOp() == null || SymbolTable.getSymbolName(table) == null
        || SymbolTable.getVisibility(table) == SymbolTable.Visibility.PRIVATE;
    LiveSymbols live = new LiveSymbols();
    Operation unknown = live.find(table, hidden);
    if (unknown != null) {
      run.emit(KNOWN_TABLES.error(unknown));
      return;
    }
    int erased = live.eraseOthers(table, run);
    run.count(ERASED, erased);
    if (erased == 0) {
      run.markAllAnalysesPreserved();
    }
  }
}
