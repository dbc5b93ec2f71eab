// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.MemRefElementType;

/** A type that memory references can have as elements: {@code !test.memref_element}. */
public final class MemRefElement extends Type implements MemRefElementType {
  static final String MNEMONIC = "memref_element";

  private MemRefElement(Context context) {
    super(context);
  }

  /** Returns the type. */
  public static MemRefElement of(Context context) {
    return context.unique(new MemRefElement(context));
  }

  @Override
  public String dialectNamespace() {
    return TestTypes.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC);
  }

  @Override
  protected int structuralHash() {
    return 1;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return true;
  }
}
