// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;

/** Replaces functions by private declarations. */
public final class BodyErasure extends SiteStep<Operation> {
  public BodyErasure(Placeholders placeholders) {
    super("erase function bodies", Reach.MANY_PLACES, placeholders);
  }

  @Override
  List<Operation> list(Operation module) {
    return Sites.in(module, op -> {
      FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
      return function != null && !function.isExternal(op);
    });
  }

  @Override
  boolean take(Operation function, Substitutes substitutes) {
    clear(function.getInterface(FunctionOpInterface.class).getBody(function));
    function.setAttr(SymbolTable.VISIBILITY, StringAttr.of(function.context(), "private"));
    return true;
  }

  private static void clear(Region body) {
    for (Block block : body.blocks()) {
      block.dropAllReferences();
    }
    body.clear();
  }
}
