// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** Integers of a fixed width: {@code i32}, {@code si8}, {@code ui16}. */
public final class IntegerType extends Type {
  public static final int MAX_WIDTH = (1 << 24) - 1;

  private final int width;
  private final Signedness signedness;

  private IntegerType(Context context, int width, Signedness signedness) {
    super(context);
    this.width = width;
    this.signedness = signedness;
  }

  /** The signless type of a width. */
  public static IntegerType of(Context context, int width) {
    return of(context, width, Signedness.SIGNLESS);
  }

  /** Returns the type. The width must be accepted by {@link #verify}. */
  public static IntegerType of(Context context, int width, Signedness signedness) {
    return context.unique(new IntegerType(context, width, signedness));
  }

  /** Returns the message of the error in a width, or null if there is none. */
  public static @Nullable String verify(long width) {
    return width > MAX_WIDTH ? "integer bitwidth is limited to " + MAX_WIDTH + " bits" : null;
  }

  /** Returns the number of bits, which may be 0. */
  public int width() {
    return width;
  }

  public Signedness signedness() {
    return signedness;
  }

  /**
   * Returns whether operations rather than the type decide about the sign: {@code i32}, not {@code si32} or {@code
   * ui32}.
   */
  public boolean isSignless() {
    return signedness == Signedness.SIGNLESS;
  }

  public boolean isSigned() {
    return signedness == Signedness.SIGNED;
  }

  public boolean isUnsigned() {
    return signedness == Signedness.UNSIGNED;
  }

  /** Returns whether {@code type} is the signless integer of this width. */
  public static boolean isSignless(Type type, int width) {
    return type instanceof IntegerType integer && integer.width == width && integer.isSignless();
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(signedness.prefix()).print(width);
  }

  @Override
  protected int structuralHash() {
    return width * 4 + signedness.ordinal();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    IntegerType that = (IntegerType) other;
    return width == that.width && signedness == that.signedness;
  }
}
