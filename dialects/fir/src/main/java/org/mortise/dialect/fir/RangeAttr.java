// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.Keyword;

/** A kind of range in {@code fir.select_case}, whose bounds are operands: {@code #fir.interval}. */
public final class RangeAttr extends Attribute {
  /** The kinds of ranges. */
  public enum Kind implements Keyword {
    /** From a lower to an upper bound. */
    INTERVAL,
    /** Up to an upper bound. */
    UPPER,
    /** From a lower bound on. */
    LOWER,
    /** One value. */
    POINT;

    /** Returns the kind of this name; null if unknown. */
    static @Nullable Kind byKeyword(String keyword) {
      for (Kind kind : values()) {
        if (kind.keyword().equals(keyword)) {
          return kind;
        }
      }
      return null;
    }
  }

  private final Kind kind;

  private RangeAttr(Context context, Kind kind) {
    super(context);
    this.kind = kind;
  }

  /** Returns the attribute of a kind. */
  public static RangeAttr of(Context context, Kind kind) {
    return context.unique(new RangeAttr(context, kind));
  }

  public Kind kind() {
    return kind;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(kind.keyword());
  }

  @Override
  protected int structuralHash() {
    return kind.ordinal();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return kind == ((RangeAttr) other).kind;
  }

  @Override
  public String dialectNamespace() {
    return FirDialect.NAMESPACE;
  }
}
