// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A type that a text defines: {@code !cmath.complex<f32>}. Types among its parameters are in a {@code TypeAttr}. */
public final class DynamicType extends Type {
  private final ParameterizedDefinition definition;
  private final List<Attribute> parameters;

  private DynamicType(Context context, ParameterizedDefinition definition, List<Attribute> parameters) {
    super(context);
    this.definition = definition;
    this.parameters = List.copyOf(parameters);
  }

  /** Returns the type. The parameters must satisfy the constraints of the definition. */
  static DynamicType of(Context context, ParameterizedDefinition definition, List<Attribute> parameters) {
    return context.unique(new DynamicType(context, definition, parameters));
  }

  public ParameterizedDefinition definition() {
    return definition;
  }

  public List<Attribute> parameters() {
    return parameters;
  }

  @Override
  public String dialectNamespace() {
    return definition.namespace();
  }

  @Override
  public void print(AsmPrinter printer) {
    definition.print(printer, parameters);
  }

  @Override
  protected int structuralHash() {
    return 31 * definition.hashCode() + parameters.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DynamicType type = (DynamicType) other;
    return definition == type.definition && parameters.equals(type.parameters);
  }
}
