// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** The base of types that are declared by {@link TypeDef}. */
public abstract class ParametricType extends Type {
  private final @Nullable Object[] values;

  protected ParametricType(Context context, @Nullable Object[] values) {
    super(context);
    this.values = values;
  }

  /** Returns the declaration of the class. */
  protected abstract ParametricForm<?> form();

  /** Returns the value of the parameter with this index; null if it is absent. */
  protected final @Nullable Object value(int index) {
    return values[index];
  }

  @Override
  public final String dialectNamespace() {
    return form().namespace();
  }

  @Override
  public final void print(AsmPrinter printer) {
    printer.print(form().mnemonic());
    printParameters(printer);
  }

  /** Prints the text after the mnemonic. */
  protected void printParameters(AsmPrinter printer) {
    form().print(printer, values);
  }

  @Override
  protected final int structuralHash() {
    return ParameterValues.hash(values);
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    ParametricType parametric = (ParametricType) other;
    return form() == parametric.form() && ParameterValues.equal(values, parametric.values);
  }
}
