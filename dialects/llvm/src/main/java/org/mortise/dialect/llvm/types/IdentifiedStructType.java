// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.NamedType;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.NamedTypes;
import org.mortise.ir.Type;

/**
 * A structure type identified by its name in a program: {@code !llvm.struct<"node", (i32, struct<"node">)>}. Nested
 * uses are written as the name alone.
 */
public final class IdentifiedStructType extends NamedType<StructBody> implements StructType {
  private IdentifiedStructType(NamedTypes owner, String name) {
    super(owner, name);
  }

  /** Returns the type of this name shared by programs built in memory. */
  public static IdentifiedStructType of(Context context, String name) {
    return of(context.namedTypes(), name);
  }

  private static IdentifiedStructType of(NamedTypes types, String name) {
    return types.context().unique(new IdentifiedStructType(types, name));
  }

  public static IdentifiedStructType of(NamedTypeUses program, String name) {
    return program.use(types -> of(types, name));
  }

  /** Returns whether the elements are unknown. */
  public boolean isOpaque() {
    return body().opaque();
  }

  @Override
  public List<Type> elementTypes() {
    return body().elementTypes();
  }

  @Override
  public boolean isPacked() {
    return body().packed();
  }

  private StructBody body() {
    StructBody body = definition();
    return body == null ? StructBody.OPAQUE : body;
  }

  @Override
  public String dialectNamespace() {
    return LlvmTypes.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print("<\"").print(name()).print('"');
    printer.printDefinition(this, () -> {
      printer.print(", ");
      body().print(printer);
    });
    printer.print('>');
  }
}
