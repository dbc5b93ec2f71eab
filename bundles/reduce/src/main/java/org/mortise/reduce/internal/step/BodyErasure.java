// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.step;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;

/** Replaces functions by private declarations. */
public final class BodyErasure implements ReductionStep {
  @Override
  public String title() {
    return "erase function bodies";
  }

  @Override
  public boolean isSingle() {
    return false;
  }

  @Override
  public int sites(Operation module) {
    return functions(module).size();
  }

  private static List<Operation> functions(Operation module) {
    return Sites.in(module, op -> {
      FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
      return function != null && !function.isExternal(op);
    });
  }

  @Override
  public boolean apply(Operation module, int from, int to) {
    List<Operation> functions = functions(module);
    for (int i = Math.min(to, functions.size()) - 1; i >= from; i--) {
      Operation function = functions.get(i);
      clear(function.getInterface(FunctionOpInterface.class).getBody(function));
      function.setAttr(SymbolTable.VISIBILITY, StringAttr.of(function.context(), "private"));
    }
    return from < functions.size();
  }

  private static void clear(Region body) {
    for (Block block : body.blocks()) {
      block.dropAllReferences();
    }
    body.clear();
  }
}
