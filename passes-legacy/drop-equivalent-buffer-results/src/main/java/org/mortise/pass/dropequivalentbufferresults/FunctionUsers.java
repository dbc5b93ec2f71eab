// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.dropequivalentbufferresults;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.symbols.SymbolUses;

/** The functions directly in a module, the calls of each, and whether it has other references. Linear. */
final class FunctionUsers {
  private final List<FuncOp> functions = new ArrayList<>();
  private final Map<String, List<CallOp>> calls = new HashMap<>();
  private final Set<String> usedOtherwise = new HashSet<>();

  private FunctionUsers() {}

  /**
   * Finds the users. References in nested symbol tables are resolved there, so they do not refer to these functions.
   */
  static FunctionUsers of(Operation module) {
    FunctionUsers users = new FunctionUsers();
    for (Operation op : module.region(0).first().operations()) {
      FuncOp function = FuncOp.of(op);
      if (function != null) {
        users.functions.add(function);
      }
      SymbolUses.visit(op, users::add);
    }
    return users;
  }

  private void add(Operation op, SymbolRefAttr reference) {
    CallOp call = CallOp.of(op);
    if (call != null && call.calleeAttr() == reference) {
      calls.computeIfAbsent(reference.rootReference(), name -> new ArrayList<>()).add(call);
    } else {
      usedOtherwise.add(reference.rootReference());
    }
  }

  List<FuncOp> functions() {
    return functions;
  }

  List<CallOp> callsOf(FuncOp function) {
    return calls.getOrDefault(function.name(), List.of());
  }

  boolean isUsedOtherwise(FuncOp function) {
    return usedOtherwise.contains(function.name());
  }
}
