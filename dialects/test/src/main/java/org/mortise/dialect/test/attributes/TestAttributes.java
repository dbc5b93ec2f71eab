// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test.attributes;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.test.types.Dynamic;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.parameters.FlagNames;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.Parameter;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.NoneType;

/** The syntax of the attributes. */
public final class TestAttributes {
  static final String NAMESPACE = "test";
  private static final Set<String> ENUM = Set.of("first", "second", "third");
  private static final Parameter<Iterator> ITERATOR = Parameter.required(
      "value", ParameterForms.keyword(Iterator.class, "::mlir::utils::IteratorType"));
  private static final Parameter<Integer> BITS = Parameter.required(
      "value", FlagNames.form("test::TestBitEnum", ", ", null, null, "read", "write", "execute"));
  private static final Parameter<Integer> BITS_VBAR = Parameter.required(
      "value", FlagNames.form("test::TestBitEnumVerticalBar", " | ", null, null, "user", "group", "other"));

  private enum Iterator implements Keyword {
    PARALLEL, REDUCTION
  }

  /** The constraints on attributes whose text in a format has no prefix. */
  public static final AttributeConstraint<TestAttribute> ENUM_CONSTRAINT = constraint("enum", "a test enum");
  public static final AttributeConstraint<TestAttribute> BIT_ENUM_CONSTRAINT =
      constraint("bit_enum", "a test bit enum");
  public static final AttributeConstraint<TestAttribute> BIT_ENUM_VBAR_CONSTRAINT =
      constraint("bit_enum_vbar", "another test bit enum");
  public static final AttributeConstraint<TestAttribute> PAIR_CONSTRAINT = constraint("attr_params", "");
  public static final AttributeConstraint<TestAttribute> UGLY_ARRAY_CONSTRAINT = constraint("array_of_ugly", "");
  public static final AttributeConstraint<TestAttribute> INT_ARRAY_CONSTRAINT = constraint("array_of_ints", "");
  public static final AttributeConstraint<TestAttribute> ENUM_ARRAY_CONSTRAINT = constraint("array_of_enums", "");
  public static final AttributeConstraint<TestAttribute> COMPOUND_CONSTRAINT = constraint("cmpnd_a", "");
  public static final AttributeConstraint<TestAttribute> NESTED_POLYNOMIAL_CONSTRAINT =
      constraint("nested_polynomial", "");
  public static final AttributeConstraint<TestAttribute> NESTED_POLYNOMIAL2_CONSTRAINT =
      constraint("nested_polynomial2", "");

  private TestAttributes() {}

