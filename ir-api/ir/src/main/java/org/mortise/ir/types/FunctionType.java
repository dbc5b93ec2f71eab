// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** Inputs and results of a function: {@code (i32, f32) -> i1}. */
public final class FunctionType extends Type {
  private final Type[] inputs;
  private final Type[] results;

  private FunctionType(Context context, Type[] inputs, Type[] results) {
    super(context);
    this.inputs = inputs;
    this.results = results;
  }

  public static FunctionType of(Context context, List<? extends Type> inputs, List<? extends Type> results) {
    return context.unique(
        new FunctionType(context, inputs.toArray(new Type[0]), results.toArray(new Type[0])));
  }

  public List<Type> inputs() {
    return List.of(inputs);
  }

  public List<Type> results() {
    return List.of(results);
  }

  public int inputCount() {
    return inputs.length;
  }

  public Type input(int index) {
    return inputs[index];
  }

  public int resultCount() {
    return results.length;
  }

  public Type result(int index) {
    return results[index];
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print('(');
    TypeLists.print(printer, inputs);
    printer.print(") -> ");
    boolean bare = results.length == 1 && !(results[0] instanceof FunctionType);
    if (!bare) {
      printer.print('(');
    }
    TypeLists.print(printer, results);
    if (!bare) {
      printer.print(')');
    }
  }

  @Override
  protected int structuralHash() {
    return TypeLists.hash(inputs) * 31 + TypeLists.hash(results);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    FunctionType that = (FunctionType) other;
    return TypeLists.same(inputs, that.inputs) && TypeLists.same(results, that.results);
  }
}
