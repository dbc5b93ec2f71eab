// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A structure without a name: {@code !llvm.struct<(i32, ptr)>}. */
public final class LiteralStructType extends LlvmType implements StructType {
  private final StructBody body;

  private LiteralStructType(Context context, StructBody body) {
    super(context);
    this.body = body;
  }

  /**
   * Returns a structure type.
   *
   * @throws IllegalArgumentException if an element type is invalid
   */
  public static LiteralStructType of(Context context, List<Type> elementTypes, boolean packed) {
    StructBody body = StructBody.of(elementTypes, packed);
    LlvmTypes.check(body.verify());
    return context.unique(new LiteralStructType(context, body));
  }

  @Override
  public List<Type> elementTypes() {
    return body.elementTypes();
  }

  @Override
  public boolean isPacked() {
    return body.packed();
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<');
    body.print(printer);
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return body.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return body.equals(((LiteralStructType) other).body);
  }
}
