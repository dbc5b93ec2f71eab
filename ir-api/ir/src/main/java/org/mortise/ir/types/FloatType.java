// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** Floating-point numbers: {@code f32}, {@code bf16}, {@code f8E4M3FN}. */
public final class FloatType extends Type {
  private final FloatKind kind;

  private FloatType(Context context, FloatKind kind) {
    super(context);
    this.kind = kind;
  }

  public static FloatType of(Context context, FloatKind kind) {
    return context.unique(new FloatType(context, kind));
  }

  public static FloatType f16(Context context) {
    return of(context, FloatKind.F16);
  }

  public static FloatType bf16(Context context) {
    return of(context, FloatKind.BF16);
  }

  public static FloatType f32(Context context) {
    return of(context, FloatKind.F32);
  }

  public static FloatType f64(Context context) {
    return of(context, FloatKind.F64);
  }

  public FloatKind kind() {
    return kind;
  }

  /** The storage width in bits; {@code tf32} uses 19 of 32 bits. */
  public int width() {
    return kind == FloatKind.TF32 ? Integer.SIZE : kind.width();
  }

  /** Returns whether {@code type} is the floating-point type of this kind. */
  public static boolean is(Type type, FloatKind kind) {
    return type instanceof FloatType floating && floating.kind == kind;
  }

  @Override
  public void print(AsmPrinter printer) {
    if (kind.since().isNewest()) {
      printer.requireVersion(kind.since(), "type '" + kind.keyword() + "'");
    }
    printer.print(kind.keyword());
  }

  @Override
  protected int structuralHash() {
    return kind.ordinal();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return kind == ((FloatType) other).kind;
  }
}
