// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;

/** The forms of parameters that declarations of all dialects name. */
public final class ParameterForms {
  private static final String TOO_LARGE = "integer value too large";

  /** A quoted string. */
  public static final ParameterForm<String> STRING =
      new ParameterForm<>("::llvm::StringRef", AsmParser::parseString, AsmPrinter::printString);

  /** An unsigned 32-bit number; numbers above {@code Integer.MAX_VALUE} are negative. */
  public static final ParameterForm<Integer> UINT32 = new ParameterForm<Integer>(
      "uint32_t", ParameterForms::parseInt, (printer, number) -> printer.print(Integer.toUnsignedLong(number)))
      .withEncoding(ParameterEncodings.UINT32);

  /** {@link #UINT32}, named as C++'s {@code unsigned} in errors. */
  public static final ParameterForm<Integer> UNSIGNED = UINT32.withType("unsigned");

  /** An unsigned 64-bit number; numbers above {@code Long.MAX_VALUE} are negative. */
  public static final ParameterForm<Long> UINT64 = new ParameterForm<Long>(
      "uint64_t", ParameterForms::parseLong, (printer, number) -> printer.print(Long.toUnsignedString(number)))
      .withEncoding(ParameterEncodings.UINT64);

  /** A 64-bit number. */
  public static final ParameterForm<Long> INT64 =
      new ParameterForm<>("int64_t", ParameterForms::parseLong, (printer, number) -> printer.print((long) number));

  /** {@code true} or {@code false}. */
  public static final ParameterForm<Boolean> BOOL = new ParameterForm<Boolean>(
      "bool", parser -> parse(parser, 1).signum() != 0,
      (printer, value) -> printer.print(value ? "true" : "false")).withEncoding(ParameterEncodings.BOOL);

  /** Any type. */
  public static final ParameterForm<Type> TYPE =
      new ParameterForm<>("Type", AsmParser::parseType, AsmPrinter::printType);

  /** Any attribute. */
  public static final ParameterForm<Attribute> ATTRIBUTE =
      new ParameterForm<Attribute>("Attribute", AsmParser::parseAttribute, AsmPrinter::printAttribute)
          .withEncoding(ParameterEncodings.attribute(Attribute.class));

  /** An affine map without the name and brackets of its attribute. */
  public static final ParameterForm<AffineMap> AFFINE_MAP =
      new ParameterForm<>("AffineMap", AsmParser::parseAffineMap, (printer, map) -> printer.print(map.toString()));

  /** An attribute that is a string. */
  public static final ParameterForm<StringAttr> STRING_ATTR = ofKind(StringAttr.class, "StringAttr");

  /** An attribute that is an array. */
  public static final ParameterForm<ArrayAttr> ARRAY_ATTR = ofKind(ArrayAttr.class, "ArrayAttr");

  /** An attribute that is a dictionary. */
  public static final ParameterForm<DictionaryAttr> DICTIONARY_ATTR = ofKind(DictionaryAttr.class, "DictionaryAttr");

  /** Numbers whose text is parsed and printed by the class that has them. */
  public static final ParameterForm<long[]> SHAPE = handWritten("::llvm::ArrayRef<int64_t>");

  private ParameterForms() {}

  /** Returns the form of a parameter that its class parses and prints itself; a format cannot contain it. */
  public static <T> ParameterForm<T> handWritten(String type) {
    return new ParameterForm<>(type, null, null);
  }

  /**
   * Returns the form of attributes of a class that are written in full.
   *
   * @param kind a class of attributes, or an interface of them
   * @param type its name in errors
   */
  public static <A> ParameterForm<A> ofKind(Class<A> kind, String type) {
    return new ParameterForm<A>(
        type, parser -> parseKind(parser, kind), (printer, value) -> printer.printAttribute((Attribute) value))
        .withEncoding(ParameterEncodings.attribute(kind));
  }

  private static <A> A parseKind(AsmParser parser, Class<A> kind) {
    int start = parser.position();
    Attribute attribute = parser.parseAttribute();
    if (!kind.isInstance(attribute)) {
      throw parser.error(start, "invalid kind of attribute specified");
    }
    return kind.cast(attribute);
  }

