// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.symbols.SymbolUses;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-symbol-uses}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SymbolUsesPass extends PlainPass {
  public SymbolUsesPass() {
    super(PassSpec.of("test-symbol-uses", "Test detection of symbol uses")
        .onOperation("builtin.module")
        .withLocalTitle("SymbolUsesPass"));
  }

  /** Reports the uses of each symbol, and erases private ones without uses. */
  @Override
  public void run(Operation module, PassRun run) {
    List<Operation> erased = new ArrayList<>();
    Walk.postOrder(module, op -> {
      if (op != module && SymbolTable.getSymbolName(op) != null && !run.hasFailed()) {
        report(op, module, erased, run);
      }
    });
    for (Operation symbol : erased) {
      SymbolTables tables = new SymbolTables();
      tables.tableOf(module).erase(symbol);
      run.emit(remark(module, "symbol_removable function successfully erased"));
    }
  }

  private static void report(Operation symbol, Operation module, List<Operation> erased, PassRun run) {
    List<Use> inside = new ArrayList<>();
    if (!collect(symbol, inside)) {
      run.emit(remark(symbol, "contains an unknown nested operation that 'may' define a new symbol table"));
      return;
    }
    if (!inside.isEmpty()) {
      run.emit(remark(symbol, "symbol contains " + inside.size() + " nested references"));
    }
    List<Use> all = usesOf(symbol, module);
    if (all == null) {
      run.emit(symbol.opError("contains an unknown nested operation that 'may' define a new symbol table"));
      return;
    }
    if (all.isEmpty()) {
      run.emit(remark(symbol, "symbol has no uses"));
      if (isRemovable(symbol, module)) {
        erased.add(symbol);
      }
      return;
    }
    run.emit(remark(symbol, "symbol has " + all.size() + " uses"));
    for (Use use : all) {
      run.emit(remark(use.user(), "found use of symbol : " + use.reference() + " : \""
          + SymbolTable.getSymbolName(symbol) + '"'));
    }
  }

  /** Functions with {@code removable} in their names that are declarations. */
  private static boolean isRemovable(Operation symbol, Operation module) {
    boolean isFunction = symbol.getInterface(FunctionOpInterface.class) != null;
    return isFunction && symbol.region(0).isEmpty() && symbol.parentOp() == module
        && SymbolTable.getSymbolName(symbol).equals("symbol_removable");
  }

  private static boolean collect(Operation symbol, List<Use> uses) {
    boolean[] known = {true};
    Walk.preOrder(symbol, op -> {
      if (op != symbol && SymbolUses.isPotentiallyUnknownSymbolTable(op)) {
        known[0] = false;
        return Walk.Result.INTERRUPT;
      }
      UsesInAttributes.visit(op, reference -> uses.add(new Use(op, reference)));
      return op != symbol && op.hasTrait(Trait.SYMBOL_TABLE) ? Walk.Result.SKIP : Walk.Result.ADVANCE;
    });
    return known[0];
  }

  /** Returns the references that resolve to the symbol, or null if unknown. */
  private static @Nullable List<Use> usesOf(Operation symbol, Operation module) {
    List<Use> uses = new ArrayList<>();
    boolean[] known = {true};
    Walk.preOrder(module, op -> {
      if (SymbolUses.isPotentiallyUnknownSymbolTable(op)) {
        known[0] = false;
        return Walk.Result.INTERRUPT;
      }
      if (op != module) {
        UsesInAttributes.visit(op, reference -> {
          if (UsesInAttributes.mentions(op, reference, symbol)) {
            uses.add(new Use(op, reference));
          }
        });
      }
      return Walk.Result.ADVANCE;
    });
    return known[0] ? uses : null;
  }

  private static Diagnostic remark(Operation op, String message) {
    return Diagnostic.atOperation(Severity.REMARK, op, message);
  }

  private record Use(Operation user, SymbolRefAttr reference) {}
}
