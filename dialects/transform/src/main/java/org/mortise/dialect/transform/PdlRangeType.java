// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.PlainType;

/** Any number of operations, values, types or attributes: {@code !pdl.range<value>}. */
public final class PdlRangeType extends Type {
  static final String MNEMONIC = "range";

  private final PlainType element;

  private PdlRangeType(Context context, PlainType element) {
    super(context);
    this.element = element;
  }

  static PdlRangeType of(PlainType element) {
    return element.context().unique(new PdlRangeType(element.context(), element));
  }

  @Override
  public String dialectNamespace() {
    return PdlDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<').print(element.mnemonic()).print('>');
  }

  @Override
  protected int structuralHash() {
    return element.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return element == ((PdlRangeType) other).element;
  }
}