  /** Parses an attribute after {@code #test.}. */
  public static Attribute parse(AsmParser parser, @Nullable Type type) {
    int start = parser.position();
    String mnemonic = parser.parseKeyword();
    switch (mnemonic) {
      case "i64_elements" -> {
        return WholeElementsAttr.parse(parser, start, type);
      }
      case "e1di64_elements" -> {
        return BlobElementsAttr.parse(parser, type);
      }
      default -> { }
    }
    List<?> parameters = parseParameters(parser, mnemonic);
    if (parameters == null) {
      throw parser.error(start, "unknown attribute `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
    }
    Type own = mnemonic.equals("attr_with_self_type_param") ? parseOwnType(parser, type) : null;
    return TestAttribute.of(parser.context(), own, mnemonic, parameters);
  }

  /** Parses the type after an attribute unless the surroundings imply it. */
  static @Nullable Type parseOwnType(AsmParser parser, @Nullable Type implied) {
    return implied == null && parser.parseOptionalPunctuation(":") ? parser.parseType() : implied;
  }

  private static @Nullable List<?> parseParameters(AsmParser parser, String mnemonic) {
    return switch (mnemonic) {
      case "attr_with_trait", "attr_with_self_type_param" -> List.of();
      case "cmpnd_a" -> parseCompound(parser);
      case "cmpnd_nested_outer" -> parseOuter(parser);
      case "cmpnd_nested" -> parseNamed(parser, "nested", TestAttributes::parseCompound);
      case "nested_polynomial", "nested_polynomial2" -> parseNamed(parser, "poly", Polynomial::parseEnclosed);
      case "attr_params" -> parsePair(parser);
      case "attr_ugly" -> List.of(parseUgly(parser));
      case "attr_with_type" -> parseTypes(parser);
      case "attr_with_optional_signed" -> parseNumber(parser);
      case "conditional_alias" -> parseString(parser);
      case "custom_float" -> parseFloat(parser);
      case "sub_elements_access" -> parseThree(parser);
      case "iterator_type" -> parseEnclosed(parser, ITERATOR, "Test_IteratorTypeEnum");
      case "enum" -> List.of(parseEnum(parser));
      case "bit_enum" -> parseEnclosed(parser, BITS, "TestBitEnumAttr");
      case "bit_enum_vbar" -> parseEnclosed(parser, BITS_VBAR, "TestBitEnumVerticalBarAttr");
      case "array_of_ints" -> parseList(parser, parser::parseInteger);
      case "array_of_ugly" -> parseList(parser, () -> parseUgly(parser));
      case "array_of_enums" -> parseList(parser, parser::parseKeyword);
      case "dynamic_singleton", "dynamic_pair" -> Dynamic.parse(parser, mnemonic, "attribute", parser::parseAttribute);
      case "dynamic_custom_assembly_format" -> Dynamic.parse(parser, mnemonic, "attribute", parser::parseAttribute);
      default -> null;
    };
  }

  /** Prints the part after the mnemonic. */
  static void printParameters(TestAttribute attribute, AsmPrinter printer) {
    List<Object> all = attribute.parameters();
    switch (attribute.mnemonic()) {
      case "attr_with_trait", "attr_with_self_type_param" -> { }
      case "cmpnd_a" -> printCompound(all, printer);
      case "cmpnd_nested_outer" -> {
        printer.print("<i <").print((long) all.get(0)).print(' ');
        printCompound(all.subList(1, 4), printer);
        printer.print(">>");
      }
      case "cmpnd_nested" -> {
        printer.print("<nested = ");
        printCompound(all, printer);
        printer.print('>');
      }
      case "nested_polynomial", "nested_polynomial2" ->
          printer.print("<poly = <").print((String) all.get(0)).print(">>");
      case "attr_params" -> printer.print('<').print((long) all.get(0)).print(", ").print((long) all.get(1)).print('>');
      case "attr_ugly" -> printer.print(" begin ").printAttribute((Attribute) all.get(0)).print(" end");
      case "attr_with_type" ->
          printer.print('<').printType((Type) all.get(0)).print(", ").printType((Type) all.get(1)).print('>');
      case "attr_with_optional_signed" -> printer.print('<').print((long) all.get(0)).print('>');
      case "conditional_alias" -> printConditionally((StringAttr) all.get(0), printer);
      case "custom_float" -> printer.print('<').printAttribute((Attribute) all.get(0)).print(" : ")
          .printAttributeWithoutType((Attribute) all.get(1)).print('>');
      case "sub_elements_access" -> printer.print('<').printAttribute((Attribute) all.get(0)).print(", ")
          .printAttribute((Attribute) all.get(1)).print(", ").printAttribute((Attribute) all.get(2)).print('>');
      case "iterator_type" -> printEnclosed(ITERATOR, (Iterator) all.get(0), printer);
      case "enum" -> printer.print(' ').print((String) all.get(0));
      case "bit_enum" -> printEnclosed(BITS, (Integer) all.get(0), printer);
      case "bit_enum_vbar" -> printEnclosed(BITS_VBAR, (Integer) all.get(0), printer);
      case "array_of_ints", "array_of_enums" -> printer.print(all.toString());
      case "array_of_ugly" -> printUglyList(all, printer);
      default -> printDynamic(attribute, printer);
    }
  }

  private static <T> List<T> parseEnclosed(AsmParser parser, Parameter<T> parameter, String attribute) {
    parser.parsePunctuation("<");
    T value = parameter.parse(parser, attribute);
    parser.parsePunctuation(">");
    return List.of(value);
  }

  private static <T> void printEnclosed(Parameter<T> parameter, T value, AsmPrinter printer) {
    printer.print('<');
    parameter.form().writer().print(printer, value);
    printer.print('>');
  }

  private static AttributeConstraint<TestAttribute> constraint(String mnemonic, String description) {
    return AttributeConstraint
        .ofKind(description, TestAttribute.class, attribute -> attribute.mnemonic().equals(mnemonic))
        .withStorage(value -> value instanceof TestAttribute attribute && attribute.mnemonic().equals(mnemonic))
        .withForm(new ShortForm(mnemonic));
  }

  /** An attribute without prefix and mnemonic, or a whole one. */
  private record ShortForm(String mnemonic) implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser parser) {
      int start = parser.position();
      Attribute whole = parser.parseOptionalExtendedAttribute();
      if (whole == null) {
        return TestAttribute.of(parser.context(), null, mnemonic, parseParameters(parser, mnemonic));
      }
      if (!(whole instanceof TestAttribute attribute && attribute.mnemonic().equals(mnemonic))) {
        throw parser.error(start, "invalid kind of attribute specified");
      }
      return whole;
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      printParameters((TestAttribute) attribute, printer);
    }
  }

  // ---- parameters --------------------------------------------------------------------------------------------------

  private static List<Object> parseCompound(AsmParser parser) {
    parser.parsePunctuation("<");
    long width = parser.parseInteger();
    parser.parsePunctuation(",");
    Type one = parser.parseType();
    parser.parsePunctuation(",");
    List<Long> numbers = parseList(parser, parser::parseInteger);
    parser.parsePunctuation(">");
    return List.of(width, one, List.copyOf(numbers));
  }

  private static List<Object> parseOuter(AsmParser parser) {
    parser.parsePunctuation("<");
    parser.parseKeyword("i");
    parser.parsePunctuation("<");
    List<Object> all = new ArrayList<>();
    all.add(parser.parseInteger());
    all.addAll(parseCompound(parser));
    parser.parsePunctuation(">");
    parser.parsePunctuation(">");
    return all;
  }

  private static void printCompound(List<Object> all, AsmPrinter printer) {
    printer.print('<').print((long) all.get(0)).print(", ").printType((Type) all.get(1)).print(", ")
        .print(all.get(2).toString()).print('>');
  }

  private static List<Object> parseNamed(
      AsmParser parser, String name, Function<AsmParser, List<Object>> parameter) {
    parser.parsePunctuation("<");
    try {
      parser.parseKeyword(name);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("expected a parameter name in struct"));
    }
    parser.parsePunctuation("=");
    List<Object> parameters = parameter.apply(parser);
    parser.parsePunctuation(">");
    return parameters;
  }

  private static List<Object> parsePair(AsmParser parser) {
    parser.parsePunctuation("<");
    long first = parser.parseInteger();
    parser.parsePunctuation(",");
    long second = parser.parseInteger();
    parser.parsePunctuation(">");
    return List.of(first, second);
  }

  private static Attribute parseUgly(AsmParser parser) {
    parser.parseKeyword("begin");
    Attribute attribute = parser.parseAttribute();
    parser.parseKeyword("end");
    return attribute;
  }

  private static void printUglyList(List<Object> all, AsmPrinter printer) {
    printer.print('[');
    String separator = "";
    for (Object each : all) {
      printer.print(separator).print(" begin ").printAttribute((Attribute) each).print(" end");
      separator = ", ";
    }
    printer.print(all.isEmpty() ? "]" : " ]");
  }

  private static List<Object> parseTypes(AsmParser parser) {
    parser.parsePunctuation("<");
    Type first = parser.parseType();
    parser.parsePunctuation(",");
    Type second = parser.parseType();
    parser.parsePunctuation(">");
    return List.of(first, second);
  }

  private static List<Object> parseNumber(AsmParser parser) {
    parser.parsePunctuation("<");
    long number = parser.parseInteger();
    parser.parsePunctuation(">");
    return List.of(number);
  }

  private static List<Object> parseString(AsmParser parser) {
    parser.parsePunctuation("<");
    String word = parser.parseOptionalKeyword();
    StringAttr text = word != null ? StringAttr.of(parser.context(), word)
        : parser.parseAttribute(StringAttr.class, NoneType.of(parser.context()));
    parser.parsePunctuation(">");
    return List.of(text);
  }

  private static void printConditionally(StringAttr text, AsmPrinter printer) {
    printer.print('<').printAliasOr(text, () -> printer.printKeywordOrString(text.value())).print('>');
  }

  private static List<Object> parseFloat(AsmParser parser) {
    parser.parsePunctuation("<");
    int start = parser.position();
    StringAttr name = StringAttr.of(parser.context(), parser.parseString());
    FloatKind kind = switch (name.value()) {
      case "float" -> FloatKind.F32;
      case "double" -> FloatKind.F64;
      case "fp80" -> FloatKind.F80;
      default -> throw parser.error(start, "unknown float type, expected 'float', 'double' or 'fp80'");
    };
    parser.parsePunctuation(":");
    int position = parser.position();
    Attribute value = parser.parseAttribute(FloatType.of(parser.context(), kind));
    if (!(value instanceof FloatAttr)) {
      throw parser.error(position, "expected floating point literal");
    }
    parser.parsePunctuation(">");
    return List.of(name, value);
  }

  private static List<Object> parseThree(AsmParser parser) {
    parser.parsePunctuation("<");
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      if (i > 0) {
        parser.parsePunctuation(",");
      }
      all.add(parser.parseAttribute());
    }
    parser.parsePunctuation(">");
    return all;
  }

  private static String parseEnum(AsmParser parser) {
    try {
      int start = parser.position();
      String word = parser.parseKeyword();
      if (!ENUM.contains(word)) {
        throw parser.error(start, "expected test::TestEnum to be one of: first, second, third");
      }
      return word;
    } catch (ParseError wrong) {
      throw wrong.then(
          parser.error("failed to parse TestEnumAttr parameter 'value' which is to be a `test::TestEnum`"));
    }
  }

  private static <T> List<T> parseList(AsmParser parser, Supplier<T> element) {
    List<T> elements = new ArrayList<>();
    parser.parseCommaSeparatedList(AsmParser.Delimiter.SQUARE, () -> elements.add(element.get()));
    return elements;
  }

  private static void printDynamic(TestAttribute attribute, AsmPrinter printer) {
    if (attribute.parameters().isEmpty()) {
      return;
    }
    printer.print('<');
    Dynamic.print(attribute.parameters(), attribute.mnemonic(), printer,
        each -> printer.printAttribute((Attribute) each));
    printer.print('>');
  }
}
