// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.ParametricAttr;
import org.mortise.ir.parameters.ParametricForm;

/** An attribute that a text defines. */
final class DefinedAttr extends ParametricAttr {
  private final ParametricDefinition<DefinedAttr> definition;

  DefinedAttr(Context context, ParametricDefinition<DefinedAttr> definition, @Nullable Object[] values) {
    super(context, values);
    this.definition = definition;
  }

  ParametricDefinition<DefinedAttr> definition() {
    return definition;
  }

  String mnemonic() {
    return definition.mnemonic();
  }

  /** Returns the value of a parameter; null if there is none with this index. */
  @Nullable Object parameter(int index) {
    return index >= 0 && index < definition.form().parameters().size() ? value(index) : null;
  }

  /** Prints the text after the mnemonic. */
  void printBody(AsmPrinter printer) {
    printParameters(printer);
  }

  /** The printer adds the type. */
  @Override
  protected void printParameters(AsmPrinter printer) {
    definition.requireVersion(printer, "attribute");
    int self = definition.self();
    if (self < 0) {
      super.printParameters(printer);
      return;
    }
    @Nullable Object[] values = new Object[definition.form().parameters().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = i == self ? null : value(i);
    }
    definition.form().print(printer, values);
  }

  @Override
  public @Nullable Type type() {
    return definition.self() < 0 ? null : (Type) value(definition.self());
  }

  @Override
  protected ParametricForm<?> form() {
    return definition.form();
  }

  @Override
  public @Nullable String aliasName() {
    return definition.hasAlias() ? mnemonic() : null;
  }
}
