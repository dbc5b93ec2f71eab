// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;

/** The attributes of a Fortran variable: {@code #fir.var_attrs<intent_in, optional>}. */
public final class FortranVariableFlagsAttr extends FirAttribute {
  static final String MNEMONIC = "var_attrs";

  /** The constraint on such attributes. */
  public static final AttributeConstraint<FortranVariableFlagsAttr> CONSTRAINT =
      AttributeConstraint.ofKind("", FortranVariableFlagsAttr.class);

  private static final String NONE = "None";

  /** The flags. */
  public enum Flag {
    ALLOCATABLE("allocatable"),
    ASYNCHRONOUS("asynchronous"),
    BIND_C("bind_c"),
    CONTIGUOUS("contiguous"),
    INTENT_IN("intent_in"),
    INTENT_INOUT("intent_inout"),
    INTENT_OUT("intent_out"),
    OPTIONAL("optional"),
    PARAMETER("parameter"),
    POINTER("pointer"),
    TARGET("target"),
    VALUE("value"),
    VOLATILE("volatile"),
    HOST_ASSOC("host_assoc");

    private final String keyword;

    Flag(String keyword) {
      this.keyword = keyword;
    }
  }

  private final int bits;

  private FortranVariableFlagsAttr(Context context, int bits) {
    super(context);
    this.bits = bits;
  }

  /** Returns the attribute with these flags. */
  public static FortranVariableFlagsAttr of(Context context, Flag... flags) {
    int bits = 0;
    for (Flag flag : flags) {
      bits |= bit(flag);
    }
    return of(context, bits);
  }

  private static FortranVariableFlagsAttr of(Context context, int bits) {
    return context.unique(new FortranVariableFlagsAttr(context, bits));
  }

  /** Returns whether the variable has an attribute. */
  public boolean has(Flag flag) {
    return (bits & bit(flag)) != 0;
  }

  private static int bit(Flag flag) {
    return 1 << flag.ordinal();
  }

  /** Parses the flags after the mnemonic, which is at {@code start}. */
  static FortranVariableFlagsAttr parse(AsmParser parser, int start) {
    int bits = 0;
    parser.parsePunctuation("<");
    if (!parser.parseOptionalPunctuation(">")) {
      do {
        bits |= parseBit(parser, start);
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation(">");
    }
    return of(parser.context(), bits);
  }

  private static int parseBit(AsmParser parser, int start) {
    String word = parser.parseKeyword();
    for (Flag flag : Flag.values()) {
      if (flag.keyword.equals(word)) {
        return bit(flag);
      }
    }
    if (word.equals(NONE)) {
      return 0;
    }
    throw parser.error(start, "Unknown fortran variable attribute: " + word);
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print('<');
    String separator = "";
    for (Flag flag : Flag.values()) {
      if (has(flag)) {
        printer.print(separator).print(flag.keyword);
        separator = ", ";
      }
    }
    printer.print(bits == 0 ? NONE : "").print('>');
  }

  @Override
  protected int structuralHash() {
    return bits;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return bits == ((FortranVariableFlagsAttr) other).bits;
  }
}
