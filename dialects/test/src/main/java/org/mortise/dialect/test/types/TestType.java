// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test.types;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A type of the dialect with arbitrary parameters, printed by {@link TestTypes}. */
public final class TestType extends Type {
  private final String mnemonic;
  private final List<Object> parameters;

  private TestType(Context context, String mnemonic, List<Object> parameters) {
    super(context);
    this.mnemonic = mnemonic;
    this.parameters = parameters;
  }

  public static TestType of(Context context, String mnemonic, Object... parameters) {
    return context.unique(new TestType(context, mnemonic, List.of(parameters)));
  }

  /** Returns the word after the namespace. */
  public String mnemonic() {
    return mnemonic;
  }

  public Object parameter(int index) {
    return parameters.get(index);
  }

  public List<Object> parameters() {
    return parameters;
  }

  @Override
  public String dialectNamespace() {
    return TestTypes.NAMESPACE;
  }

  @Override
  public @Nullable String aliasName() {
    boolean isUi8 = mnemonic.equals(TestTypes.INT) && parameters.equals(List.of("unsigned", 8L));
    return isUi8 ? "test_ui8" : null;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(mnemonic);
    TestTypes.printParameters(this, printer);
  }

  @Override
  protected int structuralHash() {
    return mnemonic.hashCode() * 31 + parameters.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    TestType type = (TestType) other;
    return mnemonic.equals(type.mnemonic) && parameters.equals(type.parameters);
  }
}
