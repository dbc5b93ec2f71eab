// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;

/**
 * The text of a type or attribute after its mnemonic, compiled from MLIR's notation for assembly formats of types and
 * attributes:
 * <ul>
 *   <li><code>`word`</code>, a keyword or punctuation; an empty literal and <code>` `</code> change the space before
 *       the next element;
 *   <li>{@code $name}, a parameter; {@code qualified($name)}, with prefix and mnemonic;
 *   <li>{@code params}, all parameters, separated by commas;
 *   <li>{@code struct(params)} and {@code struct($a, $b)}, a list of {@code name = value} in any order;
 *   <li>{@code ( elements )?} and {@code ( elements ) : ( elements )?}, an optional group and its alternative. The
 *       group begins with a literal, or, without an alternative, a literal follows it. It is written if the parameter
 *       before {@code ^} has a value, the alternative if the parameter has none; or the other way round, if {@code ^}
 *       is in the alternative.
 * </ul>
 * Spaces between elements follow MLIR's rules.
 */
public final class ParameterFormat {
  private final List<Element> elements;

  private ParameterFormat(List<Element> elements) {
    this.elements = elements;
  }

  /**
   * Compiles a format.
   *
   * @param definition the name of the type or attribute in errors of the parser
   * @throws IllegalArgumentException if the format is malformed
   */
  static ParameterFormat compile(String format, String definition, List<Parameter<?>> parameters) {
    return new ParameterFormat(new ParameterFormatCompiler(format, definition, parameters).compile());
  }

  /** Returns whether {@link #parseOptional} can be called. */
  boolean beginsWithLiteral() {
    return !elements.isEmpty() && elements.get(0) instanceof Literal;
  }

  /**
   * Parses the text if the literal with which it begins comes next. Returns whether it did.
   *
   * @throws IllegalStateException if the text does not begin with a literal
   */
  boolean parseOptional(AsmParser parser, @Nullable Object[] values) {
    if (!(elements.get(0) instanceof Literal first)) {
      throw new IllegalStateException("the text does not begin with a literal");
    }
    if (!first.parseOptional(parser)) {
      return false;
    }
    elements.subList(1, elements.size()).forEach(element -> element.parse(parser, values));
    return true;
  }

  /** Parses the text and sets the elements of {@code values} whose parameters are written. */
  void parse(AsmParser parser, @Nullable Object[] values) {
    for (Element element : elements) {
      element.parse(parser, values);
    }
  }

  void print(AsmPrinter printer, @Nullable Object[] values) {
    for (Element element : elements) {
      element.print(printer, values);
    }
  }

  /** A part of a text. */
  interface Element {
    void parse(AsmParser parser, @Nullable Object[] values);

    void print(AsmPrinter printer, @Nullable Object[] values);
  }

  /**
   * A keyword or punctuation.
   *
   * @param prefix the white space before it
   */
  record Literal(String text, String prefix) implements Element {
    private boolean isKeyword() {
      return Character.isLetter(text.charAt(0)) || text.charAt(0) == '_';
    }

    @Override
    public void parse(AsmParser parser, @Nullable Object[] values) {
      if (isKeyword()) {
        parser.parseKeyword(text);
      } else {
        parser.parsePunctuation(text);
      }
    }

    boolean parseOptional(AsmParser parser) {
      return isKeyword() ? parser.parseOptionalKeyword(text) : parser.parseOptionalPunctuation(text);
    }

    @Override
    public void print(AsmPrinter printer, @Nullable Object[] values) {
      printer.print(prefix).print(text);
    }
  }

  /** White space that is printed only. */
  record Space(String text) implements Element {
    @Override
    public void parse(AsmParser parser, @Nullable Object[] values) {
      // text may have white space anywhere
    }

    @Override
    public void print(AsmPrinter printer, @Nullable Object[] values) {
      printer.print(text);
    }
  }

  /**
   * A parameter.
   *
   * @param prefix the white space before it
   */
  record Variable(Parameter<?> parameter, int index, String definition, String prefix) implements Element {
    @Override
    public void parse(AsmParser parser, @Nullable Object[] values) {
      values[index] = parameter.parse(parser, definition);
    }

    @Override
    public void print(AsmPrinter printer, @Nullable Object[] values) {
      printer.print(prefix);
      Object value = values[index];
      if (value != null) {
        parameter.print(printer, value);
      }
    }
  }

