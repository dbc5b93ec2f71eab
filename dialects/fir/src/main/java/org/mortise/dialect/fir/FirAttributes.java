// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;

/** Parses the attributes of the dialect. */
final class FirAttributes {
  private FirAttributes() {}

  /** Returns the words with which attributes begin. */
  static List<String> names() {
    return Stream.concat(
        Arrays.stream(RangeAttr.Kind.values()).map(RangeAttr.Kind::keyword),
        Stream.of(FortranVariableFlagsAttr.MNEMONIC, ReduceAttr.MNEMONIC, RealAttr.MNEMONIC, ExactTypeAttr.MNEMONIC,
            SubclassAttr.MNEMONIC)).toList();
  }

  /** Parses an attribute after {@code #fir.}. */
  static Attribute parse(AsmParser parser) {
    int start = parser.position();
    String mnemonic = parser.parseKeyword();
    RangeAttr.Kind range = RangeAttr.Kind.byKeyword(mnemonic);
    if (range != null) {
      return RangeAttr.of(parser.context(), range);
    }
    return switch (mnemonic) {
      case FortranVariableFlagsAttr.MNEMONIC -> FortranVariableFlagsAttr.parse(parser, start);
      case ReduceAttr.MNEMONIC -> ReduceAttr.parse(parser);
      case RealAttr.MNEMONIC -> RealAttr.parse(parser);
      case ExactTypeAttr.MNEMONIC -> ExactTypeAttr.of(parseType(parser, start));
      case SubclassAttr.MNEMONIC -> SubclassAttr.of(parseType(parser, start));
      default -> throw parser.error(start, "unknown FIR attribute: " + mnemonic);
    };
  }

  private static Type parseType(AsmParser parser, int start) {
    try {
      parser.parsePunctuation("<");
      Type type = parser.parseType();
      parser.parsePunctuation(">");
      return type;
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(start, "expected a type"));
    }
  }
}
