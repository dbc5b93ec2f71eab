// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.FlagsAttr;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** The attributes of a Fortran variable: {@code #fir.var_attrs<intent_in, optional>}. */
@AttrDef(name = "fir.var_attrs", base = FlagsAttr.class, parameters = "value: BITS")
public final class FortranVariableFlagsAttr extends FortranVariableFlagsAttrBase {
  /** The constraint on such attributes. */
  public static final AttributeConstraint<FortranVariableFlagsAttr> CONSTRAINT =
      AttributeConstraint.ofKind("", FortranVariableFlagsAttr.class);

  private static final String NONE = "None";

  /** The flags. */
  public enum Flag implements Keyword {
    ALLOCATABLE, ASYNCHRONOUS, BIND_C, CONTIGUOUS, INTENT_IN, INTENT_INOUT, INTENT_OUT, OPTIONAL, PARAMETER, POINTER,
    TARGET, VALUE, VOLATILE, HOST_ASSOC, INTERNAL_ASSOC, CRAY_POINTER, CRAY_POINTEE
  }

  static final ParameterForm<Integer> BITS = ParameterForms.handWritten("FortranVariableFlagsEnum");

  FortranVariableFlagsAttr(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the attribute with these flags. */
  public static FortranVariableFlagsAttr of(Context context, Flag... flags) {
    int bits = 0;
    for (Flag flag : flags) {
      bits |= bit(flag);
    }
    return of(context, bits);
  }

  /** Returns whether the variable has an attribute. */
  public boolean has(Flag flag) {
    return has(bit(flag));
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
      if (flag.keyword().equals(word)) {
        return bit(flag);
      }
    }
    if (word.equals(NONE)) {
      return 0;
    }
    throw parser.error(start, "Unknown fortran variable attribute: " + word);
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    printer.print('<');
    String separator = "";
    for (Flag flag : Flag.values()) {
      if (has(flag)) {
        printer.print(separator).print(flag.keyword());
        separator = ", ";
      }
    }
    printer.print(bits() == 0 ? NONE : "").print('>');
  }
}
