// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.types.ShapedType;

/** Fortran's {@code CHARACTER} of a kind: {@code !fir.char<1>}, {@code !fir.char<1,42>}, {@code !fir.char<1,?>}. */
public final class CharacterType extends FirType {
  static final String MNEMONIC = "char";
  private static final long SINGLE = 1;

  private final int kind;
  private final long length;

  private CharacterType(Context context, int kind, long length) {
    super(context);
    this.kind = kind;
    this.length = length;
  }

  /**
   * Returns the type of this kind and length.
   *
   * @param length the number of characters, or {@link ShapedType#DYNAMIC}
   */
  public static CharacterType of(Context context, int kind, long length) {
    return context.unique(new CharacterType(context, kind, length));
  }

  /** Returns the type of one character. */
  public static CharacterType ofSingle(Context context, int kind) {
    return of(context, kind, SINGLE);
  }

  public int kind() {
    return kind;
  }

  /** Returns the number of characters, or {@link ShapedType#DYNAMIC} if the program computes it. */
  public long length() {
    return length;
  }

  /** Returns whether the program computes the length. */
  public boolean hasDynamicLength() {
    return ShapedType.isDynamic(length);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  void printParameters(AsmPrinter printer) {
    printer.print(Integer.toUnsignedLong(kind));
    if (hasDynamicLength()) {
      printer.print(",?");
    } else if (length != SINGLE) {
      printer.print(',').print(length);
    }
  }

  @Override
  protected int structuralHash() {
    return kind * 31 + Long.hashCode(length);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    CharacterType type = (CharacterType) other;
    return kind == type.kind && length == type.length;
  }
}
