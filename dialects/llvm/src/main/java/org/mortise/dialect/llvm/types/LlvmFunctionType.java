// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** A function: {@code !llvm.func<i32 (ptr, ...)>}. */
public final class LlvmFunctionType extends LlvmType {
  static final String MNEMONIC = "func";

  private final Type returnType;
  private final List<Type> parameters;
  private final boolean variadic;

  private LlvmFunctionType(Type returnType, List<Type> parameters, boolean variadic) {
    super(returnType.context());
    this.returnType = returnType;
    this.parameters = List.copyOf(parameters);
    this.variadic = variadic;
  }

  /**
   * Returns a function type.
   *
   * @param returnType {@code !llvm.void} for no result
   * @throws IllegalArgumentException if the type of the result or of a parameter is invalid
   */
  public static LlvmFunctionType of(Type returnType, List<Type> parameters, boolean variadic) {
    LlvmTypes.check(verify(returnType, parameters));
    return returnType.context().unique(new LlvmFunctionType(returnType, parameters, variadic));
  }

  /** Returns a verification error, or null. */
  public static @Nullable String verify(Type returnType, List<Type> parameters) {
    if (returnType instanceof LlvmFunctionType || LlvmTypes.isPrimitive(returnType, PrimitiveType.Kind.METADATA)
        || LlvmTypes.isPrimitive(returnType, PrimitiveType.Kind.LABEL)) {
      return "invalid function result type: '" + returnType + "'";
    }
    for (Type parameter : parameters) {
      if (parameter instanceof LlvmFunctionType || LlvmTypes.isPrimitive(parameter, PrimitiveType.Kind.VOID)) {
        return "invalid function argument type: '" + parameter + "'";
      }
    }
    return null;
  }

  /** Returns the result type, or {@code !llvm.void}. */
  public Type returnType() {
    return returnType;
  }

  /** Returns the parameter types, without variadic arguments. */
  public List<Type> parameters() {
    return parameters;
  }

  /** Returns whether more arguments may follow. */
  public boolean isVariadic() {
    return variadic;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<');
    LlvmTypes.printNested(printer, returnType);
    printer.print(" (");
    LlvmTypes.printNested(printer, parameters);
    if (variadic) {
      printer.print(parameters.isEmpty() ? "..." : ", ...");
    }
    printer.print(")>");
  }

  @Override
  protected int structuralHash() {
    return (returnType.hashCode() * 31 + parameters.hashCode()) * 2 + (variadic ? 1 : 0);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    LlvmFunctionType function = (LlvmFunctionType) other;
    return returnType == function.returnType && parameters.equals(function.parameters)
        && variadic == function.variadic;
  }
}