  /** A list of {@code name = value} without the parameters that have no value or the default value. */
  record Struct(List<Variable> variables, String definition, String prefix) implements Element {
    @Override
    public void parse(AsmParser parser, @Nullable Object[] values) {
      if (variables.stream().allMatch(variable -> variable.parameter.isRequired())) {
        parseAll(parser, values);
      } else {
        parseSome(parser, values);
      }
    }

    private void parseAll(AsmParser parser, @Nullable Object[] values) {
      for (int i = 0; i < variables.size(); i++) {
        if (i > 0) {
          parser.parsePunctuation(",");
        }
        parseValue(parser, parseName(parser), values);
      }
    }

    private void parseSome(AsmParser parser, @Nullable Object[] values) {
      boolean mayBeEmpty = variables.stream().noneMatch(variable -> variable.parameter.isRequired());
      String name = mayBeEmpty ? parser.parseOptionalKeyword() : parseName(parser);
      while (name != null) {
        parseValue(parser, name, values);
        name = parser.parseOptionalPunctuation(",") ? parseName(parser) : null;
      }
      for (Variable variable : variables) {
        if (variable.parameter.isRequired() && values[variable.index] == null) {
          throw parser.error("struct is missing required parameter: " + variable.parameter.name());
        }
      }
    }

    private String parseName(AsmParser parser) {
      String name = parser.parseOptionalKeyword();
      if (name == null) {
        parser.expectedOneOf(variables.stream().map(variable -> variable.parameter.name()).toList());
        throw parser.error("expected valid keyword").then(parser.error("expected a parameter name in struct"));
      }
      return name;
    }

    private void parseValue(AsmParser parser, String name, @Nullable Object[] values) {
      parser.parsePunctuation("=");
      for (Variable variable : variables) {
        if (values[variable.index] == null && variable.parameter.name().equals(name)) {
          variable.parse(parser, values);
          return;
        }
      }
      throw parser.error("duplicate or unknown struct parameter name: " + name);
    }

    @Override
    public void print(AsmPrinter printer, @Nullable Object[] values) {
      String separator = prefix;
      for (Variable variable : variables) {
        Object value = values[variable.index];
        if (variable.parameter.isWritten(value)) {
          printer.print(separator).print(variable.parameter.name()).print(" = ");
          variable.parameter.print(printer, value);
          separator = ", ";
        }
      }
    }
  }

  /**
   * Elements that a text has or omits.
   *
   * @param elements the elements of which the first one, a literal, decides that the text has them
   * @param otherwise the elements of a text without these
   * @param anchors the parameters of which one has a value if the anchored branch is printed
   * @param isAnchoredOtherwise whether that branch is {@code otherwise}
   */
  record Group(
      List<Element> elements, List<Element> otherwise, List<Variable> anchors, boolean isAnchoredOtherwise)
      implements Element {
    @Override
    public void parse(AsmParser parser, @Nullable Object[] values) {
      if (((Literal) elements.get(0)).parseOptional(parser)) {
        elements.subList(1, elements.size()).forEach(element -> element.parse(parser, values));
      } else {
        otherwise.forEach(element -> element.parse(parser, values));
      }
    }

    @Override
    public void print(AsmPrinter printer, @Nullable Object[] values) {
      boolean isWritten = anchors.stream().anyMatch(anchor -> anchor.parameter.isWritten(values[anchor.index]));
      List<Element> printed = isWritten == isAnchoredOtherwise ? otherwise : elements;
      printed.forEach(element -> element.print(printer, values));
    }
  }

  /** Elements that are there if the literal after them does not come next. */
  record GroupBeforeLiteral(List<Element> elements, List<Variable> anchors, Literal end) implements Element {
    @Override
    public void parse(AsmParser parser, @Nullable Object[] values) {
      if (!end.parseOptional(parser)) {
        elements.forEach(element -> element.parse(parser, values));
        end.parse(parser, values);
      }
    }

    @Override
    public void print(AsmPrinter printer, @Nullable Object[] values) {
      if (anchors.stream().anyMatch(anchor -> anchor.parameter.isWritten(values[anchor.index]))) {
        elements.forEach(element -> element.print(printer, values));
      }
      end.print(printer, values);
    }
  }
}
