// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.Context;

/** The base of attributes that are declared by {@link AttrDef}. */
public abstract class ParametricAttr extends Attribute {
  private final @Nullable Object[] values;

  protected ParametricAttr(Context context, @Nullable Object[] values) {
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
  public final void print(AsmPrinter printer, boolean elideType) {
    printer.print(form().mnemonic());
    printParameters(printer);
  }

  /** Prints the text after the mnemonic. */
  protected void printParameters(AsmPrinter printer) {
    form().print(printer, values);
  }

  /** Returns whether all parameters with values have encodings in bytecode. */
  public final boolean isEncodable() {
    return form().isEncodable(values);
  }

  /** Writes the parameters as bytecode, for {@link ParametricForm#readBytecode}. */
  public final void writeBytecode(BytecodeOutput out) {
    form().writeBytecode(out, values);
  }

  @Override
  protected final int structuralHash() {
    return ParameterValues.hash(values);
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    ParametricAttr parametric = (ParametricAttr) other;
    return form() == parametric.form() && ParameterValues.equal(values, parametric.values);
  }
}
