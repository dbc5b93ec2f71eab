// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.step;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.symbols.SymbolTable;

/** Removes attributes: either discardable ones, or those of the definition, of which few are optional. */
public final class AttributeErasure implements ReductionStep {
  private record Site(Operation op, String name) {}

  private final boolean inherent;

  /** @param inherent whether to remove attributes that definitions declare, and otherwise all others */
  public AttributeErasure(boolean inherent) {
    this.inherent = inherent;
  }

  @Override
  public String title() {
    return "remove attributes";
  }

  @Override
  public boolean isSingle() {
    return false;
  }

  @Override
  public int sites(Operation module) {
    return attributes(module).size();
  }

  private List<Site> attributes(Operation module) {
    List<Site> sites = new ArrayList<>();
    module.walkPreOrder(op -> {
      var attributes = inherent ? op.attributes() : op.discardableAttributes();
      for (NamedAttribute entry : attributes.entries()) {
        if (!isStructure(entry.name()) && (!inherent || op.discardableAttributes().get(entry.name()) == null)) {
          sites.add(new Site(op, entry.name()));
        }
      }
    });
    return sites;
  }

  private static boolean isStructure(String name) {
    return name.equals(SymbolTable.SYMBOL_NAME) || name.equals(OpSchema.OPERAND_SEGMENT_SIZES)
        || name.equals(OpSchema.RESULT_SEGMENT_SIZES);
  }

  @Override
  public boolean apply(Operation module, int from, int to) {
    List<Site> sites = attributes(module);
    for (int i = Math.min(to, sites.size()) - 1; i >= from; i--) {
      sites.get(i).op.removeAttr(sites.get(i).name);
    }
    return from < sites.size();
  }
}