  /**
   * Returns the form of an enumeration whose constants are bare keywords.
   *
   * @param type the enumeration in errors
   */
  public static <E extends Enum<E> & Keyword> ParameterForm<E> keyword(Class<E> kind, String type) {
    return new ParameterForm<>(
        type, parser -> parseKeyword(parser, kind, type), (printer, value) -> printer.print(value.keyword()),
        wordsOf(kind));
  }

  private static <E extends Enum<E> & Keyword> List<String> wordsOf(Class<E> kind) {
    List<String> words = new ArrayList<>();
    for (E each : kind.getEnumConstants()) {
      words.add(each.keyword());
    }
    return words;
  }

  private static <E extends Enum<E> & Keyword> E parseKeyword(AsmParser parser, Class<E> kind, String type) {
    return kind.getEnumConstants()[parseWord(parser, wordsOf(kind), type)];
  }

  /** Parses one of {@code words} and returns its index; {@code type} names their enumeration in errors. */
  static int parseWord(AsmParser parser, List<String> words, String type) {
    int start = parser.position();
    parser.expectedOneOf(words);
    int index = words.indexOf(parser.parseKeyword());
    if (index < 0) {
      throw parser.error(start, "expected " + type + " to be one of: " + String.join(", ", words));
    }
    return index;
  }

  /** Returns the form of a list of at least one value, separated by commas. */
  public static <T> ParameterForm<List<T>> list(ParameterForm<T> element) {
    ParameterEncoding<T> encoding = element.encoding();
    return new ParameterForm<List<T>>("::llvm::ArrayRef<" + element.type() + ">",
        parser -> parseList(parser, element), (printer, values) -> printList(printer, values, element))
        .withEncoding(encoding == null ? null : ParameterEncodings.list(encoding));
  }

  private static <T> List<T> parseList(AsmParser parser, ParameterForm<T> element) {
    List<T> values = new ArrayList<>();
    do {
      values.add(element.parser().apply(parser));
    } while (parser.parseOptionalPunctuation(","));
    return List.copyOf(values);
  }

  private static <T> void printList(AsmPrinter printer, List<T> values, ParameterForm<T> element) {
    String separator = "";
    for (T value : values) {
      printer.print(separator);
      element.writer().print(printer, value);
      separator = ", ";
    }
  }

  // ---- numbers of a fixed width ------------------------------------------------------------------------------------

  /** Parses a 64-bit number; an unsigned one with the top bit set is negative. */
  public static long parseLong(AsmParser parser) {
    return parse(parser, Long.SIZE).longValue();
  }

  /** Parses a 32-bit number; an unsigned one with the top bit set is negative. */
  public static int parseInt(AsmParser parser) {
    return parse(parser, Integer.SIZE).intValue();
  }

  /** Parses an optional 32-bit number; null if absent. */
  public static @Nullable Integer parseOptionalInt(AsmParser parser) {
    int start = parser.position();
    BigInteger number = parser.parseOptionalBigInteger();
    return number == null ? null : (Integer) checked(parser, start, number, Integer.SIZE).intValue();
  }

  /**
   * Returns the form of a signed number.
   *
   * @param type its name in errors
   * @param width the number of bits, at most 64
   */
  public static ParameterForm<Long> signed(String type, int width) {
    return new ParameterForm<>(type, parser -> {
      int start = parser.position();
      BigInteger number = parser.parseBigInteger();
      if (number.bitLength() >= width) {
        throw parser.error(start, TOO_LARGE);
      }
      return number.longValue();
    }, (printer, number) -> printer.print((long) number));
  }

  /**
   * Returns the form of an unsigned number. A negative text stands for the number with its bits, as in MLIR; numbers
   * above {@code Long.MAX_VALUE} are negative.
   *
   * @param type its name in errors
   * @param width the number of bits, at most 64
   */
  public static ParameterForm<Long> unsigned(String type, int width) {
    long mask = -1L >>> Long.SIZE - width;
    return new ParameterForm<>(type, parser -> parse(parser, width).longValue() & mask,
        (printer, number) -> printer.print(Long.toUnsignedString(number)));
  }

  private static BigInteger parse(AsmParser parser, int width) {
    int start = parser.position();
    return checked(parser, start, parser.parseBigInteger(), width);
  }

  private static BigInteger checked(AsmParser parser, int start, BigInteger number, int width) {
    if (number.signum() < 0 ? number.bitLength() >= width : number.bitLength() > width) {
      throw parser.error(start, TOO_LARGE);
    }
    return number;
  }
}
