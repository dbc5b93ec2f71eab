// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.NamedType;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.NamedTypes;
import org.mortise.ir.Type;

/** A type that can mention itself by its name: {@code !test.test_rec<a, test_rec<a>>}. */
public class RecursiveType extends NamedType<Type> {
  static final String MNEMONIC = "test_rec";
  static final String WITH_ALIAS = "test_rec_alias";

  private RecursiveType(NamedTypes owner, String name) {
    super(owner, name);
  }

  /**
   * Returns the type with this name in a program.
   *
   * @param aliased whether the name is also the alias
   */
  public static RecursiveType of(NamedTypeUses program, String name, boolean aliased) {
    return program.use(types -> of(types, name, aliased));
  }

  public static RecursiveType of(NamedTypes types, String name, boolean aliased) {
    return types.context().unique(aliased ? new Aliased(types, name) : new RecursiveType(types, name));
  }

  @Override
  public final String dialectNamespace() {
    return TestTypes.NAMESPACE;
  }

  @Override
  public @Nullable String aliasName() {
    return name().equals("type_to_alias") ? "testrec" : null;
  }

  @Override
  public void print(AsmPrinter printer) {
    print(printer, MNEMONIC, () -> {
      Type body = definition();
      if (body != null && body.dialectNamespace().equals(TestTypes.NAMESPACE)) {
        body.print(printer);
      } else {
        printer.printType(body);
      }
    });
  }

  private void print(AsmPrinter printer, String mnemonic, Runnable body) {
    printer.print(mnemonic).print('<').print(name());
    printer.printDefinition(this, () -> {
      printer.print(", ");
      body.run();
    });
    printer.print('>');
  }

  /** A type whose alias has its name. */
  private static final class Aliased extends RecursiveType {
    Aliased(NamedTypes owner, String name) {
      super(owner, name);
    }

    @Override
    public String aliasName() {
      return name();
    }

    @Override
    public void print(AsmPrinter printer) {
      super.print(printer, WITH_ALIAS, () -> printer.printType(definition()));
    }
  }
}
