// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.types.VectorElementType;

/** A type without parameters, such as {@code !llvm.void}. */
public final class PrimitiveType extends LlvmType implements VectorElementType {
  /** The types. */
  public enum Kind {
    VOID("void"),
    TOKEN("token"),
    LABEL("label"),
    METADATA("metadata"),
    X86_MMX("x86_mmx"),
    X86_AMX("x86_amx"),
    PPC_FP128("ppc_fp128");

    private final String keyword;

    Kind(String keyword) {
      this.keyword = keyword;
    }

    /** Returns the word after the namespace. */
    String keyword() {
      return keyword;
    }

    static @Nullable Kind byKeyword(String keyword) {
      for (Kind kind : values()) {
        if (kind.keyword.equals(keyword)) {
          return kind;
        }
      }
      return null;
    }
  }

  private final Kind kind;

  private PrimitiveType(Context context, Kind kind) {
    super(context);
    this.kind = kind;
  }

  public static PrimitiveType of(Context context, Kind kind) {
    return context.unique(new PrimitiveType(context, kind));
  }

  /** Returns {@code !llvm.void}. */
  public static PrimitiveType ofVoid(Context context) {
    return of(context, Kind.VOID);
  }

  public Kind kind() {
    return kind;
  }

  @Override
  public boolean isVectorElement() {
    return kind == Kind.PPC_FP128;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(kind.keyword);
  }

  @Override
  protected int structuralHash() {
    return kind.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return kind == ((PrimitiveType) other).kind;
  }
}
