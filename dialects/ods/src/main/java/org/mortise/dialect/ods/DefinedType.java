// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.ParametricForm;
import org.mortise.ir.parameters.ParametricType;
import org.mortise.ir.types.MemRefElementType;
import org.mortise.ir.types.VectorElementType;

/** A type that a text defines. */
final class DefinedType extends ParametricType implements MemRefElementType, VectorElementType {
  private final ParametricDefinition<DefinedType> definition;

  DefinedType(Context context, ParametricDefinition<DefinedType> definition, @Nullable Object[] values) {
    super(context, values);
    this.definition = definition;
  }

  ParametricDefinition<DefinedType> definition() {
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

  @Override
  protected void printParameters(AsmPrinter printer) {
    definition.requireVersion(printer, "type");
    super.printParameters(printer);
  }

  @Override
  protected ParametricForm<?> form() {
    return definition.form();
  }

  @Override
  public boolean isVectorElement() {
    return definition.implementsInterface("VectorElementTypeInterface");
  }

  @Override
  public @Nullable String aliasName() {
    return definition.hasAlias() ? mnemonic() : null;
  }
}
