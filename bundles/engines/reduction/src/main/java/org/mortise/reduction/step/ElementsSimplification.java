// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.DenseResourceElementsAttr;
import org.mortise.ir.attributes.ElementsAttr;

/** Replaces the elements of constants by a single one: the first, or zero if they are in a resource. */
public final class ElementsSimplification extends SiteStep<ElementsSimplification.Site> {
  record Site(Operation op, String name, ElementsAttr elements) {}

  public ElementsSimplification(Placeholders placeholders) {
    super("simplify elements", Reach.MANY_PLACES, placeholders);
  }

  @Override
  List<Site> list(Operation module) {
    List<Site> sites = new ArrayList<>();
    module.walkPreOrder(op -> {
      for (NamedAttribute entry : op.attributes().entries()) {
        if (entry.value() instanceof DenseElementsAttr dense && !dense.isSplat() && dense.numElements() > 0
            || entry.value() instanceof DenseResourceElementsAttr) {
          sites.add(new Site(op, entry.name(), (ElementsAttr) entry.value()));
        }
      }
    });
    return sites;
  }

  @Override
  boolean take(Site site, Substitutes substitutes) {
    Attribute simple = simple(site.elements);
    if (simple == site.elements) {
      return false;
    }
    site.op.setAttr(site.name, simple);
    return true;
  }

  private static Attribute simple(ElementsAttr elements) {
    DenseElementsBuilder builder = new DenseElementsBuilder(elements.shapedType());
    try {
      if (elements instanceof DenseElementsAttr dense) {
        return builder.add(dense.elementAt(0)).build();
      }
      return builder.addLong(0).build();
    } catch (RuntimeException noNumbers) {
      return elements;
    }
  }
}
