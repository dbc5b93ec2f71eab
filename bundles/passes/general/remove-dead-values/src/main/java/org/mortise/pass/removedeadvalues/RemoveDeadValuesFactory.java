// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.removedeadvalues;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.symbols.SymbolTable;
import org.osgi.service.component.annotations.Component;

/** The pass {@code remove-dead-values}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class RemoveDeadValuesFactory implements PassFactory {
  private static final Precondition KNOWN_USES = Precondition.checkedByPass(
      "There are no branches between blocks, all symbols are functions, and only calls and constants refer to symbols.",
      op -> op.error("cannot optimize an IR with non-function symbol ops, non-call symbol user ops or branch ops\n"));

  private static final PassSpec SPEC = PassSpec.of("remove-dead-values", "Remove dead values")
      .withDescription("""
          Removes dead values across calls and regions: arguments and results of private functions, with the operands
          and results of their calls; operands, arguments and results of loops and other operations with known control
          flow through their regions; operations without effects. The signatures of public functions are kept.
          If the precondition is not met, an error is reported and nothing is removed. Run on a function, the pass keeps
          the arguments and results of that function, whose calls are unknown. Linear in operations, operands and
          control-flow edges.""")
      .withPreconditions(KNOWN_USES);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return RemoveDeadValuesFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    // Created before the precondition is checked: as in MLIR, folding changes the program even if the pass rejects it.
    DeadValueRemoval removal = new DeadValueRemoval(root, run);
    Operation[] unacceptable = new Operation[1];
    root.walk(op -> {
      if (unacceptable[0] == null && !isAcceptable(op)) {
        unacceptable[0] = op;
      }
    });
    if (unacceptable[0] == null) {
      removal.removeAll();
      return;
    }
    // Reports an error without failing, as in MLIR: the program is still valid, and the following passes run.
    run.output().handle(KNOWN_USES.error(unacceptable[0]));
  }

  private static boolean isAcceptable(Operation op) {
    boolean symbol = op.hasTrait(Trait.SYMBOL) && SymbolTable.getSymbolName(op) != null;
    return !op.implementsInterface(BranchOpInterface.class)
        && (!symbol || op.implementsInterface(FunctionOpInterface.class))
        && (!usesSymbols(op) || op.implementsInterface(CallOpInterface.class));
  }

  /** Returns whether symbols are a part of the meaning of {@code op}, and not only of its checks. */
  private static boolean usesSymbols(Operation op) {
    SymbolUserOpInterface user = op.getInterface(SymbolUserOpInterface.class);
    return user != null && !user.isPartOfVerifier();
  }
}
