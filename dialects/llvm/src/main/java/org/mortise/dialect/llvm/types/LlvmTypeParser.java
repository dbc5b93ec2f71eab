// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.types.ShapedType;

/** Parses the types of the dialect. */
final class LlvmTypeParser {
  private final AsmParser parser;

  LlvmTypeParser(AsmParser parser) {
    this.parser = parser;
  }

  /** Parses a type by its keyword. */
  Type parse() {
    int start = parser.position();
    if (parser.parseOptionalType() != null) {
      throw parser.error(start, "unexpected type, expected keyword");
    }
    return parseKeyword(start, parser.parseKeyword());
  }

  /** Parses a type by its keyword or a whole type. */
  Type parseNested() {
    int start = parser.position();
    Type type = parser.parseOptionalType();
    return type != null ? type : parser.parseNested(() -> parseKeyword(start, parser.parseKeyword()));
  }

  private Type parseKeyword(int start, String keyword) {
    PrimitiveType.Kind primitive = PrimitiveType.Kind.byKeyword(keyword);
    if (primitive != null) {
      return PrimitiveType.of(parser.context(), primitive);
    }
    return switch (keyword) {
      case PointerType.MNEMONIC -> parsePointer();
      case StructType.MNEMONIC -> new StructTypeParser(parser, this).parse();
      case ArrayType.MNEMONIC -> parseArray();
      case LlvmFunctionType.MNEMONIC -> parseFunction();
      case LlvmVectorType.MNEMONIC -> parseVector();
      case TargetExtType.MNEMONIC -> parseTarget();
      default -> throw parser.error(start, "unknown LLVM type: " + keyword);
    };
  }

  private Type parsePointer() {
    if (!parser.parseOptionalPunctuation("<")) {
      return PointerType.of(parser.context());
    }
    int space = (int) parseNumber(ParameterForms::parseInt, "LLVMPointerType", "addressSpace", "unsigned");
    parser.parsePunctuation(">");
    return PointerType.of(parser.context(), space);
  }

  private long parseNumber(ToLongFunction<AsmParser> number, String type, String name, String kind) {
    return parameter(() -> number.applyAsLong(parser), type, name, kind);
  }

  private <T> T parameter(Supplier<T> value, String type, String name, String kind) {
    try {
      return value.get();
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(
          "failed to parse " + type + " parameter '" + name + "' which is to be a `" + kind + "`"));
    }
  }

  private Type parseArray() {
    int start = parser.position();
    parser.parsePunctuation("<");
    long length = parseNumber(ParameterForms::parseLong, "LLVMArrayType", "numElements", "uint64_t");
    parser.parseKeyword("x");
    Type element = parseNested();
    parser.parsePunctuation(">");
    check(start, ArrayType.verify(element));
    return ArrayType.of(element, length);
  }

  private Type parseFunction() {
    int start = parser.position();
    parser.parsePunctuation("<");
    Type result = parseNested();
    parser.parsePunctuation("(");
    List<Type> parameters = new ArrayList<>();
    boolean variadic = parseParameters(parameters);
    parser.parsePunctuation(">");
    check(start, LlvmFunctionType.verify(result, parameters));
    return LlvmFunctionType.of(result, parameters, variadic);
  }

  /** Parses parameters up to the parenthesis, and returns whether an ellipsis follows them. */
  private boolean parseParameters(List<Type> parameters) {
    if (parser.parseOptionalPunctuation(")")) {
      return false;
    }
    boolean variadic = parser.parseOptionalPunctuation("...");
    while (!variadic) {
      parameters.add(parseNested());
      if (!parser.parseOptionalPunctuation(",")) {
        break;
      }
      variadic = parser.parseOptionalPunctuation("...");
    }
    parser.parsePunctuation(")");
    return variadic;
  }

  private Type parseVector() {
    int start = parser.position();
    parser.parsePunctuation("<");
    int dimensions = parser.position();
    long[] shape = parser.parseDimensionList(true, true);
    int elementStart = parser.position();
    Type element = parseNested();
    parser.parsePunctuation(">");
    boolean scalable = shape.length == 2 && shape[0] == ShapedType.DYNAMIC && shape[1] != ShapedType.DYNAMIC;
    if (!scalable && (shape.length != 1 || shape[0] == ShapedType.DYNAMIC)) {
      throw parser.error(dimensions, "expected '? x <integer> x <type>' or '<integer> x <type>'");
    }
    if (!scalable && LlvmVectorType.isBuiltinElement(element)) {
      throw parser.error(elementStart, "cannot use !llvm.vec for built-in primitives, use 'vector' instead");
    }
    int length = (int) shape[shape.length - 1];
    check(start, LlvmVectorType.verify(element, length, scalable));
    return LlvmVectorType.of(element, length, scalable);
  }

  private Type parseTarget() {
    parser.parsePunctuation("<");
    String name = parameter(parser::parseString, "LLVMTargetExtType", "extTypeName", "::llvm::StringRef");
    List<Type> types = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    if (parser.parseOptionalPunctuation(",")) {
      parseTargetParameters(types, numbers);
    }
    parser.parsePunctuation(">");
    return TargetExtType.of(
        parser.context(), name, types, numbers.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Parses types and then numbers. */
  private void parseTargetParameters(List<Type> types, List<Integer> numbers) {
    do {
      if (!parseTargetParameter(types, numbers)) {
        throw failedParameters();
      }
    } while (parser.parseOptionalPunctuation(","));
  }

  private boolean parseTargetParameter(List<Type> types, List<Integer> numbers) {
    try {
      Integer number = ParameterForms.parseOptionalInt(parser);
      if (number != null) {
        return numbers.add(number);
      }
      return numbers.isEmpty() && types.add(parseNested());
    } catch (ParseError wrong) {
      throw wrong.then(failedParameters());
    }
  }

  private ParseError failedParameters() {
    return parser.error("failed to parse parameter list for target extension type");
  }

  private void check(int position, @Nullable String problem) {
    if (problem != null) {
      throw parser.error(position, problem);
    }
  }
}
