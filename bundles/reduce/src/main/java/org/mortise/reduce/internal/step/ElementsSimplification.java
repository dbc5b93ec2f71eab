// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.step;

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
public final class ElementsSimplification implements ReductionStep {
  private record Site(Operation op, String name, ElementsAttr elements) {}

  @Override
  public String title() {
    return "simplify elements";
  }

  @Override
  public boolean isSingle() {
    return false;
  }

  @Override
  public int sites(Operation module) {
    return elements(module).size();
  }

  private static List<Site> elements(Operation module) {
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
  public boolean apply(Operation module, int from, int to) {
    List<Site> sites = elements(module);
    boolean changed = false;
    for (int i = Math.min(to, sites.size()) - 1; i >= from; i--) {
      Attribute simple = simple(sites.get(i).elements);
      if (simple != sites.get(i).elements) {
        sites.get(i).op.setAttr(sites.get(i).name, simple);
        changed = true;
      }
    }
    return changed;
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
