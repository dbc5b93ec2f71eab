// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A fixed sequence of values of any types: {@code tuple<i32, f32>}. */
public final class TupleType extends Type {
  private static final int LONGEST_WITHOUT_ALIAS = 16;

  private final Type[] types;

  private TupleType(Context context, Type[] types) {
    super(context);
    this.types = types;
  }

  public static TupleType of(Context context, List<? extends Type> types) {
    return context.unique(new TupleType(context, types.toArray(new Type[0])));
  }

  public List<Type> types() {
    return List.of(types);
  }

  public int size() {
    return types.length;
  }

  public Type type(int index) {
    return types[index];
  }

  @Override
  public @Nullable String aliasName() {
    return types.length > LONGEST_WITHOUT_ALIAS ? "tuple" : null;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("tuple<");
    TypeLists.print(printer, types);
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return TypeLists.hash(types);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return TypeLists.same(types, ((TupleType) other).types);
  }
}
