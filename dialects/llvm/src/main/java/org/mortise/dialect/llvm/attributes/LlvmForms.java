// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import java.util.StringJoiner;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterEncodings;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.types.IntegerType;

/** The forms of parameters that attributes of the dialect share. */
public final class LlvmForms {
  static final ParameterForm<Attribute> ANY_ATTR = ParameterForms.ATTRIBUTE.withType("::mlir::Attribute");
  static final ParameterForm<Integer> OPTIONAL_UNSIGNED = ParameterForms.UINT32.withType("std::optional<unsigned>")
      .withEncoding(ParameterEncodings.optionalUint32());
  static final ParameterForm<IntegerAttr> INTEGER = ParameterForms.ofKind(IntegerAttr.class, "IntegerAttr");
  static final ParameterForm<DistinctAttr> DISTINCT = ParameterForms.ofKind(DistinctAttr.class, "DistinctAttr");
  static final ParameterForm<FusedLoc> FUSED_LOC = ParameterForms.ofKind(FusedLoc.class, "FusedLoc");

  static final ParameterForm<Long> OPTIONAL_UINT64 = ParameterForms.UINT64.withType("std::optional<uint64_t>");
  static final ParameterForm<FloatAttr> FLOAT_ATTR = ParameterForms.ofKind(FloatAttr.class, "FloatAttr");
  static final ParameterForm<TypeAttr> TYPE_ATTR = ParameterForms.ofKind(TypeAttr.class, "TypeAttr");
  static final ParameterForm<SymbolRefAttr> FLAT_SYMBOL = new ParameterForm<>(
      "FlatSymbolRefAttr", SymbolRefAttr::parseFlat, (printer, value) -> printer.printAttribute(value));
  /** An attribute that is true or false. */
  static final ParameterForm<IntegerAttr> BOOL_ATTR = new ParameterForm<IntegerAttr>(
      "BoolAttr", LlvmForms::parseBool, (printer, value) -> printer.printAttribute(value))
      .withEncoding(ParameterEncodings.attribute(IntegerAttr.class));
  /** A string that bytecode contains as such, and not as a reference to an attribute. */
  static final ParameterForm<StringAttr> NAME =
      ParameterForms.STRING_ATTR.withEncoding(ParameterEncodings.CHARACTERS);
  /** A string that bytecode does not contain. */
  static final ParameterForm<StringAttr> TEXT_ONLY = ParameterForms.STRING_ATTR.withEncoding(null);

  static final ParameterForm<DINode> DI_NODE = ParameterForms.ofKind(DINode.class, "DINodeAttr");
  static final ParameterForm<List<DINode>> DI_NODES = ParameterForms.list(DI_NODE);
  static final ParameterForm<DIScope> DI_SCOPE = ParameterForms.ofKind(DIScope.class, "DIScopeAttr");
  static final ParameterForm<DIVariable> DI_VARIABLE = ParameterForms.ofKind(DIVariable.class, "DIVariableAttr");
  static final ParameterForm<DIType> DI_TYPE = ParameterForms.ofKind(DIType.class, "DITypeAttr");
  static final ParameterForm<List<DIType>> DI_TYPES = ParameterForms.list(DI_TYPE);
  static final ParameterForm<TBAANode> TBAA_NODE = ParameterForms.ofKind(TBAANode.class, "TBAANodeAttr");

  private LlvmForms() {}

  private static IntegerAttr parseBool(AsmParser parser) {
    int start = parser.position();
    IntegerAttr value = parser.parseAttribute(IntegerAttr.class, null);
    if (!IntegerType.isSignless(value.type(), 1)) {
      throw parser.error(start, "invalid kind of attribute specified");
    }
    return value;
  }

  /** A value in braces. */
  static <T> ParameterForm<T> inBraces(ParameterForm<T> form) {
    return new ParameterForm<>(form.type(), parser -> parseInBraces(parser, form), (printer, value) -> {
      printer.print('{');
      form.writer().print(printer, value);
      printer.print('}');
    });
  }

  private static <T> T parseInBraces(AsmParser parser, ParameterForm<T> form) {
    parser.parsePunctuation("{");
    T value = form.parser().apply(parser);
    parser.parsePunctuation("}");
    return value;
  }

  /**
   * The constants of an enumeration, as bare or quoted words.
   *
   * @param description the enumeration in errors about words
   * @param type the enumeration in errors about parameters
   */
  static <E extends Enum<E> & Keyword> ParameterForm<E> keyword(Class<E> kind, String description, String type) {
    return new ParameterForm<>(
        type, parser -> parseKeyword(parser, kind, description),
        (printer, value) -> printer.printKeywordOrString(value.keyword()));
  }

  private static <E extends Enum<E> & Keyword> E parseKeyword(AsmParser parser, Class<E> kind, String description) {
    int start = parser.position();
    String word = parser.parseOptionalKeywordOrString();
    if (word == null) {
      throw parser.error("expected keyword for " + description);
    }
    for (E value : kind.getEnumConstants()) {
      if (value.keyword().equals(word)) {
        return value;
      }
    }
    StringJoiner words = new StringJoiner(", ");
    for (E value : kind.getEnumConstants()) {
      words.add(value.keyword());
    }
    throw parser.error(start, "expected one of [" + words + "] for " + description + ", got: " + word);
  }
}
