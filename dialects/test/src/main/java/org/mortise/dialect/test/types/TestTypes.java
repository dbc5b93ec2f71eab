// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test.types;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.Type;

/** The syntax of the types. */
public final class TestTypes {
  static final String NAMESPACE = "test";
  static final String INT = "int";

  private TestTypes() {}

  /** Parses a type after {@code !test.}. */
  public static Type parse(AsmParser parser) {
    int start = parser.position();
    String mnemonic = parser.parseKeyword();
    Type type = parseOptional(parser, mnemonic);
    if (type == null) {
      throw parser.error(start, "unknown type!");
    }
    return type;
  }

  /** Parses the type of a mnemonic that was already parsed; null if unknown. */
  private static @Nullable Type parseOptional(AsmParser parser, String mnemonic) {
    Context context = parser.context();
    return switch (mnemonic) {
      case "smpla", "test_type", "test_type_with_trait", "i32" -> TestType.of(context, mnemonic);
      case MemRefElement.MNEMONIC -> MemRefElement.of(context);
      case WithLayoutType.MNEMONIC -> {
        parser.parsePunctuation("<");
        long key = parser.parseInteger();
        parser.parsePunctuation(">");
        yield WithLayoutType.of(context, key);
      }
      case RecursiveType.MNEMONIC -> parseRecursive(parser, false);
      case RecursiveType.WITH_ALIAS -> parseRecursive(parser, true);
      case "dynamic_singleton", "dynamic_pair", "dynamic_custom_assembly_format" ->
          TestType.of(context, mnemonic, Dynamic.parse(parser, mnemonic, "type", parser::parseType).toArray());
      case INT -> parseInt(parser);
      case "struct" -> parseStruct(parser);
      case "cmpnd_a" -> parseCompound(parser);
      case "cmpnd_inner" -> parseInner(parser);
      case "cmpnd_nested_outer", "cmpnd_nested_outer_qual" -> parseOuter(parser, mnemonic);
      case "optional_value_type" -> parseOptionalNumber(parser, mnemonic);
      case "optional_type_string" -> parseOptionalString(parser, mnemonic);
      default -> null;
    };
  }

  /** Prints the part after the mnemonic. */
  public static void printParameters(TestType type, AsmPrinter printer) {
    if (type.parameters().isEmpty()) {
      return;
    }
    printer.print('<');
    switch (type.mnemonic()) {
      case INT -> printer.print((String) type.parameter(0)).print(", ").print((long) type.parameter(1));
      case "struct" -> printStruct(type, printer);
      case "cmpnd_a" -> printer.print((long) type.parameter(0)).print(", ").printType((Type) type.parameter(1))
          .print(", ").print(type.parameter(2).toString());
      case "cmpnd_inner" -> {
        printer.print((long) type.parameter(0)).print(' ');
        printParameters((TestType) type.parameter(1), printer);
      }
      case "cmpnd_nested_outer" -> {
        printer.print("i ");
        printParameters((TestType) type.parameter(0), printer);
      }
      case "cmpnd_nested_outer_qual" -> printer.print("i ").printType((Type) type.parameter(0));
      case "optional_value_type" -> printer.print((long) type.parameter(0));
      case "optional_type_string" -> printer.printString((String) type.parameter(0));
      default -> Dynamic.print(type.parameters(), type.mnemonic(), printer, each -> printer.printType((Type) each));
    }
    printer.print('>');
  }

  private static Type parseRecursive(AsmParser parser, boolean aliased) {
    parser.parsePunctuation("<");
    NamedTypeUses program = parser.namedTypes();
    RecursiveType type = RecursiveType.of(program, parser.parseKeyword(), aliased);
    if (!program.begin(type)) {
      parser.parsePunctuation(">");
      return type;
    }
    parser.parsePunctuation(",");
    int start = parser.position();
    Type body = parser.parseNested(() -> aliased ? parser.parseType() : parseBody(parser));
    parser.parsePunctuation(">");
    program.end(type);
    if (!program.define(type, body)) {
      throw parser.error(start, "could not set the body of the recursive type");
    }
    return type;
  }

