// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** An attribute that a text defines: {@code #example.pair<1 : i32, "text">}. */
public final class DynamicAttr extends Attribute {
  private final ParameterizedDefinition definition;
  private final List<Attribute> parameters;

  private DynamicAttr(Context context, ParameterizedDefinition definition, List<Attribute> parameters) {
    super(context);
    this.definition = definition;
    this.parameters = List.copyOf(parameters);
  }

  /** Returns the attribute. The parameters must satisfy the constraints of the definition. */
  static DynamicAttr of(Context context, ParameterizedDefinition definition, List<Attribute> parameters) {
    return context.unique(new DynamicAttr(context, definition, parameters));
  }

  public ParameterizedDefinition definition() {
    return definition;
  }

  public List<Attribute> parameters() {
    return parameters;
  }

  @Override
  public List<Attribute> nestedAttributes() {
    return parameters;
  }

  @Override
  public String dialectNamespace() {
    return definition.namespace();
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    definition.print(printer, parameters);
  }

  @Override
  protected int structuralHash() {
    return 31 * definition.hashCode() + parameters.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DynamicAttr attribute = (DynamicAttr) other;
    return definition == attribute.definition && parameters.equals(attribute.parameters);
  }
}
