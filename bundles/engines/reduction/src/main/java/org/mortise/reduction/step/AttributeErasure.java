// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.symbols.SymbolTable;

/** Removes attributes: either discardable or inherent attributes, few of which are optional. */
public final class AttributeErasure extends SiteStep<AttributeErasure.Site> {
  record Site(Operation op, String name) {}

  private final boolean inherent;

  /** @param inherent whether to remove attributes that definitions declare, and otherwise all others */
  public AttributeErasure(boolean inherent, Placeholders placeholders) {
    super("remove attributes", Reach.MANY_PLACES, placeholders);
    this.inherent = inherent;
  }

  @Override
  List<Site> list(Operation module) {
    List<Site> sites = new ArrayList<>();
    module.walkPreOrder(op -> {
      var attributes = inherent ? op.attributes() : op.discardableAttributes();
      for (NamedAttribute entry : attributes.entries()) {
        if (inherent ? isOptional(op, entry.name()) : !isStructure(entry.name())) {
          sites.add(new Site(op, entry.name()));
        }
      }
    });
    return sites;
  }

  /** Returns whether an inherent attribute may be removed; interfaces may read required attributes. */
  private static boolean isOptional(Operation op, String name) {
    OpDefinition definition = OpDefinition.of(op);
    int slot = definition == null || isStructure(name) ? -1 : definition.attributeSlot(name);
    return slot >= 0 && (definition.attributeSpec(slot).optional()
        || definition.attributeSpec(slot).defaultValue() != null);
  }

  private static boolean isStructure(String name) {
    return name.equals(SymbolTable.SYMBOL_NAME) || name.equals(OpSchema.OPERAND_SEGMENT_SIZES)
        || name.equals(OpSchema.RESULT_SEGMENT_SIZES);
  }

  @Override
  boolean take(Site site, Substitutes substitutes) {
    site.op.removeAttr(site.name);
    return true;
  }
}