  /** A type of the dialect needs no prefix here. */
  private static Type parseBody(AsmParser parser) {
    Type other = parser.parseOptionalType();
    return other != null ? other : parse(parser);
  }

  private static Type parseInt(AsmParser parser) {
    parser.parsePunctuation("<");
    int start = parser.position();
    String sign = parser.parseKeyword();
    if (!List.of("signed", "unsigned", "none").contains(sign)) {
      throw parser.error(start, "expected signed, unsigned, or none");
    }
    parser.parsePunctuation(",");
    long width = parser.parseInteger();
    parser.parsePunctuation(">");
    return TestType.of(parser.context(), INT, sign, width);
  }

  private static Type parseStruct(AsmParser parser) {
    List<Object> fields = new ArrayList<>();
    parser.parsePunctuation("<");
    parser.parseCommaSeparatedList(AsmParser.Delimiter.NONE, () -> {
      parser.parsePunctuation("{");
      fields.add(parser.parseKeyword());
      parser.parsePunctuation(",");
      fields.add(parser.parseType());
      parser.parsePunctuation("}");
    });
    parser.parsePunctuation(">");
    return TestType.of(parser.context(), "struct", fields.toArray());
  }

  private static void printStruct(TestType type, AsmPrinter printer) {
    for (int i = 0; i < type.parameters().size(); i += 2) {
      printer.print(i == 0 ? "{" : ", {").print((String) type.parameter(i)).print(',');
      printer.printType((Type) type.parameter(i + 1)).print('}');
    }
  }

  private static TestType parseCompound(AsmParser parser) {
    parser.parsePunctuation("<");
    long width = parser.parseInteger();
    parser.parsePunctuation(",");
    Type one = parser.parseType();
    parser.parsePunctuation(",");
    List<Long> numbers = new ArrayList<>();
    parser.parseCommaSeparatedList(AsmParser.Delimiter.SQUARE, () -> numbers.add(parser.parseInteger()));
    parser.parsePunctuation(">");
    return TestType.of(parser.context(), "cmpnd_a", width, one, List.copyOf(numbers));
  }

  private static TestType parseInner(AsmParser parser) {
    parser.parsePunctuation("<");
    long number = parser.parseInteger();
    TestType compound = parseCompound(parser);
    parser.parsePunctuation(">");
    return TestType.of(parser.context(), "cmpnd_inner", number, compound);
  }

  private static TestType parseOuter(AsmParser parser, String mnemonic) {
    parser.parsePunctuation("<");
    parser.parseKeyword("i");
    boolean qualified = mnemonic.endsWith("qual");
    Type inner = qualified ? parser.parseType(TestType.class) : parseInner(parser);
    parser.parsePunctuation(">");
    return TestType.of(parser.context(), mnemonic, inner);
  }

  private static TestType parseOptionalNumber(AsmParser parser, String mnemonic) {
    if (!parser.parseOptionalPunctuation("<")) {
      return TestType.of(parser.context(), mnemonic);
    }
    long number = parser.parseInteger();
    parser.parsePunctuation(">");
    return TestType.of(parser.context(), mnemonic, number);
  }

  private static TestType parseOptionalString(AsmParser parser, String mnemonic) {
    if (!parser.parseOptionalPunctuation("<")) {
      return TestType.of(parser.context(), mnemonic);
    }
    String text = parser.parseString();
    parser.parsePunctuation(">");
    return TestType.of(parser.context(), mnemonic, text);
  }

  /** Parses the parameters of {@code optional_value_type} after its mnemonic; they may be missing. */
  public static Type parseOptionalValue(AsmParser parser) {
    return parseOptionalNumber(parser, "optional_value_type");
  }
}
