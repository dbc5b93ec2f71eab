// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.execution.Constants;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;

/**
 * Parses function arguments: {@code 4, dense<[1.0, 2.0]>}. An argument without a type has its parameter's type; the
 * sizes of dynamic dimensions follow from the nesting of the elements, or from an explicit type. An explicit buffer
 * type also determines dynamic offsets and strides: {@code [1.0, 2.0] : memref<2xf32, strided<[3], offset: 1>>}.
 * Without it the buffer is contiguous.
 */
public final class ArgumentReader {
  private static final String NAME = "value";
  /** An integer literal, which may represent a floating-point number. */
  private static final Pattern WHOLE_NUMBER = Pattern.compile(
      "(?<![\\w.\"+-])\\d+(?![\\w.\"])|(?<=[-+])(?<![eE][-+])\\d+(?![\\w.\"])");

  private static final Pattern CONDITION = Pattern.compile("(true|false)(\\s*:\\s*i1)?");

  private final Execution execution;

  /** @param execution the execution that creates the buffers */
  public ArgumentReader(Execution execution) {
    this.execution = execution;
  }

  /**
   * Parses the values.
   *
   * @throws IllegalArgumentException if the text is malformed, with a message for the user
   */
  public List<Object> read(String text, List<Type> types) {
    List<String> parts = split(text);
    if (parts.size() != types.size()) {
      throw new IllegalArgumentException("expected " + types.size() + " arguments, but got " + parts.size());
    }
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      try {
        values.add(value(parts.get(i), types.get(i)));
      } catch (UnsupportedOperationException | IllegalArgumentException | ArithmeticException
          | ExecutionException wrong) {
        throw new IllegalArgumentException("argument " + i + " of type " + types.get(i) + ": " + wrong.getMessage());
      }
    }
    return values;
  }

  /** Splits at commas outside of brackets and quotes. */
  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    boolean isQuoted = false;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        isQuoted = !isQuoted;
      } else if (!isQuoted) {
        depth += "([{<".indexOf(c) >= 0 ? 1 : ")]}>".indexOf(c) >= 0 ? -1 : 0;
        if (depth < 0) {
          throw new IllegalArgumentException("a bracket is closed that is not open: " + text.substring(0, i + 1));
        }
        if (c == ',' && depth == 0) {
          parts.add(text.substring(start, i).strip());
          start = i + 1;
        }
      }
    }
    if (isQuoted || depth > 0) {
      throw new IllegalArgumentException(
          "a " + (isQuoted ? "quote" : "bracket") + " is not closed: " + text.substring(start).strip());
    }
    String last = text.substring(start).strip();
    if (!parts.isEmpty() || !last.isEmpty()) {
      parts.add(last);
    }
    return parts;
  }

  private Object value(String text, Type type) {
    if (type instanceof ComplexType) {
      String suffix = " : " + type;
      String number = withFraction(
          text.endsWith(suffix) ? text.substring(0, text.length() - suffix.length()) : text, type);
      return ((Elements) Constants.of(parse("dense<" + number + "> : tensor<" + type + ">", type))).get(0);
    }
    if (!(type instanceof ShapedType shaped)) {
      return Constants.of(parse(scalar(text, type), type));
    }
    int colon = typeColon(text);
    ShapedType stated = colon < 0 ? null : statedType(text.substring(colon + 1).strip(), type);
    String literal = colon < 0 ? text : text.substring(0, colon).strip();
    literal = literal.startsWith("dense") ? literal : "dense<" + literal + ">";
    literal = withFraction(literal, shaped.elementType());
    Object value = Constants.of(parse(literal + " : " + literalType(literal, stated == null ? shaped : stated), type));
    if (!(value instanceof Elements elements)) {
      throw new IllegalArgumentException("expected elements");
    }
    checkShape(elements, shaped);
    return type instanceof BaseMemRefType memref
        ? BufferLayout.of(memref, stated, elements.sizes()).allocate(elements, execution) : elements;
  }

  /** Returns the element literal, with integers written as floating-point numbers if the type requires it. */
  private static String withFraction(String literal, Type element) {
    Type part = element instanceof ComplexType complex ? complex.elementType() : element;
    return part instanceof FloatType ? WHOLE_NUMBER.matcher(literal).replaceAll("$0.0") : literal;
  }

  private static ShapedType statedType(String text, Type type) {
    if (parse(text, type) instanceof TypeAttr attribute && attribute.value() instanceof ShapedType shaped) {
      return shaped;
    }
    throw new IllegalArgumentException("expected a type with a shape, but got " + text);
  }

  private static String scalar(String text, Type type) {
    if (CONDITION.matcher(text).matches()) {
      return text.startsWith("true") ? "true" : "false"; // which are never followed by their type
    }
    if (type instanceof FloatType && text.matches("[-+]?[0-9]+")) {
      return text + ".0 : " + type;
    }
    if (type instanceof FloatType && text.matches("[-+]?(inf|nan)")) {
      return bits(text, (FloatType) type) + " : " + type;
    }
    return typeColon(text) < 0 ? text + " : " + type : text;
  }

  /** Returns the bits of infinity or NaN, by which the syntax of attributes states them. */
  private static String bits(String text, FloatType type) {
    double value = text.contains("nan") ? Double.NaN
        : text.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    return "0x" + FloatAttr.of(type, value).bits().toString(16);
  }

  /** Returns the position of the colon before the type of a value, outside of brackets; -1 if there is none. */
  private static int typeColon(String text) {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += "([{<".indexOf(c) >= 0 ? 1 : ")]}>".indexOf(c) >= 0 ? -1 : 0;
      if (c == ':' && depth == 0) {
        return i;
      }
    }
    return -1;
  }

  private static String literalType(String literal, ShapedType type) {
    StringBuilder text = new StringBuilder("tensor<");
    List<Long> nested = nesting(literal);
    int rank = type.hasRank() ? type.rank() : nested.size();
    for (int i = 0; i < rank; i++) {
      boolean isDynamic = !type.hasRank() || type.isDynamicDim(i);
      if (isDynamic && i >= nested.size()) {
        throw new IllegalArgumentException(
            "the size of dimension " + i + " is unknown; state the type: " + literal + " : tensor<...>");
      }
      text.append(isDynamic ? nested.get(i) : Long.valueOf(type.dim(i))).append('x');
    }
    return text.append(type.elementType()).append('>').toString();
  }

  /** Returns the number of elements on each level of nested lists, determined from the first elements. */
  private static List<Long> nesting(String literal) {
    List<Long> sizes = new ArrayList<>();
    int level = 0;
    int parentheses = 0; // of complex numbers
    boolean[] isClosed = new boolean[literal.length() + 1];
    for (int i = literal.indexOf('<') + 1; i < literal.length(); i++) {
      char c = literal.charAt(i);
      if (c == '[') {
        level++;
        if (level > sizes.size()) {
          sizes.add(isEmptyList(literal, i + 1) ? 0L : 1L);
        }
      } else if (c == ']') {
        isClosed[level--] = true;
      } else if (c == '(' || c == ')') {
        parentheses += c == '(' ? 1 : -1;
      } else if (c == ',' && parentheses == 0 && level > 0 && !isClosed[level] && level <= sizes.size()) {
        sizes.set(level - 1, sizes.get(level - 1) + 1);
      }
    }
    return sizes;
  }

  private static boolean isEmptyList(String literal, int from) {
    return literal.substring(from).stripLeading().startsWith("]");
  }

  private static void checkShape(Elements elements, ShapedType type) {
    boolean fits = !type.hasRank() || type.rank() == elements.rank();
    for (int i = 0; fits && type.hasRank() && i < type.rank(); i++) {
      fits = type.isDynamicDim(i) || type.dim(i) == elements.size(i);
    }
    if (!fits || elements.format().type() != type.elementType()) {
      throw new IllegalArgumentException("the elements have another type");
    }
  }

  /** Parses an attribute as a module attribute. */
  private static Attribute parse(String text, Type type) {
    List<String> errors = new ArrayList<>();
    Operation module = IRParser.parse(SourceText.of("argument", "module attributes {" + NAME + " = " + text + "} {}"),
        type.context(), ParserOptions.PERMISSIVE, diagnostic -> errors.add(diagnostic.message()));
    @Nullable Attribute value = module == null ? null : module.getAttr(NAME);
    if (value == null) {
      throw new IllegalArgumentException("cannot read '" + text + "'" + (errors.isEmpty() ? "" : ": " + errors.get(0)));
    }
    return value;
  }
}
