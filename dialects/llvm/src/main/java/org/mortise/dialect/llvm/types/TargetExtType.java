// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import java.util.Arrays;
import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A type that only some targets have: {@code !llvm.target<"spirv.Image", i32, 1>}. */
public final class TargetExtType extends LlvmType {
  static final String MNEMONIC = "target";

  private final String name;
  private final List<Type> types;
  private final int[] numbers;

  private TargetExtType(Context context, String name, List<Type> types, int[] numbers) {
    super(context);
    this.name = name;
    this.types = List.copyOf(types);
    this.numbers = numbers;
  }

  /**
   * Returns the type of this name with these parameters.
   *
   * @param numbers unsigned numbers
   */
  public static TargetExtType of(Context context, String name, List<Type> types, int... numbers) {
    return context.unique(new TargetExtType(context, name, types, numbers.clone()));
  }

  public String name() {
    return name;
  }

  /** Returns whether the type has a value with all bits zero, as types of SPIR-V have. */
  public boolean hasZeroInitializer() {
    return name.startsWith("spirv.");
  }

  /** Returns the parameters that are types. */
  public List<Type> types() {
    return types;
  }

  /** Returns a copy of the parameters that are unsigned numbers. */
  public int[] numbers() {
    return numbers.clone();
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<').printString(name);
    for (Type type : types) {
      printer.print(", ").printType(type);
    }
    for (int number : numbers) {
      printer.print(", ").print(Integer.toUnsignedLong(number));
    }
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return (name.hashCode() * 31 + types.hashCode()) * 31 + Arrays.hashCode(numbers);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    TargetExtType target = (TargetExtType) other;
    return name.equals(target.name) && types.equals(target.types) && Arrays.equals(numbers, target.numbers);
  }
}
