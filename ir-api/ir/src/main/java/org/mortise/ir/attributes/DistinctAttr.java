// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.UnitAttr;

/** An attribute that differs from every other attribute: {@code distinct[0]<"a">}. Never uniqued. */
public final class DistinctAttr extends Attribute {
  private final Attribute referenced;

  private DistinctAttr(Attribute referenced) {
    super(referenced.context());
    this.referenced = referenced;
  }

  /** Creates a new one each time. */
  public static DistinctAttr create(Attribute referenced) {
    return new DistinctAttr(referenced);
  }

  public Attribute referenced() {
    return referenced;
  }

  @Override
  public List<Attribute> nestedAttributes() {
    return List.of(referenced);
  }

  @Override
  public Attribute withNestedAttributes(List<Attribute> replacements) {
    return create(replacements.get(0));
  }

  @Override
  public @Nullable String aliasName() {
    return referenced instanceof UnitAttr ? null : "distinct";
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print("distinct[").print(printer.distinctNumber(this)).print("]<");
    if (!(referenced instanceof UnitAttr)) {
      printer.printAttribute(referenced);
    }
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return System.identityHashCode(this);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return this == other;
  }
}
