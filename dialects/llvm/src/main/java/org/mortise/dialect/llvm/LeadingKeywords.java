// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.CConvAttr;
import org.mortise.dialect.llvm.attributes.CConvAttr.CConv;
import org.mortise.dialect.llvm.attributes.LinkageAttr;
import org.mortise.dialect.llvm.attributes.LinkageAttr.Linkage;
import org.mortise.dialect.llvm.attributes.TailCallKindAttr;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Parts of the syntax of functions, global variables and calls. */
final class LeadingKeywords {
  static final String LINKAGE = "linkage";
  static final String CALLING_CONVENTION = "CConv";
  static final String TAIL_CALL_KIND = "TailCallKind";

  private LeadingKeywords() {}

  /** Parses a linkage and sets the attribute; it is external without a keyword. */
  static void parseLinkage(OpAsmParser parser, OperationState state) {
    Linkage linkage = parseOptional(parser, Linkage.class);
    state.addAttribute(LINKAGE, LinkageAttr.of(parser.context(), linkage == null ? Linkage.EXTERNAL : linkage));
  }

  /** Parses an optional calling convention and sets the attribute; defaults to C. */
  static void parseCallingConvention(OpAsmParser parser, OperationState state) {
    CConv convention = parseOptional(parser, CConv.class);
    state.addAttribute(
        CALLING_CONVENTION, CConvAttr.of(parser.context(), convention == null ? CConv.CCC : convention));
  }

  /** Parses an optional tail call kind and sets the attribute; defaults to none. */
  static void parseTailCallKind(OpAsmParser parser, OperationState state) {
    TailCallKindAttr.Kind kind = parseOptional(parser, TailCallKindAttr.Kind.class);
    state.addAttribute(
        TAIL_CALL_KIND, TailCallKindAttr.of(parser.context(), kind == null ? TailCallKindAttr.Kind.NONE : kind));
  }

  private static <E extends Enum<E> & Keyword> @Nullable E parseOptional(OpAsmParser parser, Class<E> keywords) {
    for (E value : keywords.getEnumConstants()) {
      if (parser.parseOptionalKeyword(value.keyword())) {
        return value;
      }
    }
    return null;
  }

  /** Prints a keyword and a space, unless it is the default. */
  static <E extends Enum<E> & Keyword> void print(OpAsmPrinter printer, E value, @Nullable E byDefault) {
    if (value != byDefault) {
      printer.print(value.keyword()).print(' ');
    }
  }

  /** Parses an optional {@code comdat(@section::@selector)}. */
  static void parseComdat(OpAsmParser parser, OperationState state) {
    if (parser.parseOptionalKeyword(ComdatUser.COMDAT)) {
      parser.parsePunctuation("(");
      state.addAttribute(ComdatUser.COMDAT, parser.parseAttribute(SymbolRefAttr.class, null));
      parser.parsePunctuation(")");
    }
  }

  /** Prints {@code comdat(@section::@selector)} after a space. */
  static void printComdat(OpAsmPrinter printer, @Nullable SymbolRefAttr comdat) {
    if (comdat != null) {
      printer.print(" comdat(").printAttribute(comdat).print(')');
    }
  }

  /** Adds the attributes of a dictionary. An attribute that is already set is an error. */
  static void addAttributes(OpAsmParser parser, OperationState state, DictionaryAttr attributes) {
    for (NamedAttribute attribute : attributes.entries()) {
      if (state.getAttr(attribute.name()) != null) {
        throw parser.error(
            parser.namePosition(), "attribute '" + attribute.name() + "' occurs more than once in the attribute list");
      }
    }
    state.addAttributes(attributes);
  }
}
