// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.firmemrefdataflowopt;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.pass.PassRun;

/** Erases stores of variables on the stack that dominate no load of the variable. */
final class DeadStores {
  private DeadStores() {}

  /** Erases the dead stores in {@code root}; returns whether there were any. */
  static boolean erase(Operation root, DominanceInfo dominance, PassRun run) {
    List<Operation> dead = new ArrayList<>();
    root.walk(op -> {
      AllocaOp variable = AllocaOp.of(op);
      if (variable != null) {
        addDeadStores(variable.res(), dominance, dead);
      }
    });
    for (Operation store : dead) {
      if (store.block() != null) {
        run.remark(Remark.Kind.PASSED, "StoreErased", store).message("store is erased: no load needs it").emit();
        store.erase();
      }
    }
    return !dead.isEmpty();
  }

  private static void addDeadStores(Value variable, DominanceInfo dominance, List<Operation> dead) {
    List<Operation> stores = new ArrayList<>();
    List<Operation> loads = new ArrayList<>();
    for (OpOperand use = variable.firstUse(); use != null; use = use.nextUse()) {
      if (StoreOp.of(use.owner()) != null) {
        stores.add(use.owner());
      } else if (LoadOp.of(use.owner()) != null) {
        loads.add(use.owner());
      }
    }
    for (Operation store : stores) {
      if (loads.stream().noneMatch(load -> dominance.properlyDominates(store, load))) {
        dead.add(store);
      }
    }
  }
}
