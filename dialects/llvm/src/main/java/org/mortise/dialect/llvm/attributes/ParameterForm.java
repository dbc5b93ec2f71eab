// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.mortise.dialect.llvm.types.Unsigned;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;

/**
 * How the values of a parameter are written.
 *
 * @param type the type of the values in errors
 */
record ParameterForm<T>(String type, Function<AsmParser, T> parser, Writer<T> writer) {
  /** Prints a value. */
  interface Writer<T> {
    void print(AsmPrinter printer, T value);
  }

  static final ParameterForm<String> STRING =
      new ParameterForm<>("::llvm::StringRef", AsmParser::parseString, AsmPrinter::printString);
  static final ParameterForm<Integer> UNSIGNED = unsignedInt("unsigned");
  static final ParameterForm<Integer> UINT32 = unsignedInt("uint32_t");
  static final ParameterForm<Integer> OPTIONAL_UNSIGNED = unsignedInt("std::optional<unsigned>");
  static final ParameterForm<Long> UINT64 = new ParameterForm<>(
      "uint64_t", Unsigned::parseLong, (printer, number) -> printer.print(Long.toUnsignedString(number)));
  static final ParameterForm<Long> INT64 =
      new ParameterForm<>("int64_t", Unsigned::parseLong, (printer, number) -> printer.print((long) number));
  static final ParameterForm<Boolean> BOOL = new ParameterForm<>(
      "bool", Unsigned::parseBoolean, (printer, value) -> printer.print(value ? "true" : "false"));

  private static ParameterForm<Integer> unsignedInt(String type) {
    return new ParameterForm<>(
        type, Unsigned::parseInt, (printer, number) -> printer.print(Integer.toUnsignedLong(number)));
  }

  /** Attributes of a class that are written in full. */
  static <A> ParameterForm<A> whole(Class<A> kind, String type) {
    return new ParameterForm<>(
        type, parser -> parse(parser, kind), (printer, value) -> printer.printAttribute((Attribute) value));
  }

  private static <A> A parse(AsmParser parser, Class<A> kind) {
    int start = parser.position();
    return checked(parser, start, parser.parseAttribute(), kind);
  }

  private static <A> A checked(AsmParser parser, int start, Attribute attribute, Class<A> kind) {
    if (!kind.isInstance(attribute)) {
      throw parser.error(start, "invalid kind of attribute specified");
    }
    return kind.cast(attribute);
  }

  /**
   * A nested attribute of one dialect class, without its mnemonic.
   *
   * @param body parses the part after the mnemonic
   */
  static <A extends LlvmAttribute> ParameterForm<A> own(Class<A> kind, Function<AsmParser, A> body) {
    return new ParameterForm<>(
        kind.getSimpleName(), parser -> parseOwn(parser, kind, body), ParameterForm::printOwn);
  }

  static <A extends LlvmAttribute> A parseOwn(AsmParser parser, Class<A> kind, Function<AsmParser, A> body) {
    int start = parser.position();
    Attribute whole = parser.parseOptionalExtendedAttribute();
    return whole == null ? parser.parseNested(() -> body.apply(parser)) : checked(parser, start, whole, kind);
  }

  static void printOwn(AsmPrinter printer, LlvmAttribute attribute) {
    printer.printAliasOr(attribute, () -> attribute.printBody(printer));
  }

  /** Names of the DWARF standard. */
  static ParameterForm<String> dwarf(Set<String> names, String kind) {
    return new ParameterForm<>(
        "unsigned", parser -> parseDwarf(parser, names, kind), (printer, name) -> printer.print(name));
  }

  private static String parseDwarf(AsmParser parser, Set<String> names, String kind) {
    int start = parser.position();
    String name = parser.parseKeyword();
    if (!names.contains(name)) {
      throw parser.error(start, "invalid debug info debug info " + kind + " name: " + name);
    }
    return name;
  }

  /**
   * The values of an enumeration.
   *
   * @param description the enumeration in errors
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
    throw parser.error(start, "invalid " + description + " specification: " + word);
  }

  /** A list of at least one value. */
  static <T> ParameterForm<List<T>> list(ParameterForm<T> element) {
    return new ParameterForm<>(
        "::llvm::ArrayRef<" + element.type + ">", parser -> parseList(parser, element),
        (printer, values) -> printList(printer, values, element));
  }

  private static <T> List<T> parseList(AsmParser parser, ParameterForm<T> element) {
    List<T> values = new ArrayList<>();
    do {
      values.add(element.parser.apply(parser));
    } while (parser.parseOptionalPunctuation(","));
    return List.copyOf(values);
  }

  private static <T> void printList(AsmPrinter printer, List<T> values, ParameterForm<T> element) {
    String separator = "";
    for (T value : values) {
      printer.print(separator);
      element.writer.print(printer, value);
      separator = ", ";
    }
  }

  /** A list of at least one value in braces. */
  static <T> ParameterForm<List<T>> inBraces(ParameterForm<T> element) {
    ParameterForm<List<T>> list = list(element);
    return new ParameterForm<>(list.type, parser -> parseInBraces(parser, list), (printer, values) -> {
      printer.print('{');
      list.writer.print(printer, values);
      printer.print('}');
    });
  }

  private static <T> List<T> parseInBraces(AsmParser parser, ParameterForm<List<T>> list) {
    parser.parsePunctuation("{");
    List<T> values = list.parser.apply(parser);
    parser.parsePunctuation("}");
    return values;
  }
}
