// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.function.BiConsumer;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Interned;
import org.mortise.ir.Operation;
import org.mortise.ir.ResourceReference;
import org.mortise.ir.Type;

/**
 * Finds the resources that attributes refer to, in the order of the references. A scan prints the attributes to a null
 * sink, so it costs as much as printing.
 */
public final class ResourceUses {
  private final Scan scan;

  /** @param found is called for each reference, with the namespace of the dialect and the key */
  public ResourceUses(BiConsumer<String, String> found) {
    scan = new Scan(found);
  }

  /** Scans an attribute and its nested attributes. */
  public void scan(Attribute attribute) {
    scan.printAttribute(attribute);
  }

  /** Scans the attributes of an operation, without nested operations. */
  void scanOperation(Operation op) {
    for (int i = 0; i < op.propertyCount(); i++) {
      if (op.property(i) != null) {
        scan(op.property(i));
      }
    }
    if (!op.discardableAttributes().isEmpty()) {
      scan(op.discardableAttributes());
    }
  }

  private static final class Scan extends TextPrinter {
    private final BiConsumer<String, String> found;

    Scan(BiConsumer<String, String> found) {
      super(new MutedSink());
      this.found = found;
    }

    @Override
    public AsmPrinter printAttribute(Attribute attribute) {
      if (attribute instanceof ResourceReference reference) {
        found.accept(attribute.dialectNamespace(), reference.resourceKey());
      } else {
        printInFull(attribute, false);
      }
      return this;
    }

    @Override
    public AsmPrinter printAttributeWithoutType(Attribute attribute) {
      return printAttribute(attribute);
    }

    @Override
    public AsmPrinter printType(Type type) {
      return this;
    }

    @Override
    protected boolean printAlias(Interned uniqued) {
      return false;
    }
  }
}
