// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test.attributes;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypedAttr;

/** An attribute of the dialect with arbitrary parameters, printed by {@link TestAttributes}. */
public final class TestAttribute extends Attribute implements TypedAttr {
  private final String mnemonic;
  private final List<Object> parameters;
  private final @Nullable Type type;

  private TestAttribute(Context context, @Nullable Type type, String mnemonic, List<Object> parameters) {
    super(context);
    this.type = type;
    this.mnemonic = mnemonic;
    this.parameters = parameters;
  }

  public static TestAttribute of(Context context, @Nullable Type type, String mnemonic, List<?> parameters) {
    return context.unique(new TestAttribute(context, type, mnemonic, List.copyOf(parameters)));
  }

  /** Returns the word after the namespace. */
  public String mnemonic() {
    return mnemonic;
  }

  public List<Object> parameters() {
    return parameters;
  }

  public Object parameter(int index) {
    return parameters.get(index);
  }

  @Override
  public @Nullable Type type() {
    return type;
  }

  @Override
  public List<Attribute> nestedAttributes() {
    List<Attribute> nested = new ArrayList<>();
    for (Object parameter : parameters) {
      if (parameter instanceof Attribute attribute) {
        nested.add(attribute);
      }
    }
    return nested;
  }

  @Override
  public Attribute withNestedAttributes(List<Attribute> replacements) {
    List<Object> replaced = new ArrayList<>();
    int next = 0;
    for (Object parameter : parameters) {
      replaced.add(parameter instanceof Attribute ? replacements.get(next++) : parameter);
    }
    return of(context(), type, mnemonic, replaced);
  }

  @Override
  public String dialectNamespace() {
    return TestAttributes.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(mnemonic);
    TestAttributes.printParameters(this, printer);
  }

  @Override
  protected int structuralHash() {
    return (mnemonic.hashCode() * 31 + parameters.hashCode()) * 31 + Objects.hashCode(type);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    TestAttribute that = (TestAttribute) other;
    return mnemonic.equals(that.mnemonic) && parameters.equals(that.parameters) && type == that.type;
  }
}
