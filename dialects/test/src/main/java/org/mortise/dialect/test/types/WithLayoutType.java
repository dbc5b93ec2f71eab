// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test.types;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.types.DataLayoutType;

/** A type whose layout the entries of a data layout state: {@code !test.test_type_with_layout<10>}. */
public final class WithLayoutType extends Type implements DataLayoutType {
  static final String MNEMONIC = "test_type_with_layout";

  private final long key;

  private WithLayoutType(Context context, long key) {
    super(context);
    this.key = key;
  }

  public static WithLayoutType of(Context context, long key) {
    return context.unique(new WithLayoutType(context, key));
  }

  /** Returns the number. */
  public long key() {
    return key;
  }

  @Override
  public @Nullable String layoutProblem(Attribute value) {
    return null;
  }

  @Override
  public OptionalLong sizeInBits(List<Attribute> entries) {
    return number("size", entries);
  }

  @Override
  public OptionalLong abiAlignment(List<Attribute> entries) {
    return number("alignment", entries);
  }

  @Override
  public OptionalLong preferredAlignment(List<Attribute> entries) {
    return number("preferred", entries);
  }

  @Override
  public OptionalLong indexBitwidth(List<Attribute> entries) {
    return number("index", entries);
  }

  /** Returns the number after a keyword in one of the entries, or 1. */
  private static OptionalLong number(String word, List<Attribute> entries) {
    for (Attribute entry : entries) {
      if (entry instanceof ArrayAttr pair && pair.size() == 2 && pair.get(0) instanceof StringAttr name
          && name.value().equals(word) && pair.get(1) instanceof IntegerAttr number) {
        return OptionalLong.of(number.longValue());
      }
    }
    return OptionalLong.of(1);
  }

  @Override
  public String dialectNamespace() {
    return TestTypes.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<').print(key).print('>');
  }

  @Override
  protected int structuralHash() {
    return Long.hashCode(key);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return key == ((WithLayoutType) other).key;
  }
}
